import type { RuleId } from '../../../../game/refusal.js';
import type { Book } from './book.js';

/** Writes the rules of a book in place of those of the family, wherever a value names one. */
export type Citing = <Value>(value: Value) => Value;

const AS_IT_IS: Citing = (value) => value;
const known = new WeakMap<Book, Citing>();

/**
 * Returns the function that cites by the rules of a book. The code names rules of the family (pbem); players of another
 * book read its own rules in their place (ADR 23). Rules that the book borrows stay as they are.
 */
export function citingOf(book: Book): Citing {
  let citing = known.get(book);
  if (!citing) known.set(book, (citing = Object.keys(book.cites).length === 0 ? AS_IT_IS : citingBy(book.cites)));
  return citing;
}

function citingBy(cites: Readonly<Record<RuleId, RuleId>>): Citing {
  return (value) => rewritten(value, cites) as typeof value;
}

/** The same value where it names nothing that is cited otherwise, so that shared parts stay shared. */
function rewritten(value: unknown, cites: Readonly<Record<RuleId, RuleId>>): unknown {
  if (typeof value === 'string') return value.startsWith('pbem:') ? (cites[value] ?? value) : value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const changed = list.map((one) => rewritten(one, cites));
    return changed.every((one, index) => one === list[index]) ? value : changed;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, one]) => [key, rewritten(one, cites)] as const);
  return after.every(([, one], index) => one === before[index]?.[1]) ? value : Object.fromEntries(after);
}
