import { readdirSync, readFileSync } from 'node:fs';
import type { BoardDocument } from '../../engine/board/document.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Setup } from '../../engine/game/setup.js';
import { readCaseFile } from './case-file.js';
import { groundFinder } from './case-ground.js';
import { setupOf } from './case-setup.js';
import { CONFORMANCE_FOLDER } from './conformance.js';
import type { Profiles } from './profiles.js';
import { isBoardless } from './boardless-case.js';

/** The set-ups of the cases of a book. A file is read when it is asked for. */
export interface CaseSetups {
  /** In the order of their names. */
  readonly files: readonly string[];
  /** The set-ups of those cases of a file that have a board and a legal set-up. */
  of(file: string): readonly Setup[];
}

/** These files test tables: each case has one blow and nothing else. They hold half of all cases. */
const TABLES = /^\d+-tables/;

/** The set-ups of the cases that ship for a book. */
export function caseSetups(book: Rulebook, profiles: Profiles, boards: ReadonlyMap<string, BoardDocument>): CaseSetups {
  const folder = `${CONFORMANCE_FOLDER}${book.ruleset.id}/`;
  const materials = { book, profiles, groundOf: groundFinder(boards) };
  const known = new Map<string, readonly Setup[]>();
  const read = (file: string): readonly Setup[] =>
    readCaseFile(readFileSync(`${folder}${file}`, 'utf8'), file).cases.flatMap(({ written }) =>
      isBoardless(written) || written.setUp ? [] : [setupOf(written, materials)],
    );
  return {
    files: readdirSync(folder)
      .filter((name) => name.endsWith('.yaml') && !TABLES.test(name))
      .sort(),
    of(file) {
      const setups = known.get(file) ?? read(file);
      known.set(file, setups);
      return setups;
    },
  };
}
