import { canonicalJson } from '../canonical/canonical.js';
import type { RuleId } from './refusal.js';

/** The first place in which two JSON values differ, with what stands there, and the rule named nearest to it. */
export interface Difference {
  /** `data.die.value`. */
  readonly path: string;
  readonly one: string;
  readonly other: string;
  readonly rule: RuleId | null;
}

const SHOWN_LENGTH_MAX = 80;

/** Keys are compared in their order; null if the values are the same. */
export function firstDifference(
  one: unknown,
  other: unknown,
  path = '',
  rule: RuleId | null = null,
): Difference | null {
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    const [a, b] = [shown(one), shown(other)];
    return a === b ? null : { path, one: shortened(a), other: shortened(b), rule };
  }
  const near = ruleOf(one) ?? ruleOf(other) ?? rule;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  for (const key of keys) {
    const deeper = path === '' ? key : `${path}.${key}`;
    const found = firstDifference(memberOf(one, key), memberOf(other, key), deeper, near);
    if (found) return found;
  }
  return null;
}

/** The rule of the first difference between two JSON values near which a rule is named; null: none names one. */
export function ruleWithin(one: unknown, other: unknown): RuleId | null {
  if (!isContainer(one) || !isContainer(other)) return null;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  for (const key of keys) {
    const [a, b] = [memberOf(one, key), memberOf(other, key)];
    const rule = firstDifference(a, b)?.rule ?? ruleWithin(a, b);
    if (rule) return rule;
  }
  return null;
}

/** Own members only: what is compared may come from anybody, with keys like `toString`. */
function memberOf(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function ruleOf(value: Readonly<Record<string, unknown>>): RuleId | null {
  const { rule, table } = value;
  if (typeof rule === 'string') return rule;
  return typeof table === 'string' ? table : null;
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : canonicalJson(value);
}

function shortened(text: string): string {
  return text.length <= SHOWN_LENGTH_MAX ? text : `${text.slice(0, SHOWN_LENGTH_MAX)}…`;
}
