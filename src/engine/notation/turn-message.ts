import type { AnyRulebook, WrittenOrder } from '../game/rulebook.js';
import type { Misread, Refusal, RuleId } from '../game/refusal.js';
import { forgiven } from './forgiving.js';
import type { KnownNames } from './known-names.js';
import { NotationError } from './notation-error.js';
import { partsOf, readFacts, type NotedFacts } from './noted-facts.js';
import { meantOrder } from './order-hint.js';
import { LINE_LENGTH_MAX } from './scanner.js';

/** Most lines that a turn message may have, remarks included. */
export const MESSAGE_LINES_MAX = 1000;

/** An order of a turn message: the order itself, the dice and statements behind it, and its line, counted from 1. */
export interface MessageOrder extends NotedFacts {
  readonly line: number;
  /** The line as it can be read again: names, capitals and blanks put right, without remarks at its end. */
  readonly text: string;
  readonly written: WrittenOrder;
  /** The columns where the characters of `text` stood in the message. */
  readonly columns: readonly number[];
}

/** A line of a turn message that cannot be read. Columns count UTF-16 units of the line from 1. */
export interface MisreadLine extends Misread {
  readonly line: number;
  readonly text: string;
  readonly because: string;
  readonly rule: RuleId | null;
  /** The order that was most likely meant; null: none is near. */
  readonly meant: string | null;
}

/** The orders of a turn message that can be read, and everything in it that cannot. */
export interface ReadMessage {
  readonly orders: readonly MessageOrder[];
  readonly misread: readonly MisreadLine[];
}

type Reader = Pick<AnyRulebook, 'readOrder' | 'verbs'>;

/**
 * Reads a turn message (pbem:4.1b): one order a line, with dice and statements in square brackets behind it. Empty
 * lines, remarks after `#` and remarks in angle brackets have no effect (pbem:4.4e). It forgives capitals and blanks.
 */
export function readMessage(message: string, book: Reader, known: KnownNames): ReadMessage {
  // A break after the last line begins no line of its own.
  const lines = message.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  if (lines.length > MESSAGE_LINES_MAX) {
    const expected = `at most ${MESSAGE_LINES_MAX} lines`;
    const because = `line ${MESSAGE_LINES_MAX + 1}: expected ${expected}`;
    const line = MESSAGE_LINES_MAX + 1;
    return {
      orders: [],
      misread: [{ line, text: '', column: 1, expected, found: '', because, rule: null, meant: null }],
    };
  }
  const orders: MessageOrder[] = [];
  const misread: MisreadLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (isRemark(line)) continue;
    const read = readLine(line, index + 1, book, known);
    if ('written' in read) orders.push(read);
    else misread.push(read);
  }
  return { orders, misread };
}

/** Reads one line, or tells why it cannot be read. */
export function readLine(line: string, number: number, book: Reader, known: KnownNames): MessageOrder | MisreadLine {
  if (line.length > LINE_LENGTH_MAX) return misreadBy(TOO_LONG, { line: number, ...forgiven('', known) }, null);
  const { text, columns } = forgiven(line, known);
  try {
    const parts = partsOf(text, number);
    const facts = readFacts(parts.facts, number);
    const read = book.readOrder(parts.order);
    if (read.ok) return { line: number, text: text.trimEnd(), columns, written: read.value, ...facts };
    return misreadBy(read.refusal, { line: number, text, columns }, meantOrder(parts.order.trim(), book));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { column, expected, found, rule } = error;
    const refusal: Refusal = { code: error.code, rule, because: error.message, misread: { column, expected, found } };
    return misreadBy(refusal, { line: number, text, columns }, null);
  }
}

const TOO_LONG: Refusal = {
  code: 'malformed',
  rule: null,
  because: `a line has at most ${LINE_LENGTH_MAX} characters`,
  misread: { column: LINE_LENGTH_MAX + 1, expected: `at most ${LINE_LENGTH_MAX} characters`, found: '' },
};

/** A place in a forgiven line as a column of the message. */
export function columnIn(columns: readonly number[], column: number): number {
  return columns[column - 1] ?? columns.at(-1) ?? 1;
}

function misreadBy(
  { because, rule, misread }: Refusal,
  { line, text, columns }: { readonly line: number; readonly text: string; readonly columns: readonly number[] },
  meant: string | null,
): MisreadLine {
  const { column, expected, found } = misread ?? { column: 1, expected: 'an order', found: text };
  const at = column > columns.length ? column : columnIn(columns, column);
  return { line, text, column: at, expected, found, because, rule, meant };
}

/** Whether a line of a message says nothing: it is empty, or all of it is a remark. */
export function isRemark(line: string): boolean {
  return /^(?:\s|<[^<>]*>)*(?:#.*)?$/.test(line);
}
