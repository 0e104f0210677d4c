import type { LegalOrderPartsFragment, RefusalPartsFragment } from './generated.js';

/** The codes that the server documents (docs/graphql.md), and UNREACHABLE where no answer came at all. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'DELETED',
  'REVISION_CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'SEAT_TAKEN',
  'SEAT_RESERVED',
  'BAD_INPUT',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_COMPLEX',
  'RATE_LIMITED',
  'TOO_SLOW',
  'CORRUPTED',
  'UNAVAILABLE',
  'INTERNAL',
  'UNREACHABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error of GraphQL as it comes over HTTP and over a socket. */
export interface WireError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The server answered with an error, or did not answer. `facts` are what the server tells beside the code. */
export class HeraldError extends Error {
  override readonly name: string = 'HeraldError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The first of the errors that the server sent. A code that this client does not know counts as INTERNAL. */
  static from([first]: readonly WireError[]): HeraldError {
    const { code, ...facts } = first?.extensions ?? {};
    const known = ERROR_CODES.find((one) => one === code) ?? 'INTERNAL';
    return new HeraldError(known, first?.message ?? 'the server gave no reason', facts);
  }

  /** The rule that is broken, if the error concerns one: an illegal set-up, for example. */
  get rule(): string | null {
    const { rule } = this.facts;
    return typeof rule === 'string' ? rule : null;
  }
}

/** The rules forbid the order. Nothing has changed. */
export class OrderRefusedError extends Error {
  override readonly name = 'OrderRefusedError';
  readonly code: RefusalPartsFragment['code'];
  /** The most specific rule that forbids the order; null: no rule is concerned. */
  readonly rule: string | null;
  /** The unit, hex or hexside that is concerned. */
  readonly subject: string | null;

  constructor(
    refusal: RefusalPartsFragment,
    readonly instead: readonly LegalOrderPartsFragment[],
  ) {
    super(refusal.rule === null ? refusal.reason : `${refusal.reason} (${refusal.rule})`);
    this.code = refusal.code;
    this.rule = refusal.rule;
    this.subject = refusal.subject;
  }
}
