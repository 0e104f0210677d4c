import { readdirSync, readFileSync } from 'node:fs';
import type { BoardError } from '../engine/board/board-error.js';
import { checkBoards } from '../engine/board/build.js';
import type { BoardDocument } from '../engine/board/document.js';
import { CONTENT_FOLDER, ContentError, readContent } from './content-file.js';
import { passes } from './prepared.js';

const BOARD_FOLDER = `${CONTENT_FOLDER}boards/`;

/**
 * A board from its YAML text; parts that it leaves out are empty.
 * @throws ContentError with file, line and reason of everything that is wrong with it
 */
export function parseBoard(text: string, file: string): BoardDocument {
  const content = readContent(text, file, 'board');
  const empty = { terrain: {}, hexsides: {}, elevation: {} };
  const board = { ...empty, ...(content.value as Partial<BoardDocument>) } as BoardDocument;
  let errors: readonly BoardError[] = [];
  const sound = passes(text, 'board', true, () => {
    errors = checkBoards([board], []);
    return errors.length === 0;
  });
  if (sound) return board;
  throw new ContentError(
    errors.map(({ where, reason }) => ({ file, line: content.lineOf(where), reason: `${where} ${reason}` })),
  );
}

/**
 * Every board of a folder by its short name, in the order of their files.
 * @throws ContentError if a file cannot be used or two boards bear the same name
 */
export function loadBoards(folder = BOARD_FOLDER): ReadonlyMap<string, BoardDocument> {
  const boards = new Map<string, BoardDocument>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const board = parseBoard(readFileSync(`${folder}/${file}`, 'utf8'), file);
    if (boards.has(board.id)) {
      throw new ContentError([{ file, line: 1, reason: `${board.id} is the name of another board too` }]);
    }
    boards.set(board.id, board);
  }
  return boards;
}
