import type { ConformanceRun } from '../library/conformance/conformance.js';
import type { CaseResult, LocatedFailure } from '../library/conformance/result.js';
import { liftTallyOf, type LiftTally } from '../library/conformance/lift-tally.js';
import { hasCase, tallyOf, type ChapterTally, type RuleTally, type Tally } from '../library/conformance/tally.js';
import { printTrace } from './conformance-trace.js';
import { rulesWithoutCase, type WithoutCase } from '../library/conformance/without-case.js';
import type { Output } from './output.js';

export interface ReportOptions {
  readonly verbose?: boolean;
  readonly missing?: boolean;
  readonly lifted?: boolean;
}

/** Prints how the cases went, by chapter and rule, as text or as JSON; returns the counts. */
export function reportConformance(output: Output, run: ConformanceRun, options: ReportOptions): Tally {
  const { results, catalogue } = run;
  const tally = tallyOf(results, catalogue);
  const listMissing = options.missing === true || options.verbose === true;
  const without = rulesWithoutCase();
  for (const chapter of tally.chapters) printChapter(output, chapter, listMissing, without);
  if (options.verbose) printCases(output, results);
  for (const { trace, ...result } of results) {
    if (trace) printTrace(output, result, trace);
    printFailures(output, result);
  }
  if (options.lifted) printUnproven(output, liftTallyOf(results, catalogue));
  output.line();
  output.line(
    `conformance: ${tally.passed} passed, ${tally.failed} failed, ${tally.covered} rules of ${tally.rules} covered`,
  );
  output.document({
    ...documentOf(tally, results, listMissing, without),
    ...(options.lifted ? { refusals: liftTallyOf(results, catalogue) } : {}),
  });
  return tally;
}

type Reasons = ReadonlyMap<string, WithoutCase>;

function printChapter(
  output: Output,
  { book, chapter, rules }: ChapterTally,
  listMissing: boolean,
  without: Reasons,
): void {
  const covered = rules.filter(hasCase);
  if (covered.length === 0 && !listMissing) return;
  const passing = covered.filter(({ failed }) => failed === 0).length;
  output.line(
    `${book} ${chapter}: ${passing} rules pass, ${covered.length - passing} fail, ${uncovered(rules, without)}`,
  );
  for (const tally of listMissing ? rules : covered) output.line(`  ${ruleInWords(tally, without)}`);
}

/** How many rules have no case: those that lack one, and apart from them those with a stated reason. */
function uncovered(rules: readonly RuleTally[], without: Reasons): string {
  const bare = rules.filter((tally) => !hasCase(tally));
  const count = (kind?: WithoutCase['kind']): number =>
    bare.filter(({ rule }) => without.get(rule.id)?.kind === kind).length;
  const [commentary, awaiting] = [count('commentary'), count('awaiting')];
  return [
    `${count()} have no case`,
    ...(commentary > 0 ? [`${commentary} commentary`] : []),
    ...(awaiting > 0 ? [`${awaiting} awaiting`] : []),
  ].join(', ');
}

function ruleInWords(tally: RuleTally, without: Reasons): string {
  const { rule, passed, failed } = tally;
  const reason = hasCase(tally) ? undefined : without.get(rule.id);
  if (reason) return `${rule.id.padEnd(12)} ${reason.kind}: ${reason.because} (${rule.title})`;
  const count = failed > 0 ? `${failed} of ${passed + failed} FAIL` : `${passed} passed`;
  return `${rule.id.padEnd(12)} ${(hasCase(tally) ? count : 'no case').padEnd(12)} ${rule.title}`;
}

/** The rules by which cases see refusals without a proof that the reason is the right one. */
function printUnproven(output: Output, tallies: readonly LiftTally[]): void {
  const unproven = tallies.filter(({ proven, always }) => proven === 0 && always === 0);
  const always = tallies.filter((tally) => tally.proven === 0 && tally.always > 0).length;
  output.line();
  for (const { id, title, refusals } of unproven) {
    output.line(`${id.padEnd(12)} ${`${refusals} refused`.padEnd(12)} ${title}`);
  }
  const proven = tallies.length - unproven.length - always;
  const counts = [`${proven} rules have a lifted proof`, `${always} hold in every position`];
  output.line(`refusals: ${counts.join(', ')}, ${unproven.length} have none`);
}

function printCases(output: Output, results: readonly CaseResult[]): void {
  output.line();
  for (const { file, line, id, title, failures } of results) {
    output.line(`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${file}:${line} ${id}: ${title}`);
  }
}

function printFailures(output: Output, { file, line, id, title, failures }: CaseResult): void {
  if (failures.length === 0) return;
  output.line();
  output.line(`FAILED ${file}:${line} ${id}: ${title}`);
  for (const failure of failures) output.line(`  ${file}:${failure.line}: ${failureInWords(failure)}`);
}

function failureInWords({ where, what, expected, actual }: LocatedFailure): string {
  const place = where === '' ? '' : `${where}: `;
  return expected === null ? `${place}${what}` : `${place}${what}: expected ${expected}, was ${actual ?? 'nothing'}`;
}

function documentOf(
  { passed, failed, covered, rules, chapters }: Tally,
  results: readonly CaseResult[],
  all: boolean,
  without: Reasons,
): object {
  return {
    passed,
    failed,
    covered,
    rules,
    chapters: chapters
      .map(({ book, chapter, rules: tallies }) => ({
        book,
        chapter,
        rules: tallies.length,
        covered: tallies.filter(hasCase).length,
        byRule: tallies
          .filter((tally) => all || hasCase(tally))
          .map((tally) => {
            const { rule, ...counts } = tally;
            const reason = hasCase(tally) ? undefined : without.get(rule.id);
            return { id: rule.id, title: rule.title, ...counts, ...(reason ? { [reason.kind]: reason.because } : {}) };
          }),
      }))
      .filter((chapter) => all || chapter.covered > 0),
    failures: results
      .filter(({ failures }) => failures.length > 0)
      .map(({ trace: _trace, refusals: _refusals, ...result }) => result),
    ...tracesOf(results),
  };
}

/** The traces that were asked for, by case; nothing if none was. */
function tracesOf(results: readonly CaseResult[]): object {
  const traced = results.flatMap(({ file, line, id, trace }) => (trace ? [{ file, line, id, steps: trace }] : []));
  return traced.length > 0 ? { traces: traced } : {};
}
