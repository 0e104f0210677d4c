import type { FieldHex } from '../../../../board/field.js';
import { isGate, leansOnWall, topOf } from '../../../../board/location.js';
import { byBook } from '../books/of.js';

const gatesOf = byBook(({ ladders }) => ladders.gates);

/**
 * The rule by which the ladder in the first place leads nowhere, since nobody gets onto what it points to: no rampart
 * (pbem:19.11ad), or a gate in Siege (siege-en:1.91i); null: it leads there, or points elsewhere.
 */
export function leadsNowhere(ladder: FieldHex, wall: FieldHex): string | null {
  if (leansOnWall(ladder, wall)) return 'pbem:19.11ad';
  const isShut = topOf(ladder) === wall && isGate(wall) && gatesOf(ladder.ruleset) === 'unscaled';
  return isShut ? 'siege-en:1.91i' : null;
}
