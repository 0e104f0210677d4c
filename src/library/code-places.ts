import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedRules, type NamedRule } from './named-rules.js';
import { PACKAGE_ROOT } from './package-root.js';
import type { MappedRule } from './rule-map.js';

/** A declaration of the source that names a rule, and the first line in which it does. */
export interface RulePlace {
  readonly file: string;
  /** Null if the source is not there, as in the npm package. */
  readonly line: number | null;
  readonly within: string | null;
  /** The rule of the family that the code names, if it keeps the rule under that id; else null. */
  readonly as: string | null;
}

/** The places of the source that name a rule, or a rule of the family for which it stands; one a declaration. */
export function rulePlaces({ rule, code, through }: MappedRule): readonly RulePlace[] {
  return [
    ...code.flatMap((file) => placesIn(file, rule.id, null)),
    ...through.flatMap((one) => one.code.flatMap((file) => placesIn(file, one.rule, one.rule))),
  ];
}

function placesIn(file: string, rule: string, as: string | null): readonly RulePlace[] {
  const named = namedIn(file);
  if (!named) return [{ file, line: null, within: null, as }];
  const first = new Map<string | null, number>();
  for (const { rule: one, line, within } of named) {
    if (one === rule && !first.has(within)) first.set(within, line);
  }
  return [...first].map(([within, line]) => ({ file, line, within, as }));
}

const named = new Map<string, readonly NamedRule[] | null>();

/** Read once a process; null if the source is not there. */
function namedIn(file: string): readonly NamedRule[] | null {
  const path = join(PACKAGE_ROOT, file);
  const known = named.get(file);
  if (known !== undefined) return known;
  const read = existsSync(path) ? namedRules(readFileSync(path, 'utf8')) : null;
  named.set(file, read);
  return read;
}
