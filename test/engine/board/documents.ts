import type { BoardDocument } from '../../../src/engine/board/document.js';

/** A small board to state things about: six columns, five rows, all flat. */
export function board(over: Partial<BoardDocument> = {}): BoardDocument {
  return { id: 'Tst', title: 'Test', columns: 7, rows: 5, terrain: {}, hexsides: {}, elevation: {}, ...over };
}
