import { canonicalJson } from '../engine/canonical/canonical.js';
import { jsonFault } from '../ledger/json-fault.js';

/** The content of a line, or its fault. */
export type ParsedLine =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly because: string };

/**
 * A line as a JSON object. It must be canonical: then what was hashed is what is read, whatever a reader makes of
 * doubled keys or odd numbers.
 */
export function parseLine(text: string): ParsedLine {
  // A carriage return, for example, or the mark that some editors write before the first line.
  if (text.trim() !== text) return { ok: false, because: 'it has blanks around it: a program has changed the lines' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, because: 'it is no JSON' };
    throw error;
  }
  const fault = jsonFault(value);
  if (fault !== null) return { ok: false, because: `it is no JSON object of ours: ${fault}` };
  if (canonicalJson(value) !== text) return { ok: false, because: 'it is not in canonical form' };
  return { ok: true, value: value as Readonly<Record<string, unknown>> };
}
