import type { Scanner } from './scanner.js';

/** Takes a whole number above 0, of two digits at most. */
export function readCount(scanner: Scanner, expected: string): number {
  const start = scanner.peek();
  const { text, column } = scanner.token(expected);
  if (!/^[1-9]\d?$/.test(text)) {
    if (start) scanner.returnTo(start);
    scanner.fail(expected, column);
  }
  return Number(text);
}
