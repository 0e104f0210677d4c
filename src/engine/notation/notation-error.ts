/** Why a text could not be read: where, and what would have been expected there. */
export class NotationError extends Error {
  readonly type = 'NotationError';
  readonly code = 'malformed';

  constructor(
    /** Counts from 1; always 1 outside a turn message. */
    readonly line: number,
    /** Counts UTF-16 units of the line from 1. */
    readonly column: number,
    readonly expected: string,
    /** The text that stands there instead; empty at the end of the line. */
    readonly found: string,
    /** The rule of notation. */
    readonly rule: string | null,
  ) {
    super(`column ${column}: expected ${expected}, found ${found === '' ? 'the end' : `"${found}"`}`);
  }
}

/** Either what was written, or why it could not be read. */
export type Written<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The error tells the column where reading stopped. */
  | { readonly ok: false; readonly error: NotationError };

/** Runs a reader that throws NotationError and gives its outcome as a value. */
export function written<Value>(read: () => Value): Written<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof NotationError) return { ok: false, error };
    throw error;
  }
}
