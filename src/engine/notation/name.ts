import { isWritableName, NAME_LENGTH_MAX } from '../position/names.js';
import type { Scanner, Token } from './scanner.js';

/** Takes the name of a unit or side. Underscores are dropped: `Mule_1` is `Mule1` (pbem:3.5e). */
export function readName(scanner: Scanner, expected = 'the name of a unit'): string {
  return nameOf(scanner, scanner.token(expected), expected);
}

/** A unit as it is named where it acts or stands, and what is noted that it carries. */
export interface NamedUnit {
  readonly unit: string;
  /** Names of items; empty if nothing is noted. */
  readonly carries: readonly string[];
}

/** Takes the name of a unit that acts or stands somewhere; the things it carries may follow in brackets (pbem:3.5g). */
export function readUnit(scanner: Scanner, expected = 'the name of a unit'): NamedUnit {
  const unit = readName(scanner, expected);
  if (!scanner.symbol('(')) return { unit, carries: [] };
  if (/^[0-9]+$/.test(scanner.peek()?.text ?? '')) scanner.fail('a hex before a note of MP');
  const carries = [readName(scanner, 'the name of an item')];
  while (scanner.symbol(',')) carries.push(readName(scanner, 'the name of an item'));
  scanner.expectSymbol(')');
  return { unit, carries };
}

/** Takes `A`, `A + B`, … */
export function readGroup(scanner: Scanner): readonly NamedUnit[] {
  const units = [readUnit(scanner)];
  while (scanner.symbol('+')) units.push(readUnit(scanner));
  return units;
}

function nameOf(scanner: Scanner, { text, column }: Token, expected: string): string {
  const name = text.replaceAll('_', '');
  if (text.length > NAME_LENGTH_MAX || text.startsWith('_') || !isWritableName(name)) scanner.fail(expected, column);
  return name;
}
