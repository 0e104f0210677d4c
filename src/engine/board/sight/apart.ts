import { DIRECTION_INDICES } from '../../hex/direction.js';
import type { FieldHex } from '../field.js';
import { TERRAIN_FACTS } from '../terrain-facts.js';
import { hiddenByBridge } from './over-and-under.js';

/** The rule by which two places never see each other, whatever lies between; null: there is none. */
export function placesApart(from: FieldHex, to: FieldHex): string | null {
  const [one, other] = [TERRAIN_FACTS[from.terrain], TERRAIN_FACTS[to.terrain]];
  if (one.apart || other.apart) {
    const below = one.apart ? from.terrain : to.terrain;
    if (from.terrain !== to.terrain) return below === 'dungeon' ? 'pbem:16.33b' : 'pbem:16.34b';
    const next = from.neighbours.some((beyond) => (beyond?.below ?? beyond) === to);
    return below === 'dungeon' || next || from === to ? null : 'pbem:16.34c';
  }
  const touching = from.cell.x === to.cell.x && from.cell.y === to.cell.y && from !== to;
  if (touching && (from.terrain === 'underTower' || to.terrain === 'underTower')) return 'pbem:19.12d';
  return hiddenByBridge(from, to);
}

/** Whether one place of a secret passage lies straight down it from another: sight ends at a bend (pbem:16.34c). */
export function isDownPassage(from: FieldHex, to: FieldHex): boolean {
  if (from.terrain !== 'secretPassage' || to.terrain !== 'secretPassage') return false;
  return DIRECTION_INDICES.some((direction) => {
    let here: FieldHex | null | undefined = from;
    do {
      const beyond: FieldHex | null | undefined = here.neighbours[direction];
      here = beyond?.terrain === 'secretPassage' ? beyond : beyond?.below;
      if (here === to) return true;
    } while (here?.terrain === 'secretPassage');
    return false;
  });
}
