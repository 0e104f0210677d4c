import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from './content-file.js';
import { parsedYaml } from './prepared.js';

/** The short facts of a rule in the catalogue; its full text stays in the file. */
export interface CatalogueRule {
  /** `pbem:7.3c`. */
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  /** The rule holds only under this named option; null: it always holds. */
  readonly option: string | null;
  /** `pbem`. */
  readonly book: string;
  /** File of the chapter without its ending: `07-movement`. */
  readonly chapter: string;
}

/** Rules by id, and in the order of the books. */
export interface Catalogue {
  readonly rules: readonly CatalogueRule[];
  rule(id: string): CatalogueRule | undefined;
}

/** A chapter has something that is not an entry of the catalogue. */
export class CatalogueUnsound extends Error {
  readonly type = 'CatalogueUnsound';
}

const FOLDER = `${CONTENT_FOLDER}catalogue`;

const books = new Map<string, readonly CatalogueRule[]>();

let whole: Catalogue | null = null;

/** The rules of some books, by default of all. Read once a process. */
export function loadCatalogue(names?: readonly string[]): Catalogue {
  if (names) return catalogueOf(names);
  // Every answer that names rules asks for all books.
  whole ??= catalogueOf(booksIn(FOLDER));
  return whole;
}

function catalogueOf(names: readonly string[]): Catalogue {
  const rules = names.flatMap((book) => {
    const known = books.get(book) ?? rulesOf(FOLDER, book);
    books.set(book, known);
    return known;
  });
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { rules, rule: (id) => byId.get(id) };
}

/** `pbem:7.3c` belongs to itself, to `pbem:7.3` and to `pbem:7`, but `pbem:7.30` does not belong to `pbem:7.3`. */
export function belongsTo(id: string, rule: string): boolean {
  return id === rule || (id.startsWith(rule) && /^[.a-z]/.test(id.slice(rule.length)));
}

function booksIn(folder: string): readonly string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

function rulesOf(folder: string, book: string): readonly CatalogueRule[] {
  if (!booksIn(folder).includes(book)) return [];
  const files = readdirSync(join(folder, book)).filter((file) => file.endsWith('.yaml'));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(folder, book, file), 'utf8');
    return readChapter(text, book, file.replace(/\.yaml$/, ''));
  });
}

const SHORT_KEYS = new Set(['id', 'title', 'topic', 'option']);

/**
 * The rules of one chapter. Only the short keys go through the YAML reader: the long texts are ten times as many lines,
 * and nobody who looks a rule up by its id waits for them.
 */
export function readChapter(text: string, book: string, chapter: string): readonly CatalogueRule[] {
  const entries: unknown = parsedYaml(shortened(text));
  if (!Array.isArray(entries)) throw new CatalogueUnsound(`${book}/${chapter} is no list of rules`);
  return entries.map((entry: unknown) => {
    if (!isEntry(entry)) throw new CatalogueUnsound(`${book}/${chapter}: ${JSON.stringify(entry)} is no rule`);
    const { id, title, topic, option = null } = entry;
    return { id, title, topic, option, book, chapter };
  });
}

function shortened(text: string): string {
  let kept = false;
  return text
    .split('\n')
    .filter((line) => {
      const key = /^(?:- | {2})([A-Za-z]+):/.exec(line)?.[1];
      if (key !== undefined) kept = SHORT_KEYS.has(key);
      return kept;
    })
    .join('\n');
}

function isEntry(value: unknown): value is { id: string; title: string; topic: string; option?: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, topic, option } = value as Record<string, unknown>;
  return [id, title, topic, option ?? ''].every((text) => typeof text === 'string');
}
