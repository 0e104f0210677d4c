/** Signs that people write or that programs put in the place of those of the notation. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2012-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/\u00A0|\t/g, ' '],
  [/\s*(?:->|\u2192)\s*/g, ', '],
  [/ {2,}/g, ' '],
  [/\s+([,:])/g, '$1'],
  [/[.;]\s*$/, ''],
];

/** A line at fault, as the server tells it: line and column from 1. */
export interface LineFault {
  readonly line: number;
  readonly column?: number | null;
  readonly found?: string | null;
  readonly meant?: string | null;
}

/** A text as lines of notation, as many as it has: blanks, dashes and quotes as the notation has them. */
export function tidied(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => SIGNS.reduce((read, [sign, meant]) => read.replaceAll(new RegExp(sign, 'g'), meant), line).trim());
}

/**
 * A line at fault in three parts: before the fault, the fault, and behind it; without a column all of it is at fault.
 */
export function faultyParts(
  line: string,
  { column = null, found = null }: LineFault,
): readonly [string, string, string] {
  if (column === null) return ['', line, ''];
  const from = Math.min(column - 1, line.length);
  const isThere = found !== null && found !== '' && line.startsWith(found, from);
  const to = isThere ? from + found.length : line.length;
  return [line.slice(0, from), line.slice(from, to), line.slice(to)];
}

/** The lines with what was most likely meant in the place of the fault; null: nothing is known to be meant. */
export function mended(lines: readonly string[], fault: LineFault): readonly string[] | null {
  const { meant = null, column = null } = fault;
  const line = lines[fault.line - 1];
  if (line === undefined || meant === null || column === null) return null;
  const [before, wrong, behind] = faultyParts(line, fault);
  return wrong === '' ? null : lines.map((one, index) => (index === fault.line - 1 ? before + meant + behind : one));
}

/** Whether a text has anything but blanks. */
export function hasOrders(lines: readonly string[]): boolean {
  return lines.some((line) => line !== '');
}
