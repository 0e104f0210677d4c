import { type BenchGroup, spread } from './row.js';

/** A group of measurements as a table in Markdown. */
export function table({ title, rows }: BenchGroup): string {
  const lines = rows.map(({ name, value, unit, floor, note }) => {
    const bound = floor ? `${spread(floor.ratios)} of ${floor.name}: ${rounded(floor.value)}` : '';
    return `| ${name} | ${rounded(value)} | ${unit} | ${bound} | ${note ?? ''} |`;
  });
  const head = ['| measurement | value | unit | times its floor | note |', '|---|---:|---|---|---|'];
  return [`### ${title}`, '', ...head, ...lines].join('\n');
}

/** A number with three digits that mean something. */
export function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
}
