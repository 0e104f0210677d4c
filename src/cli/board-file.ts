import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import type { BoardDocument } from '../engine/board/document.js';
import { badInput } from './exit-code.js';
import { isSystemError, whyUnread } from './system-error.js';

/** No board or map is a larger file. */
const BYTES_MAX = 16_000_000;

/** Files of the Tiled editor. */
const TILED = ['.tmj', '.json'];

/** Whether a file is a Tiled map, by the end of its name. */
export function isTiledFile(file: string): boolean {
  return TILED.includes(extname(file).toLowerCase());
}

/** The text of a file that somebody named. Throws CliError if it cannot be read. */
export function textOf(file: string): string {
  try {
    if (statSync(file).size > BYTES_MAX) throw badInput(`${file} is larger than ${BYTES_MAX} bytes: no board is`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error)) throw badInput(whyUnread(file, error));
    throw error;
  }
}

/** The board that ships under a short name, or that of a file: YAML, or a Tiled map. Throws CliError. */
export async function boardCalled(what: string): Promise<BoardDocument> {
  const [{ loadBoards, parseBoard }, { ContentError }] = await Promise.all([
    import('../library/boards.js'),
    import('../library/content-file.js'),
  ]);
  try {
    if (existsSync(what)) return isTiledFile(what) ? await importedMap(what) : parseBoard(textOf(what), what);
    const board = loadBoards().get(what);
    if (board) return board;
  } catch (error) {
    if (error instanceof ContentError) throw badInput(error.message);
    throw error;
  }
  throw badInput(`${what} is neither a board that ships (herald board list) nor a file`);
}

/** The board of a Tiled map; its tilesets may be files beside it. Throws CliError and ContentError. */
export async function importedMap(file: string): Promise<BoardDocument> {
  const { importTmj } = await import('../library/tiled/import.js');
  return importTmj(textOf(file), file, (source) => {
    const beside = join(dirname(file), normalize(source));
    return existsSync(beside) ? textOf(beside) : null;
  });
}
