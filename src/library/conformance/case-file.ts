import { ContentError, parseContent, schemaCheck, schemaFaults, type ContentProblem } from '../content-file.js';
import { passes } from '../prepared.js';
import type { BoardlessCase } from './boardless-case.js';
import type { ConformanceCase } from './case.js';
import { failure, type CaseFailure, type CasePath } from './failure.js';
import { splitCases } from './split-cases.js';

/** A case and where it stands in its file. */
export interface LocatedCase {
  readonly written: ConformanceCase | BoardlessCase;
  /** The line of a part of the case, or of the case itself. */
  readonly lineAt: (path: CasePath) => number;
}

/** A case that cannot be run: it is no sound YAML, or it does not fit the schema. */
export interface BrokenCase {
  /** The id that the case states, or its number in the file. */
  readonly id: string;
  readonly title: string;
  /** As far as they can be read. */
  readonly rules: readonly string[];
  readonly line: number;
  readonly failures: readonly (CaseFailure & { readonly line: number })[];
}

/** Why a file cannot be run as a whole. */
type FileProblem = Pick<ContentProblem, 'line' | 'reason'>;

/** The cases of a file, those that are broken, and what is wrong with the file as a whole. */
export interface CaseFile {
  readonly cases: readonly LocatedCase[];
  readonly broken: readonly BrokenCase[];
  readonly problems: readonly FileProblem[];
}

/** Keys of entries of `orders` that are no texts. */
const KNOWN_KEYS = ['declines', 'order', 'refused', 'code', 'lifted', 'always', 'expect', 'side', 'report'];

/** Text of one case or of all, with how many cases stand before it. */
interface Part {
  readonly text: string;
  readonly before: number;
}

/**
 * Reads a file of cases (content/schemas/conformance.schema.json). Where it is no sound YAML as a whole, each of its
 * cases is read by itself, so that one that is broken does not take the others with it.
 */
export function readCaseFile(text: string, file: string): CaseFile {
  const whole = casesIn({ text, before: 0 }, file);
  const parts = whole.unread ? splitCases(text) : [];
  if (parts.length === 0) return merged([whole]);
  return merged(parts.map((part, index) => casesIn({ text: part, before: index }, file)));
}

interface Reading extends CaseFile {
  /** It is no YAML. */
  readonly unread: boolean;
}

function casesIn({ text, before }: Part, file: string): Reading {
  try {
    const { value, lineAt } = parseContent(text, file);
    if (!Array.isArray(value) || value.length === 0) {
      const problems = [{ line: lineAt([]), reason: 'the file is no list of cases' }];
      return { cases: [], broken: [], problems, unread: false };
    }
    const cases: LocatedCase[] = [];
    const broken: BrokenCase[] = [];
    const entries = (value as unknown[]).map((written, index) => ({
      written: written as LocatedCase['written'],
      lineAt: (path: CasePath): number => lineAt([index, ...path]),
    }));
    const sound = passes(text, `cases ${schemaCheck('conformance')}`, false, () => {
      for (const [index, entry] of entries.entries()) {
        const faults = caseFaults(entry.written);
        if (faults.length === 0) cases.push(entry);
        else broken.push(brokenCase(entry.written, before + index, faults, entry.lineAt));
      }
      return broken.length === 0;
    });
    return { cases: sound ? entries : cases, broken, problems: [], unread: false };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...unreadable(text, before, error.problems), unread: true };
  }
}

/** The places of one case that do not fit the schema. */
function caseFaults(written: unknown): readonly CaseFailure[] {
  const faults = schemaFaults([written], 'conformance').map(({ at, because }) => failure(at.slice(1), because));
  const unquoted = unquotedOrders(written);
  const isInside = ({ at }: CaseFailure): boolean => at[0] === 'orders' && unquoted.some((one) => one.at[1] === at[1]);
  return [...faults.filter((fault) => !isInside(fault)), ...unquoted];
}

/** Orders that YAML takes for mappings, because what follows a colon is a value: `- Ann: E6`. */
function unquotedOrders(written: unknown): readonly CaseFailure[] {
  const { orders } = (written ?? {}) as { readonly orders?: unknown };
  if (!Array.isArray(orders)) return [];
  return (orders as unknown[]).flatMap((entry, index) => {
    const [[key, value] = [], ...more] = Object.entries(entry ?? {}) as [string, unknown][];
    if (typeof entry === 'string' || key === undefined || more.length > 0 || KNOWN_KEYS.includes(key)) return [];
    const order = `${key}: ${typeof value === 'string' ? value : '…'}`;
    return [failure(['orders', index], `an order with a colon stands in quotes: '${order}'`)];
  });
}

function brokenCase(
  written: unknown,
  index: number,
  faults: readonly CaseFailure[],
  lineAt: (path: CasePath) => number,
): BrokenCase {
  const { id, title, rules } = (written ?? {}) as Partial<Record<string, unknown>>;
  return {
    id: typeof id === 'string' ? id : `case ${index + 1}`,
    title: typeof title === 'string' ? title : 'the case can be read',
    rules: Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [],
    line: lineAt([]),
    failures: faults.map((fault) => ({ ...fault, line: lineAt(fault.at) })),
  };
}

/** A text that is no YAML: the one case that it is, or the whole file if no cases can be told apart. */
function unreadable(text: string, index: number, problems: readonly ContentProblem[]): CaseFile {
  const line = text.search(/\S/) < 0 ? 1 : text.slice(0, text.search(/\S/)).split('\n').length;
  const id = /^\s*-?\s*id:\s*['"]?([\w.-]+)/m.exec(text)?.[1] ?? `case ${index + 1}`;
  const failures = problems.map((problem) => ({ ...failure([], problem.reason), line: problem.line }));
  return {
    cases: [],
    broken: [{ id, title: 'the case can be read', rules: [], line, failures }],
    problems: [],
  };
}

function merged(readings: readonly CaseFile[]): CaseFile {
  const cases = readings.flatMap((one) => one.cases);
  return {
    cases,
    broken: readings.flatMap(({ broken }) => broken),
    problems: [...readings.flatMap(({ problems }) => problems), ...repeatedIds(cases)],
  };
}

function repeatedIds(cases: readonly LocatedCase[]): readonly FileProblem[] {
  const seen = new Set<string>();
  return cases.flatMap(({ written: { id }, lineAt }) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [{ line: lineAt(['id']), reason: `the id ${id} is used twice` }] : [];
  });
}
