import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { belongsTo, loadCatalogue, type CatalogueRule } from './catalogue.js';
import { casesOfBook } from './conformance/conformance.js';
import { citationsOf } from './citations.js';
import { CONTENT_FOLDER } from './content-file.js';
import { PACKAGE_ROOT } from './package-root.js';
import { ruleText } from './rule-text.js';

/** A rule and where the product keeps it. */
export interface MappedRule {
  readonly rule: CatalogueRule;
  /**
   * Files of the source that name the rule, those of its own chapter first. Empty if nothing is built for the rule, or
   * if it needs no code.
   */
  readonly code: readonly string[];
  /**
   * Rules of the family (pbem) that another book keeps by the same code and cites by this id: their code is the code of
   * this rule, too. Empty for rules of the family.
   */
  readonly through: readonly { readonly rule: string; readonly code: readonly string[] }[];
  /** Cases that stand for the rule. */
  readonly cases: readonly MappedCase[];
  /** Our ruling where the book is unclear; null where it is clear. */
  readonly ruling: string | null;
  /** A test by which one sees whether a program keeps the rule. */
  readonly check: string;
  /** Whether editions of the ruleset differ in it. */
  readonly differs: boolean;
}

export interface MappedCase {
  readonly id: string;
  readonly title: string;
  /** From the root of the installation. */
  readonly file: string;
  readonly line: number;
}

/** Files of the source by the rules that they name; written by `npm run rules`. */
export type CodeOfRules = Readonly<Record<string, readonly string[]>>;

/** The folder of the values that differ between books and editions. */
const BOOKS = '/core/books/';

/** Books that are played by the rules of the family, each under its own numbers. */
const BOOKS_ON_THE_FAMILY: readonly string[] = ['siege-en'];

/** The file that `npm run rules` writes. */
const CODE_OF_RULES = `${CONTENT_FOLDER}code-of-rules.json`;

/**
 * Every rule of a book, or those that belong to `wanted` (`pbem:7.3` means `pbem:7.3a`, too), with code, cases, ruling
 * and editions.
 */
export function ruleMap(book: string, wanted: string | null = null, code = codeOfRules()): readonly MappedRule[] {
  const cases = casesByRule(book);
  const family = familyOf(book);
  const rules = loadCatalogue([book]).rules.filter(({ id }) => wanted === null || belongsTo(id, wanted));
  return rules.map((rule) => {
    const files = ownFirst(code[rule.id] ?? [], rule);
    const text = ruleText(rule);
    return {
      rule,
      code: files,
      through: (family.get(rule.id) ?? []).map((one) => ({ rule: one.id, code: ownFirst(code[one.id] ?? [], one) })),
      cases: cases.get(rule.id) ?? [],
      ruling: text?.ruling ?? null,
      check: text?.check ?? '',
      differs: files.some((file) => file.includes(BOOKS)),
    };
  });
}

/** By rule of a book, the rules of the family that it stands for; empty for pbem, and for books that are not built. */
function familyOf(book: string): ReadonlyMap<string, readonly CatalogueRule[]> {
  const found = new Map<string, CatalogueRule[]>();
  if (!BOOKS_ON_THE_FAMILY.includes(book)) return found;
  const catalogue = loadCatalogue(['pbem']);
  for (const [family, own] of citationsOf(book)) {
    const rule = catalogue.rule(family);
    if (rule) found.set(own, [...(found.get(own) ?? []), rule]);
  }
  return found;
}

/** Rooms bear the number of their chapter: `07-moves` belongs to `07-movement`. */
function ownFirst(files: readonly string[], { chapter }: CatalogueRule): readonly string[] {
  const room = `/${chapter.split('-')[0] ?? ''}-`;
  const isOwn = (file: string): boolean => file.includes(room);
  return [...files.filter(isOwn), ...files.filter((file) => !isOwn(file))];
}

function codeOfRules(): CodeOfRules {
  return JSON.parse(readFileSync(CODE_OF_RULES, 'utf8')) as CodeOfRules;
}

const casesOfBooks = new Map<string, ReadonlyMap<string, readonly MappedCase[]>>();

/** Read once a process: it takes a second. */
function casesByRule(book: string): ReadonlyMap<string, readonly MappedCase[]> {
  const known = casesOfBooks.get(book) ?? readCases(book);
  casesOfBooks.set(book, known);
  return known;
}

function readCases(book: string): ReadonlyMap<string, readonly MappedCase[]> {
  const found = new Map<string, MappedCase[]>();
  for (const { path, written, line } of casesOfBook(book)) {
    const { id, title, rules } = written;
    const mapped = { id, title, file: relative(PACKAGE_ROOT, path), line };
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), mapped]);
  }
  return found;
}
