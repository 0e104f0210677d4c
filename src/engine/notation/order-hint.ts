import type { AnyRulebook } from '../game/rulebook.js';
import { nearest } from './nearest.js';

/** Words of orders that several units may give, which have no colon: `Ann + Ben attack Cy`. */
const GROUP_WORDS = ['attacks', 'attack', 'charges', 'carry', 'clears', 'hauls', 'raises', 'lowers', 'rejecting'];
const OTHER_WORDS = ['end', 'step', 'turn', 'no', 'advance', 'keep', 'melee', 'nowhere', 'quarter', 'standing', 'with'];

/** Common ways to write orders that are not in the notation (docs/notation.md), with the right notation. */
const HABITS: readonly (readonly [written: RegExp, meant: string])[] = [
  [/^(.+?)\s*:\s*attacks?\s+(?:on\s+)?(.+)$/i, '$1 attacks $2'],
  [/^(.+?)\s*:\s*charges?\s+([^:]+)$/i, '$1 charges $2'],
  [/^(.+?)\s*:?\s*(?:moves?|goes|walks?)\s+(?:to\s+)?(.+)$/i, '$1: $2'],
  [/^(.+?)\s*:?\s*(?:fires?|shoots?)\s+(?:at\s+)?(.+)$/i, '$1: fire at $2'],
  [/^(.+?)\s*:?\s*(\w+?)s(\s+.+)?$/i, '$1: $2$3'],
  [/^(.+?)\s*:\s*(.+)$/, '$1 $2'],
  [/^(\S+)\s+(.+)$/, '$1: $2'],
  [/\s*(?:->|→|;)\s*/g, ', '],
];

type Readable = Pick<AnyRulebook, 'readOrder' | 'verbs'>;

/** `; did you mean "Ann attacks Ben"?` for an order that cannot be read, or nothing. */
export function orderHint(text: string, book: Readable): string {
  const meant = meantOrder(text, book);
  return meant === null ? '' : `; did you mean "${meant}"?`;
}

/** The order that was most likely meant by a text that cannot be read, in notation that can; null: none is near. */
export function meantOrder(text: string, book: Readable): string | null {
  const words = [...new Set([...(book.verbs ?? []), ...GROUP_WORDS, ...OTHER_WORDS])];
  return attempts(text, words).find((attempt) => attempt !== text && book.readOrder(attempt).ok) ?? null;
}

function attempts(text: string, words: readonly string[]): readonly string[] {
  const written = [text, withCapitals(text), withKnownWords(text, words), withCapitals(withKnownWords(text, words))];
  const turned = written.flatMap((one) => HABITS.map(([habit, meant]) => one.replace(habit, meant)));
  return [...written, ...turned, ...turned.map(withCapitals)];
}

/** `f5` as `F5`. */
function withCapitals(text: string): string {
  return text.replace(/\b[a-z]{1,2}\d+\b/g, (hex) => hex.toUpperCase());
}

/** Each word without a capital as the word of the notation that is nearest to it. */
function withKnownWords(text: string, words: readonly string[]): string {
  return text.replace(/(?<![\w.'-])[a-z]{3,}(?![\w.'-])/g, (word) =>
    words.includes(word) ? word : (nearest(word, words) ?? word),
  );
}
