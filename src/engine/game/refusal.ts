/** Id of a rule in content/catalogue, for example `pbem:7.3c`. */
export type RuleId = string;

/** Stable codes of refusals: what a client can switch on. The rule tells why, the code tells what kind. */
export const REFUSAL_CODES = [
  'illegal',
  'notInThisRuleset',
  'notYourTurn',
  'decisionPending',
  'wrongStep',
  'unknownUnit',
  'notYourUnit',
  'unknownHex',
  'diceMissing',
  'diceWrong',
  'gameOver',
  'malformed',
  'incomplete',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why an order was not carried out. A refused order leaves the game as it was. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The most specific rule that forbids it; null only if no rule of a book is concerned (an unknown unit, say). */
  readonly rule: RuleId | null;
  /** One sentence for a person, naming units, hexes, MP. */
  readonly because: string;
  /** The unit, hex or hexside that is concerned. */
  readonly subject?: string;
  /** The place where a written order could not be read; absent: it was read, or was not written. */
  readonly misread?: Misread;
}

/** A place in a written order: what was expected there, and what stands there (empty: the line ends). */
export interface Misread {
  /** Counts UTF-16 units from 1. */
  readonly column: number;
  readonly expected: string;
  readonly found: string;
}

/** Either a value or the reason why there is none. */
export type Ruled<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The first reason that was found. */
  | { readonly ok: false; readonly refusal: Refusal };

/** The value, where nothing forbids it. */
export function allowed<Value>(value: Value): Ruled<Value> {
  return { ok: true, value };
}

/** The value, or the refusal in its place. */
export function answerOf<Value>(ruled: Ruled<Value>): Value | Refusal {
  return ruled.ok ? ruled.value : ruled.refusal;
}

/** A rule of the book forbids it; `because`: one sentence for a person; `subject`: the unit, hex or hexside. */
export function illegal(rule: RuleId, because: string, subject?: string): Refusal {
  return { code: 'illegal', rule, because, ...(subject === undefined ? {} : { subject }) };
}

/** No value, since a rule of the book forbids it. */
export function forbidden(rule: RuleId, because: string, subject?: string): { ok: false; refusal: Refusal } {
  return refused(illegal(rule, because, subject));
}

/** An order names a unit or thing that the game does not have; `rule`: what the order needs it for, or null. */
export function unknown(because: string, subject: string, rule: RuleId | null = null): Refusal {
  return { code: 'unknownUnit', rule, because, subject };
}

/** No value, for this reason. */
export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
