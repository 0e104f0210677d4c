import { readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from '../package-root.js';
import { readContent } from '../content-file.js';

/** The reason why a rule has no case: no program could break it, or it needs something that Herald cannot do yet. */
export interface WithoutCase {
  readonly kind: 'commentary' | 'awaiting';
  /** The reason, or the capability that it waits for. */
  readonly because: string;
}

interface Written {
  readonly commentary: Readonly<Record<string, string>>;
  readonly awaiting: readonly { readonly capability: string; readonly rules: readonly string[] }[];
}

/**
 * The rules for which no case stands, by id (conformance/without-case.yaml).
 * @throws ContentError with file, line and reason
 */
export function rulesWithoutCase(): ReadonlyMap<string, WithoutCase> {
  const path = `${PACKAGE_ROOT}conformance/without-case.yaml`;
  const { commentary, awaiting } = readContent(readFileSync(path, 'utf8'), path, 'without-case').value as Written;
  return new Map<string, WithoutCase>([
    ...Object.entries(commentary).map(([rule, because]) => [rule, { kind: 'commentary', because }] as const),
    ...awaiting.flatMap(({ capability, rules }) =>
      rules.map((rule) => [rule, { kind: 'awaiting', because: capability }] as const),
    ),
  ]);
}
