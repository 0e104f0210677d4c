import { cellOf, compareLabels } from './grid.js';
import { parseLabel, printLabel, type Label } from './label.js';
import { directionTo } from './lattice.js';

/** A hexside by the two hexes beside it (pbem:3.5c), as written: the order may matter to the writer. */
export interface Hexside {
  readonly first: Label;
  readonly second: Label;
}

/** Reads `T6/S6`; null if it is malformed or the two hexes do not touch. */
export function parseHexside(text: string): Hexside | null {
  const [one = '', other = '', ...rest] = text.split('/');
  const first = parseLabel(one);
  const second = parseLabel(other);
  if (!first || !second || rest.length > 0) return null;
  return directionTo(cellOf(first), cellOf(second)) === null ? null : { first, second };
}

/** The hexside as the herald writes it: hexes by column and row, so `T6/S6` and `S6/T6` both print as `S6/T6`. */
export function printHexside({ first, second }: Hexside): string {
  const [a, b] = compareLabels(first, second) <= 0 ? [first, second] : [second, first];
  return `${printLabel(a)}/${printLabel(b)}`;
}
