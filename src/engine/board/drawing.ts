import { labelOf } from '../hex/grid.js';
import { printLabel } from '../hex/label.js';
import type { BoardError, Charted } from './board-error.js';
import type { BoardDocument } from './document.js';
import { COLUMNS_MAX, ROWS_MAX } from './shape.js';
import type { TerrainType } from './terrain.js';

/** The signs of a drawing. */
export const SIGNS: Readonly<Record<string, TerrainType>> = {
  '.': 'flatGround',
  '/': 'slope',
  ',': 'scrub',
  T: 'tree',
  '#': 'houseInterior',
  D: 'doorHex',
  Y: 'yardEntrance',
};

/** A board drawn as text: the name of a board, and lines of signs from top to bottom. */
export interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Reads a drawing in which the hexes stand as on the board, half a row to a line: the first line holds row 1 of the
 * columns B, D…, the second row 1 of A, C…, the third row 2 of B, D… and so on; the last is again of B, D…. Signs are
 * set apart by blanks; how many blanks does not matter.
 *
 *       .   T
 *     .   ,   .
 *       .   .
 *
 * is a board of five columns and one row, with a tree in D1 and scrub in C1. Hexsides are stated apart (`overlay`).
 */
export function boardFromDrawing({ id, title, lines }: Drawing): Charted<BoardDocument> {
  const drawn = lines.map((line) => line.split(/\s+/).filter((sign) => sign !== ''));
  const [evens = [], odds = []] = drawn;
  const columns = evens.length + odds.length;
  const rows = (lines.length - 1) / 2;
  const errors = frameErrors(id, drawn);
  if (errors.length > 0) return { ok: false, errors };
  const terrain: Partial<Record<TerrainType, string[]>> = {};
  for (const [line, signs] of drawn.entries()) {
    for (const [index, sign] of signs.entries()) {
      const hex = printLabel(labelOf({ x: 2 * index + (line % 2 === 0 ? 1 : 0), y: line + 1 }));
      const type = SIGNS[sign];
      if (type === undefined) errors.push({ board: id, where: hex, reason: `${sign} is the sign of no terrain` });
      else if (type !== 'flatGround') (terrain[type] ??= []).push(hex);
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { id, title, columns, rows, terrain, hexsides: {}, elevation: {} } };
}

function frameErrors(board: string, drawn: readonly (readonly string[])[]): BoardError[] {
  const [evens = [], odds = []] = drawn;
  const wrong = (line: number, reason: string): BoardError => ({ board, where: `line ${line}`, reason });
  if (drawn.length < 3 || drawn.length % 2 === 0) return [wrong(drawn.length, 'a drawing has 3, 5, 7… lines')];
  if (drawn.length > 2 * ROWS_MAX + 1) return [wrong(drawn.length, `a board has at most ${ROWS_MAX} rows`)];
  if (evens.length + odds.length > COLUMNS_MAX) return [wrong(1, `a board has at most ${COLUMNS_MAX} columns`)];
  const spare = odds.length - evens.length;
  if (spare !== 0 && spare !== 1) return [wrong(2, 'columns A, C… are as many as B, D… or one more')];
  return drawn.flatMap((signs, line) => {
    const expected = line % 2 === 0 ? evens.length : odds.length;
    return signs.length === expected ? [] : [wrong(line + 1, `has ${signs.length} hexes instead of ${expected}`)];
  });
}
