import type { BoardError } from './board-error.js';
import type { BoardDocument } from './document.js';

/** Boards come from other people too (setups, bundles): no board is larger than this. */
export const COLUMNS_MAX = 104;
export const ROWS_MAX = 100;

/** The errors in the frame of a document; its contents may be read only if there are none. */
export function shapeErrors(document: BoardDocument): readonly BoardError[] {
  const errors: BoardError[] = [];
  const board = typeof document.id === 'string' ? document.id : '?';
  const wrong = (where: string, reason: string): void => void errors.push({ board, where, reason });
  if (!/^[A-Z][A-Za-z][a-z]$/.test(board)) wrong('id', 'must be three letters like Vil or TCs');
  if (!isCount(document.columns, COLUMNS_MAX)) wrong('columns', `must be a whole number from 1 to ${COLUMNS_MAX}`);
  if (!isCount(document.rows, ROWS_MAX)) wrong('rows', `must be a whole number from 1 to ${ROWS_MAX}`);
  for (const part of ['terrain', 'under', 'hexsides', 'features', 'elevation'] as const) {
    if (!isListing(document[part] ?? {})) wrong(part, 'must list texts by type');
  }
  const walls: unknown = document.walls ?? [];
  if (!Array.isArray(walls) || !walls.every(isTexts)) wrong('walls', 'must be a list of lists of hexes');
  return errors;
}

function isCount(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isListing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}
