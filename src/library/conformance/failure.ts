/** The way to a part of a case, for example `['orders', 2]`; the file knows the line. */
export type CasePath = readonly (string | number)[];

/** One difference from what a case states. */
export interface CaseFailure {
  readonly at: CasePath;
  readonly what: string;
  /** In words; null if the message is enough. */
  readonly expected: string | null;
  readonly actual: string | null;
}

/** A failure that is a statement of its own. */
export function failure(at: CasePath, what: string): CaseFailure {
  return { at, what, expected: null, actual: null };
}

/** A failure of a comparison; null if the two agree. */
export function compared(at: CasePath, what: string, expected: string, actual: string): CaseFailure | null {
  return expected === actual ? null : { at, what, expected, actual };
}

/** Thrown where a case cannot be carried further: its setup is illegal, an order cannot be read. */
export class CaseBroken extends Error {
  readonly type = 'CaseBroken';

  constructor(readonly failure: CaseFailure) {
    super(failure.what);
  }
}
