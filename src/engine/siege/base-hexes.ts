import type { HexName } from '../board/field.js';
import { cellOf } from '../hex/grid.js';
import { parseLabel } from '../hex/label.js';
import { distance } from '../hex/lattice.js';

/** A hex by the short name of its board, which may be empty, and by its label. */
const ON_BOARD = /^([A-Z][a-z]{2})?([A-Z]+[0-9]+)$/;

/**
 * Whether two different hexes are neighbours. Null: they lie on two boards, and only a scenario tells how these lie to
 * each other.
 */
export function touch(one: HexName, other: HexName): boolean | null {
  const [[, board, first = ''], [, elsewhere, second = '']] = [ON_BOARD.exec(one) ?? [], ON_BOARD.exec(other) ?? []];
  const [from, to] = [parseLabel(first), parseLabel(second)];
  if (!from || !to || board !== elsewhere) return null;
  return distance(cellOf(from), cellOf(to)) === 1;
}
