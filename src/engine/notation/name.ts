import { isWritableName, NAME_LENGTH_MAX } from '../position/name.js';
import type { Scanner, Token } from './scanner.js';

/** Takes the name of a unit or side. Underscores are dropped: `Mule_1` is `Mule1` (pbem:3.5e). */
export function readName(scanner: Scanner, expected = 'the name of a unit'): string {
  return nameOf(scanner, scanner.token(expected), expected);
}

/** Takes the name of a unit that acts or stands somewhere; what it carries would follow in brackets (pbem:3.5g). */
export function readUnit(scanner: Scanner, expected = 'the name of a unit'): string {
  const name = readName(scanner, expected);
  if (scanner.symbol('(')) {
    if (/^[0-9]+$/.test(scanner.peek()?.text ?? '')) scanner.fail('a hex before a note of MP');
    scanner.notYet('carried equipment', 'pbem:3.5g');
  }
  return name;
}

/** Takes `A`, `A + B`, … */
export function readGroup(scanner: Scanner): readonly string[] {
  const units = [readUnit(scanner)];
  while (scanner.symbol('+')) units.push(readUnit(scanner));
  return units;
}

function nameOf(scanner: Scanner, { text, column }: Token, expected: string): string {
  const name = text.replaceAll('_', '');
  if (text.length > NAME_LENGTH_MAX || text.startsWith('_') || !isWritableName(name)) scanner.fail(expected, column);
  return name;
}
