import { isGivenOrder } from './case-entry.js';
import type { BookPart, ConformanceCase } from './case.js';
import { readCaseFile, type BrokenCase, type LocatedCase } from './case-file.js';
import type { CaseResult, LocatedFailure, SeenRefusal } from './result.js';
import { failure, type CaseFailure } from './failure.js';
import type { Materials } from './materials.js';
import { runCase } from './run-case.js';
import { isBoardless } from './boardless-case.js';
import { Trace } from './trace.js';
import { TookTooLong, withinTime } from './within-time.js';

/**
 * Longest time that a case may take, in seconds. The slowest of those that ship takes a few, and ten times as long on
 * a machine that is busy with other things.
 */
const CASE_SECONDS_MAX = 180;

/** Which cases of a file run. */
export interface Choice {
  /** Leaves out cases whose rules are not asked for. */
  readonly wanted?: (rules: readonly string[]) => boolean;
  /** Only cases of this id, with their trace; null: all, without. */
  readonly trace?: string | null;
  /** Nothing runs after the first case that fails. */
  readonly failFast?: boolean;
  readonly secondsMax?: number;
}

/** Runs the cases of one file in their order. A case that is broken fails by itself. */
export function runFile(text: string, file: string, materials: Materials, choice: Choice = {}): readonly CaseResult[] {
  const { wanted = () => true, trace = null, failFast = false, secondsMax = CASE_SECONDS_MAX } = choice;
  const { cases, broken, problems } = readCaseFile(text, file);
  const chosen = (id: string, rules: readonly string[]): boolean => (trace === null || id === trace) && wanted(rules);
  const runs = [
    ...(problems.length > 0 ? [{ line: 0, run: () => unreadable(file, problems) }] : []),
    ...broken
      .filter(({ id, rules }) => (rules.length === 0 ? trace === null || id === trace : chosen(id, rules)))
      .map((one) => ({ line: one.line, run: () => brokenResult(one, file) })),
    ...cases
      .filter(({ written: { id, rules } }) => chosen(id, rules))
      .map((one) => ({ line: one.lineAt([]), run: () => resultOf(one, file, materials, trace !== null, secondsMax) })),
  ].sort((one, other) => one.line - other.line);
  const results: CaseResult[] = [];
  for (const { run } of runs) {
    const result = run();
    results.push(result);
    if (failFast && result.failures.length > 0) break;
  }
  return results;
}

/** The fault of a whole file, as a case that fails. */
function unreadable(file: string, problems: readonly { readonly line: number; readonly reason: string }[]): CaseResult {
  const failures = problems.map(({ line, reason }) => ({
    line,
    where: '',
    what: reason,
    expected: null,
    actual: null,
  }));
  return { file, line: failures[0]?.line ?? 1, id: file, title: 'the file can be read', rules: [], failures };
}

function brokenResult({ id, title, rules, line, failures }: BrokenCase, file: string): CaseResult {
  return { file, line, id, title, rules, failures: failures.map((one) => located(one, one.line)) };
}

function resultOf(
  { written, lineAt }: LocatedCase,
  file: string,
  materials: Materials,
  traced: boolean,
  secondsMax: number,
): CaseResult {
  const { id, title, rules } = written;
  const trace = new Trace(traced);
  const failures = boundedRun(() => runCase(written, materials, trace), trace, secondsMax);
  return {
    file,
    line: lineAt([]),
    id,
    title,
    rules,
    failures: failures.map((one) => located(one, lineAt(one.at))),
    ...(isBoardless(written) ? {} : { refusals: refusalsIn(written) }),
    ...(traced ? { trace: trace.steps.map(({ at, ...step }) => ({ line: lineAt(at), ...step })) } : {}),
  };
}

/** Runs cases that a book inherits, in their order. */
export function runInherited(
  cases: readonly LocatedCase[],
  file: string,
  materials: Materials,
  { wanted = () => true, trace = null }: Choice,
): readonly CaseResult[] {
  return cases
    .filter(({ written: { id, rules } }) => (trace === null || id === trace) && wanted(rules))
    .map((one) => resultOf(one, file, materials, trace !== null, CASE_SECONDS_MAX));
}

/** The refusals that a case meets: of its set-up or its orders. Cases about sieges have no proofs. */
function refusalsIn({ books = {}, ...written }: ConformanceCase): readonly SeenRefusal[] {
  return [written, ...Object.values(books)].flatMap((part) => refusalsOf(part));
}

function refusalsOf({ setUp, orders = [] }: BookPart): readonly SeenRefusal[] {
  // A refusal of something said beside orders needs no proof by a position in which an order would be accepted.
  return [setUp ?? {}, ...orders.filter(isGivenOrder)].flatMap((entry) => {
    if (typeof entry === 'string' || !('refused' in entry)) return [];
    return [{ rules: entry.refused ?? [], proven: entry.lifted !== undefined, always: entry.always !== undefined }];
  });
}

/** Runs a case, but no longer than it may. */
function boundedRun(run: () => readonly CaseFailure[], trace: Trace, secondsMax: number): readonly CaseFailure[] {
  try {
    return withinTime(secondsMax, run);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    return [failure(trace.reached, `the case takes ${error.message}, which is the bound of time for a case`)];
  }
}

function located({ at, ...rest }: CaseFailure, line: number): LocatedFailure {
  const { what, expected, actual } = rest;
  return { what, expected, actual, line, where: at.join('.') };
}
