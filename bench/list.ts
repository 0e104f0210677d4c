import { type BenchGroup, type BenchRow, spread } from './row.js';

/** Columns of a line of Markdown at most. */
const LINE_MAX = 120;

/** A group of measurements as a list in Markdown, of lines that fit a page: the value, its floor, and a note. */
export function list({ title, rows }: BenchGroup): string {
  return [`### ${title}`, '', ...rows.map(item)].join('\n');
}

function item({ name, value, unit, floor, note }: BenchRow): string {
  const bound = floor ? `; ${spread(floor.ratios)} of ${floor.name} (${rounded(floor.value)})` : '';
  return wrapped(`- ${name}: **${rounded(value)} ${unit}**${bound}${note === undefined ? '' : `; ${note}`}`);
}

/** An item of a list, broken between words into lines of at most `LINE_MAX` columns; later lines are indented. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE_MAX) {
      lines.push(line);
      line = ` `;
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A number with three digits that mean something. */
export function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
}
