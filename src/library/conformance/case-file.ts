import { ContentError, readContent } from '../content-file.js';
import type { ConformanceCase } from './case.js';
import type { CasePath } from './failure.js';
import type { SiegeCase } from './siege-case.js';

/** A case and where it stands in its file. */
export interface LocatedCase {
  readonly written: ConformanceCase | SiegeCase;
  /** The line of a part of the case, or of the case itself. */
  readonly lineAt: (path: CasePath) => number;
}

/** Why a file or a case in it cannot be run. */
interface FileProblem {
  readonly line: number;
  readonly reason: string;
}

/** The cases of a file, and what is wrong with the file; a file that does not fit its schema has no cases. */
export interface CaseFile {
  readonly cases: readonly LocatedCase[];
  readonly problems: readonly FileProblem[];
}

/** Reads a file of cases (content/schemas/conformance.schema.json). */
export function readCaseFile(text: string, file: string): CaseFile {
  try {
    const content = readContent(text, file, 'conformance');
    const cases = (content.value as readonly (ConformanceCase | SiegeCase)[]).map((written, index) => ({
      written,
      lineAt: (path: CasePath) => content.lineAt([index, ...path]),
    }));
    return { cases, problems: repeatedIds(cases) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { cases: [], problems: error.problems.map(({ line, reason }) => ({ line, reason })) };
  }
}

function repeatedIds(cases: readonly LocatedCase[]): readonly FileProblem[] {
  const seen = new Set<string>();
  return cases.flatMap(({ written: { id }, lineAt }) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [{ line: lineAt(['id']), reason: `the id ${id} is used twice` }] : [];
  });
}
