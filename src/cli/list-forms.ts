import type { Output } from './output.js';
import { badInput } from './exit-code.js';
import { table } from './table.js';

/** Options of a command whose result is a list. */
export interface ListOptions {
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

/** A list as people read it, as a spreadsheet does, and as programs do: with the same members in the same order. */
export interface Listing {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly (string | number | null)[]; readonly value: unknown }[];
}

/**
 * Says a list: a table; with --json one document, `document` around the values; with --ndjson or --csv line by line.
 */
export async function sayList(
  output: Output,
  { columns, rows }: Listing,
  { ndjson = false, csv = false }: ListOptions,
  document: (values: readonly unknown[]) => unknown = (values) => values,
): Promise<void> {
  if ([ndjson, csv, output.json].filter(Boolean).length > 1) {
    throw badInput('--json, --ndjson and --csv are three forms: choose one');
  }
  if (ndjson) return output.pour(lines(rows.map(({ value }) => JSON.stringify(value))));
  if (csv)
    return output.pour(lines([columns, ...rows.map(({ cells }) => cells)].map((row) => row.map(cell).join(','))));
  const cells = rows.map((row) => row.cells.map((one) => String(one ?? '')));
  for (const line of table([[...columns], ...cells])) output.line(line);
  output.document(document(rows.map(({ value }) => value)));
}

async function* lines(texts: readonly string[]): AsyncGenerator<string, void, undefined> {
  for (const text of texts) yield `${text}\n`;
  await Promise.resolve();
}

/** RFC 4180: quoted where the text needs it. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
