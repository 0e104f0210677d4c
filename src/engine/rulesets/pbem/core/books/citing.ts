import { Known } from '../../../../known/known.js';
import type { RuleId } from '../../../../game/refusal.js';
import type { Book } from './book.js';

/** Writes the rules of a book in place of those of the family, wherever a value names one. */
export type Citing = <Value>(value: Value) => Value;

const AS_IT_IS: Citing = (value) => value;
const known = new Known<Book, Citing>();

/**
 * Returns the function that cites by the rules of a book. The code names rules of the family (pbem); players of another
 * book read its own rules in their place, and never one of the family (ADR 23).
 */
export function citingOf(book: Book): Citing {
  return known.of(book, citingBy);
}

function citingBy({ cites, notThere }: Book): Citing {
  if (Object.keys(cites).length === 0) return AS_IT_IS;
  const cite = (rule: RuleId): RuleId => cites[rule] ?? notThere;
  return (value) => rewritten(value, cite) as typeof value;
}

/** A rule of the family by itself, and no text that only begins like one. */
const FAMILY_RULE = /^pbem:[0-9][0-9a-z.]*$/;

/** The same value where it names nothing that is cited otherwise, so that shared parts stay shared. */
function rewritten(value: unknown, cite: (rule: RuleId) => RuleId): unknown {
  if (typeof value === 'string') return FAMILY_RULE.test(value) ? cite(value) : value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const changed = list.map((one) => rewritten(one, cite));
    return changed.every((one, index) => one === list[index]) ? value : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, one]) => [key, rewritten(one, cite)] as const);
  return after.every(([, one], index) => one === before[index]?.[1]) ? value : Object.fromEntries(after);
}
