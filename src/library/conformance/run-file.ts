import { readCaseFile, type LocatedCase } from './case-file.js';
import type { CaseResult } from './result.js';
import type { Materials } from './materials.js';
import { runCase } from './run-case.js';

/** Runs the cases of one file; `wanted` leaves out cases whose rules are not asked for. */
export function runFile(
  text: string,
  file: string,
  materials: Materials,
  wanted: (rules: readonly string[]) => boolean = () => true,
): readonly CaseResult[] {
  const { cases, problems } = readCaseFile(text, file);
  const ran = cases.filter(({ written }) => wanted(written.rules)).map((one) => resultOf(one, file, materials));
  if (problems.length === 0) return ran;
  const failures = problems.map(({ line, reason }) => ({
    line,
    where: '',
    what: reason,
    expected: null,
    actual: null,
  }));
  const [{ line } = { line: 1 }] = problems;
  return [{ file, line, id: file, title: 'the file can be read', rules: [], failures }, ...ran];
}

function resultOf({ written, lineAt }: LocatedCase, file: string, materials: Materials): CaseResult {
  const { id, title, rules } = written;
  const failures = runCase(written, materials).map(({ at, ...rest }) => ({
    ...rest,
    line: lineAt(at),
    where: at.join('.'),
  }));
  return { file, line: lineAt([]), id, title, rules, failures };
}
