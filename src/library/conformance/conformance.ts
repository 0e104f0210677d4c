import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { loadBoards } from '../boards.js';
import { belongsTo, loadCatalogue, type Catalogue } from '../catalogue.js';
import { readCaseFile, type LocatedCase } from './case-file.js';
import { groundFinder } from './case-ground.js';
import { loadProfiles } from './profiles.js';
import type { CaseResult } from './result.js';
import type { Materials } from './materials.js';
import { runFile, runInherited } from './run-file.js';
import { Heir, inheritances, type InheritedCase } from './inherited.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** The folder of the cases that ship with Herald; the same from `src/` and from `dist/`. */
export const CONFORMANCE_FOLDER = `${PACKAGE_ROOT}conformance/`;

/** The book from whose cases others inherit. */
const FAMILY = 'pbem';

/** There are no cases to run: the path has none, its book has no ruleset, or the rule has no case. */
export class NoCases extends Error {
  readonly type = 'NoCases';
}

export interface ConformanceRun {
  readonly results: readonly CaseResult[];
  /** Rules of the books whose cases ran. */
  readonly catalogue: Catalogue;
}

export interface ConformanceOptions {
  /** Files and folders; none: everything that ships. */
  readonly paths: readonly string[];
  /** A rule, or what stands before a letter or a point of its id: `pbem:7.3` means 7.3a too. */
  readonly rule: string | null;
  /** Only cases of this id, with their trace; absent: all, without. */
  readonly trace?: string | undefined;
  /** Nothing runs after the first case that fails; absent: everything does. */
  readonly failFast?: boolean | undefined;
  readonly progress?: (done: number, of: number) => void;
}

/**
 * Runs all cases of some files. The folder of a file names the book. A book whose cases run as a whole also runs
 * those that it inherits. Throws NoCases and ContentError.
 */
export function runConformance(
  books: Readonly<Record<string, Rulebook>>,
  { paths, rule, trace, failFast = false, progress = () => undefined }: ConformanceOptions,
): ConformanceRun {
  const files = filesOf(paths.length > 0 ? paths : [CONFORMANCE_FOLDER], books);
  const catalogue = loadCatalogue([...new Set(files.map(({ book }) => book))]);
  const known = loadCatalogue(Object.keys(books));
  const profiles = loadProfiles(join(CONFORMANCE_FOLDER, 'profiles.yaml'));
  const groundOf = groundFinder(loadBoards());
  const wanted = (rules: readonly string[]): boolean => rule === null || rules.some((id) => belongsTo(id, rule));
  const choice = { wanted, trace: trace ?? null, failFast };
  const results: CaseResult[] = [];
  for (const [index, { path, book, inherited }] of files.entries()) {
    progress(index, files.length);
    const materials: Materials = {
      book: books[book] as Rulebook,
      books,
      profiles,
      groundOf,
      isRule: (id) => known.rule(id) !== undefined,
    };
    const file = relative(process.cwd(), path);
    results.push(
      ...(inherited
        ? runInherited(inherited, file, materials, choice)
        : runFile(readFileSync(path, 'utf8'), file, materials, choice)),
    );
    if (failFast && results.some(({ failures }) => failures.length > 0)) break;
  }
  progress(files.length, files.length);
  if (rule !== null && results.length === 0) throw new NoCases(`no case stands for the rule ${rule}`);
  if (trace !== undefined && results.length === 0) throw new NoCases(`there is no case ${trace}`);
  return { results, catalogue };
}

/** Rules of a book for which a case stands among those that ship. */
export function provenRules(book: string): ReadonlySet<string> {
  return new Set(casesOfBook(book).flatMap(({ written }) => written.rules));
}

/** A case that ships, and where it stands. */
export interface ShippedCase extends Pick<LocatedCase, 'written'> {
  readonly path: string;
  readonly line: number;
}

/** The cases of a book that ship, in the order of their files; none if the book has no cases. */
export function casesOfBook(book: string): readonly ShippedCase[] {
  const folder = join(CONFORMANCE_FOLDER, book);
  if (!existsSync(folder)) return [];
  return casesBelow(folder).flatMap((path) =>
    readCaseFile(readFileSync(path, 'utf8'), path).cases.map(({ written, lineAt }) => ({
      path,
      written,
      line: lineAt([]),
    })),
  );
}

interface CasePlace {
  readonly path: string;
  readonly book: string;
  /** The cases of the file that a book inherits from another; absent: they are its own. */
  readonly inherited?: readonly LocatedCase[];
}

function filesOf(paths: readonly string[], books: Readonly<Record<string, Rulebook>>): readonly CasePlace[] {
  return paths.flatMap((given) => {
    const path = resolve(given);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new NoCases(`there is no file or folder ${given}`);
    const found = stat.isDirectory() ? casesBelow(path) : [path];
    const places = found.map((file) => ({ path: file, book: bookOf(file, books) }));
    const foreign = places.find(({ book }) => !Object.hasOwn(books, book));
    if (foreign) throw new NoCases(`${relative(process.cwd(), foreign.path)}: there is no ruleset ${foreign.book}`);
    if (places.length === 0 && given !== CONFORMANCE_FOLDER) throw new NoCases(`there are no cases in ${given}`);
    return [...places, ...inheritedBelow(path, books)];
  });
}

/** The nearest folder above a file that has the name of a book; if there is none, the folder of the file. */
function bookOf(file: string, books: Readonly<Record<string, Rulebook>>): string {
  const folders = dirname(file).split(sep).reverse();
  return folders.find((folder) => Object.hasOwn(books, folder)) ?? basename(dirname(file));
}

/** The files of the family from which a book inherits cases, if all of its own cases run. */
function inheritedBelow(path: string, books: Readonly<Record<string, Rulebook>>): readonly CasePlace[] {
  const whole = resolve(CONFORMANCE_FOLDER);
  return Object.keys(inheritances())
    .filter((book) => Object.hasOwn(books, book) && [whole, join(whole, book)].includes(path))
    .flatMap((book) => {
      const cases = inheritedBy(book).filter(({ notRun }) => notRun === null);
      const files = [...new Set(cases.map((one) => one.path))];
      return files.map((file) => ({
        path: file,
        book,
        inherited: cases.filter((one) => one.path === file).map(({ located }) => located),
      }));
    });
}

/** The cases of the family that a book inherits, those included that are not run under it. */
export function inheritedBy(book: string): readonly (InheritedCase & { readonly path: string })[] {
  const inheritance = inheritances()[book];
  if (!inheritance) return [];
  const heir = new Heir(book, inheritance);
  return casesBelow(join(CONFORMANCE_FOLDER, FAMILY)).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    if (!heir.rules.some((rule) => text.includes(rule))) return [];
    return readCaseFile(text, path).cases.flatMap((one) => {
      const inherited = heir.inherited(one, basename(path, '.yaml'));
      return inherited ? [{ ...inherited, path }] : [];
    });
  });
}

/** Files of cases lie in folders named after books; files at the top (profiles) hold no cases. */
function casesBelow(folder: string): readonly string[] {
  const isBook = resolve(folder) !== resolve(CONFORMANCE_FOLDER);
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return casesBelow(path);
    return isBook && /\.ya?ml$/.test(entry.name) ? [path] : [];
  });
}
