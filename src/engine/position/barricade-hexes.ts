import type { HexName } from '../board/field.js';
import { withTally } from './change.js';
import type { Equipment } from './equipment.js';
import type { Position } from './position.js';
import type { Tally } from './siege-works.js';

/*
 * The hexes of a barricade are battered, burnt and repaired each by itself (pbem:19.2s, ruling of 20.1c), so that their
 * tallies bear the names of the hexes. Older records counted the points under the name of the barricade; these are off
 * each of its hexes (ADR 84).
 */

const NONE: readonly Equipment[] = [];

/** The barricade that stands in a hex, or undefined. */
export function barricadeIn({ equipment = NONE }: Pick<Position, 'equipment'>, hex: HexName): Equipment | undefined {
  return equipment.find(({ kind, hexes }) => kind === 'barricade' && hexes.includes(hex));
}

/** Points that have been taken off something so far, by its name; of a barricade by the name of a hex. */
export function tallyNamed(position: Pick<Position, 'battered' | 'equipment'>, what: string): Tally {
  const { battered } = position;
  if (battered === undefined) return {};
  const barricade = battered[what] === undefined ? barricadeIn(position, what) : undefined;
  return battered[what] ?? (barricade ? battered[barricade.id] : undefined) ?? {};
}

/** The position in which the barricade in a hex, if one stands there, has its points counted by hex. */
export function withTalliesByHex(position: Position, hex: string): Position {
  const barricade = barricadeIn(position, hex);
  const tally = barricade && position.battered?.[barricade.id];
  if (!barricade || !tally) return position;
  return barricade.hexes.reduce(
    (counted: Position, one) => withTally(counted, one, tally),
    withTally(position, barricade.id, {}),
  );
}
