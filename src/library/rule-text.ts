import { readFileSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import { type CatalogueRule, loadCatalogue } from './catalogue.js';
import { CONTENT_FOLDER } from './content-file.js';
import { parsedYaml } from './prepared.js';

/** All that the catalogue says about a rule. */
export interface RuleText {
  readonly rule: string;
  /** Our ruling where the book is unclear; null where it is clear. */
  readonly ruling: string | null;
  /** A test by which one sees whether a program keeps the rule. */
  readonly check: string;
  /** Its numbers and tables; null: it has none. */
  readonly params: unknown;
  /** Rules of the family with the same outcome. */
  readonly same: readonly string[];
}

const chapters = new Map<string, ReadonlyMap<string, RuleText>>();

/** The full text of a rule; its chapter is read once a process. Null if the chapter does not hold it any more. */
export function ruleText({ id, book, chapter }: Pick<CatalogueRule, 'id' | 'book' | 'chapter'>): RuleText | null {
  const key = `${book}/${chapter}`;
  const known = chapters.get(key) ?? readTexts(`${CONTENT_FOLDER}catalogue/${book}/${chapter}.yaml`);
  chapters.set(key, known);
  return known.get(id) ?? null;
}

/**
 * Reads the full texts of all rules, so that nobody who asks for one has to wait for it; a chapter at a time, since
 * each takes some tens of milliseconds, in which nothing else is done. Ends early when the signal aborts.
 */
export async function loadTexts(signal?: AbortSignal): Promise<void> {
  const firstOfChapters = new Map(loadCatalogue().rules.map((rule) => [`${rule.book}/${rule.chapter}`, rule]));
  for (const rule of firstOfChapters.values()) {
    await pause();
    if (signal?.aborted === true) return;
    ruleText(rule);
  }
}

let all: Promise<void> | null = null;

/** Resolves when the full texts of all rules have been read; they are read once a process, as `loadTexts` does. */
export function allTexts(): Promise<void> {
  return (all ??= loadTexts());
}

function readTexts(file: string): ReadonlyMap<string, RuleText> {
  const entries = parsedYaml(readFileSync(file, 'utf8')) as readonly Readonly<Record<string, unknown>>[];
  return new Map(entries.map((entry) => [text(entry['id']), textOf(entry)]));
}

function textOf({ rule, ruling, check, params = null, same }: Readonly<Record<string, unknown>>): RuleText {
  return {
    rule: text(rule),
    ruling: ruling === undefined ? null : text(ruling),
    check: text(check),
    params,
    same: Array.isArray(same) ? same.filter((one) => typeof one === 'string') : [],
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
