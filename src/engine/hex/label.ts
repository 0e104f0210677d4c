/** A hex of one board: column 0 is A, column 26 is AA; rows count from 1. */
export interface Label {
  readonly column: number;
  readonly row: number;
}

const A = 'A'.charCodeAt(0);

/** The letters of a column: 0 A … 25 Z, 26 AA, 27 BB and so on (letters are doubled as on the printed boards). */
function columnLetters(column: number): string {
  return String.fromCharCode(A + (column % 26)).repeat(Math.floor(column / 26) + 1);
}

/** A hex as the rulebook writes it on its own board (pbem:3.5b): `L10`. */
export function printLabel({ column, row }: Label): string {
  return `${columnLetters(column)}${row}`;
}

/** Reads `L10` or `AA3`; null if the text is no hex label (a row 0, mixed letters, blanks…). */
export function parseLabel(text: string): Label | null {
  const match = /^([A-Z])(\1*)([1-9][0-9]{0,3})$/.exec(text);
  if (!match) return null;
  const [, letter = '', more = '', row = ''] = match;
  return { column: letter.charCodeAt(0) - A + 26 * more.length, row: Number(row) };
}
