import type { Battered, Resisting } from '../../../game/facts.js';
import { tallyNamed } from '../../../position/barricade-hexes.js';
import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type Tally } from '../../../position/siege-works.js';
import { engineTarget } from './engine-target.js';
import { handTarget } from './hand-target.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { resistanceOf, type Target } from './resistances.js';

/** All that has been battered and stands, or has been reinforced, in the order of names (pbem:19.2b, 19.7a). */
export function damageShown(position: Position): readonly Battered[] {
  return namesBattered(position).flatMap((name) => {
    const tally = tallyNamed(position, name);
    const found = [
      ...(tally.hand === undefined ? [] : [handTarget(position, name)]),
      ...(Object.keys(tally).some((means) => means !== 'hand') ? [engineTarget(position, name)] : []),
    ];
    return found.flatMap((target) => (target.ok ? [shown(target.value, tally)] : []));
  });
}

/** Names of what has a tally; a barricade is shown hex by hex, also where an old record counted it as a whole. */
function namesBattered({ battered = {}, equipment = [] }: Position): readonly string[] {
  const names = Object.keys(battered).flatMap((name) => {
    const one = equipment.find(({ id }) => id === name);
    return one?.kind === 'barricade' ? one.hexes : [name];
  });
  return names.sort();
}

function shown(target: Target, tally: Tally): Battered {
  const { name, kind } = target;
  const resistance = resistanceOf(target);
  const standings = BATTERING_MEANS.flatMap((means): readonly Resisting[] => {
    const full = resistance[means];
    return full === undefined ? [] : [{ means, full, left: pointsLeft(resistance, tally, means) }];
  });
  return { name, kind, standings };
}
