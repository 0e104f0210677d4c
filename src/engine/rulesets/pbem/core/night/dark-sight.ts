import type { FieldHex } from '../../../../board/field.js';
import { distance } from '../../../../hex/lattice.js';
import type { Position } from '../../../../position/position.js';
import { type Unit, isCharacter } from '../../../../position/unit.js';
import type { CharacterClass } from '../../../../position/unit-sheet.js';
import { adjacent } from '../terrain/adjacency.js';
import { isDark, lightOf, type Light } from './light.js';

/** Why darkness hides something. */
export interface Hidden {
  readonly rule: string;
  readonly because: string;
}

/** How far a unit can see into the dark, in hexes (pbem:21.1b), and in a secret passage (pbem:16.34c). */
const NIGHT_HEXES = 3;
const PASSAGE_HEXES = 1;

/** Classes that can be seen in the dark only from a hex beside them (pbem:2.73b, 2.74b). */
const STEALTHY: readonly (readonly [CharacterClass, string])[] = [
  ['assassin', 'pbem:2.73b'],
  ['ninja', 'pbem:2.74b'],
];

/** Why darkness hides a hex from another hex, or null: only the light in the hidden hex counts (pbem:21.1c). */
export function whyInDark(light: Light | undefined, from: FieldHex, to: FieldHex): Hidden | null {
  if (!isDark(light, to)) return null;
  const passage = to.terrain === 'secretPassage';
  const range = distance(from.cell, to.cell);
  if (range <= (passage ? PASSAGE_HEXES : NIGHT_HEXES)) return null;
  return {
    rule: passage ? 'pbem:16.34c' : 'pbem:21.1b',
    because: `no sight of ${to.name} from ${from.name}: it is dark there, and ${range} hexes away`,
  };
}

/** The same for a unit in the hex: assassins and ninja are hard to see in the dark. */
export function whyUnitInDark(
  position: Position,
  from: FieldHex,
  to: FieldHex,
  target: Unit,
  light: Light | undefined = lightOf(position),
): Hidden | null {
  if (!isDark(light, to)) return null;
  if (isCharacter(target) && from !== to && !adjacent(position, from.name, to.name)) {
    const rule = STEALTHY.find(([one]) => target.sheet.classes.includes(one))?.[1];
    if (rule !== undefined) {
      const because = `${target.id} is seen in the dark of ${to.name} from adjacent hexes only, not from ${from.name}`;
      return { rule, because };
    }
  }
  return whyInDark(light, from, to);
}
