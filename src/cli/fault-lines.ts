/** A line of a turn message that is at fault, as the API tells it. Lines and columns count from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number | null;
  readonly code: string;
  readonly rule: string | null;
  readonly reason: string;
  readonly expected: string | null;
  readonly found: string | null;
  readonly meant: string | null;
}

/** Most characters of a line that are shown on each side of the fault. */
const AROUND = 60;

/** A fault for a person: the reason, the line of the message, a caret below its column, and what was meant. */
export function faultLines({ line, column, code, rule, reason, meant }: Fault, message: string): readonly string[] {
  const place = column === null ? `line ${line}` : `line ${line}, column ${column}`;
  const said = reason.replace(/^(line \d+, )?column \d+: /, '');
  const written = message.split(/\r\n|\r|\n/)[line - 1];
  return [
    `${place}: ${said} (${rule ?? code})`,
    ...(written === undefined ? [] : excerpt(written, column)),
    ...(meant === null ? [] : [`  did you mean ${meant}?`]),
  ];
}

function excerpt(written: string, column: number | null): readonly string[] {
  if (column === null) return [`  ${printable(written.slice(0, 2 * AROUND))}`];
  const from = Math.max(0, column - 1 - AROUND);
  const before = printable(written.slice(from, column - 1));
  return [`  ${before}${printable(written.slice(column - 1, column - 1 + AROUND))}`, `  ${' '.repeat(before.length)}^`];
}

/** Characters that would move the caret, or tell the terminal anything, are shown as blanks. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
