/** Something that is wrong with a board or with how boards are joined: which board, where on it, and why. */
export interface BoardError {
  readonly board: string;
  /** A hex, hexside or the key of the document that is concerned. */
  readonly where: string;
  readonly reason: string;
}

/** Either a value or everything that is wrong. */
export type Charted<Value> =
  | { readonly ok: true; readonly value: Value }
  /** All errors that were found, never none. */
  | { readonly ok: false; readonly errors: readonly BoardError[] };

/** The error in a line: `Vil: L9: there is no such terrain`. */
export function printBoardError({ board, where, reason }: BoardError): string {
  return `${board}: ${where}: ${reason}`;
}

/** Thrown where boards were promised to be sound. */
export class BoardsUnsound extends Error {
  readonly type = 'BoardsUnsound';

  constructor(readonly errors: readonly BoardError[]) {
    super(errors.map(printBoardError).join('; '));
  }
}
