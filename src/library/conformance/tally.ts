import type { Catalogue, CatalogueRule } from '../catalogue.js';
import type { CaseResult } from './result.js';

/** Cases of one rule. A case counts for each rule that it names. */
export interface RuleTally {
  readonly rule: CatalogueRule;
  readonly passed: number;
  readonly failed: number;
}

/** The rules of one chapter with their cases. */
export interface ChapterTally {
  readonly book: string;
  readonly chapter: string;
  readonly rules: readonly RuleTally[];
}

/** Counts over everything. `covered`: rules with at least one case, passing or not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly covered: number;
  readonly rules: number;
  readonly chapters: readonly ChapterTally[];
}

/** Counts results by rule and chapter over all rules of the catalogue. */
export function tallyOf(results: readonly CaseResult[], { rules }: Catalogue): Tally {
  const counts = new Map<string, { passed: number; failed: number }>();
  for (const result of results) {
    for (const id of result.rules) {
      const count = counts.get(id) ?? { passed: 0, failed: 0 };
      count[result.failures.length === 0 ? 'passed' : 'failed'] += 1;
      counts.set(id, count);
    }
  }
  const chapters = new Map<string, RuleTally[]>();
  for (const rule of rules) {
    const key = `${rule.book}/${rule.chapter}`;
    const tallies = chapters.get(key) ?? [];
    tallies.push({ rule, ...(counts.get(rule.id) ?? { passed: 0, failed: 0 }) });
    chapters.set(key, tallies);
  }
  const passed = results.filter(({ failures }) => failures.length === 0).length;
  return {
    passed,
    failed: results.length - passed,
    covered: rules.filter(({ id }) => counts.has(id)).length,
    rules: rules.length,
    chapters: [...chapters.values()].map((tallies) => chapterOf(tallies)),
  };
}

/** True for rules that have a case. */
export function hasCase({ passed, failed }: RuleTally): boolean {
  return passed + failed > 0;
}

function chapterOf(rules: readonly RuleTally[]): ChapterTally {
  const [first] = rules;
  return { book: first?.rule.book ?? '', chapter: first?.rule.chapter ?? '', rules };
}
