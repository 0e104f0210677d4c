import { HttpException } from '@nestjs/common';
import { UnknownRuleset } from '../engine/game/rulebook.js';
import { CommandReused, CorruptedEvent, LedgerError, RevisionConflict } from '../ledger/errors.js';
import { SetupRefused } from '../play/errors.js';
import { NoSuchInstant, NoSuchSide } from '../play/no-such-instant.js';
import { StillLoading } from '../play/first-loads.js';
import { PlayError } from '../play/play-error.js';
import { CursorRefused } from '../play/feed/contract.js';
import { SiegeQuestionError } from '../projections/read/siege-question.js';
import { ReadModelBehind } from '../projections/freshness.js';

/** Stable codes of errors, in `extensions.code` of GraphQL and in `code` of REST. docs/graphql.md lists them. */
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
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error as clients see it. `facts` go beside the code. */
export interface PublicError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** When to ask again for a game that is being read. */
export const LOADING_RETRY_SECONDS = 5;

/** Something wrong that only the API knows about: a bad cursor, a missing key. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly facts: PublicError['facts'] = {},
  ) {
    super(message);
  }
}

/** The body of an answer that is an error: a request that GraphQL never saw is answered as GraphQL would. */
export function errorBody(url: string, { code, message, facts }: PublicError): object {
  return url.startsWith('/graphql')
    ? { errors: [{ message, extensions: { code, ...facts } }] }
    : { code, message, ...facts };
}

/** HTTP status of each code. */
export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  DELETED: 410,
  REVISION_CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  SEAT_TAKEN: 409,
  SEAT_RESERVED: 403,
  BAD_INPUT: 400,
  QUERY_TOO_DEEP: 400,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  TOO_SLOW: 408,
  CORRUPTED: 500,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/**
 * The one place where errors of the application become answers to clients. An unknown error is INTERNAL and shows no
 * details.
 */
export function publicError(error: unknown): PublicError {
  if (error instanceof ApiError) return { code: error.code, message: error.message, facts: error.facts };
  if (error instanceof PlayError) return fromPlay(error);
  if (error instanceof LedgerError) return fromLedger(error);
  if (error instanceof UnknownRuleset) return withOwnMessage('NOT_FOUND', error);
  if (error instanceof SiegeQuestionError) {
    const code = error.problem === 'backwards' ? 'BAD_INPUT' : 'NOT_FOUND';
    return withOwnMessage(code, error, { problem: error.problem, ...error.facts });
  }
  if (error instanceof ReadModelBehind) return withOwnMessage('UNAVAILABLE', error);
  if (error instanceof HttpException) return fromHttp(error);
  return { code: 'INTERNAL', message: 'something went wrong here; it has been logged', facts: {} };
}

function fromPlay(error: PlayError): PublicError {
  switch (error.type) {
    case 'noSuchGame':
    case 'noSuchSiege':
    case 'noSuchCampaign':
    case 'nobodyOfThatName':
    case 'noSuchSeat':
    case 'noSuchTournament':
      return withOwnMessage('NOT_FOUND', error);
    case 'noSuchInstant':
      return withOwnMessage('NOT_FOUND', error, error instanceof NoSuchInstant ? instantFacts(error) : {});
    case 'noSuchSide':
      return withOwnMessage('NOT_FOUND', error, error instanceof NoSuchSide ? { problem: error.problem } : {});
    case 'keyNeeded':
    case 'seatKept':
    case 'wrongKey':
    case 'keyVoid':
    case 'wrongAccountKey':
      return withOwnMessage('UNAUTHENTICATED', error);
    case 'seatReserved':
      return withOwnMessage('SEAT_RESERVED', error);
    case 'secretRefused':
    case 'accountRefused':
    case 'tournamentRefused':
    case 'nobodyLeft':
    case 'noBoardForComputer':
      return withOwnMessage('BAD_INPUT', error);
    case 'secretsShown':
      return withOwnMessage('IDEMPOTENCY_KEY_REUSED', error);
    case 'seatTaken':
    case 'seatOfAccount':
      return withOwnMessage('SEAT_TAKEN', error);
    case 'notASeat':
    case 'notTheOrganiser':
      return withOwnMessage('FORBIDDEN', error);
    case 'diceSecretsLost':
      return withOwnMessage('UNAVAILABLE', error);
    case 'stillLoading':
      return withOwnMessage('UNAVAILABLE', error, error instanceof StillLoading ? loadingFacts(error) : {});
    case 'addressesUnavailable':
      return withMessage('UNAVAILABLE', 'addresses cannot be reached: send the same again later');
    case 'cursorRefused':
      return withOwnMessage('BAD_INPUT', error, error instanceof CursorRefused ? { problem: error.problem } : {});
    case 'setupRefused':
      return withOwnMessage('BAD_INPUT', error, error instanceof SetupRefused ? setupFacts(error) : {});
  }
}

function instantFacts({ problem, lastRevision, reachedFact }: NoSuchInstant): PublicError['facts'] {
  return { problem, ...reachedFact, revision: lastRevision };
}

function loadingFacts({ revision }: StillLoading): PublicError['facts'] {
  return { revision, retryAfterSeconds: LOADING_RETRY_SECONDS };
}

function setupFacts({ refusal: { rule, subject } }: SetupRefused): PublicError['facts'] {
  return { rule, subject: subject ?? null };
}

/** The ledger's own messages name its streams, which mean nothing to clients; the log of the server has them. */
function fromLedger(error: LedgerError): PublicError {
  switch (error.type) {
    case 'revisionConflict':
      return withMessage(
        'REVISION_CONFLICT',
        error instanceof RevisionConflict && isAhead(error)
          ? 'it has not come to the revision that was expected: look again, then decide'
          : 'it has gone on since the revision that was expected: look again, then decide',
        error instanceof RevisionConflict ? revisions(error) : {},
      );
    case 'commandReused':
      return withMessage(
        'IDEMPOTENCY_KEY_REUSED',
        'this key was used already, with other content',
        error instanceof CommandReused ? { key: error.commandId } : {},
      );
    case 'streamNotFound':
      return withMessage('NOT_FOUND', 'there is nothing of this id');
    case 'streamDeleted':
      return withMessage('DELETED', 'it was deleted, and nobody can begin it anew');
    case 'invalidAppend':
    case 'invalidRequest':
      return withOwnMessage('BAD_INPUT', error);
    case 'corrupted':
      return withMessage(
        'CORRUPTED',
        'its record is damaged: it cannot be shown or carried on until it is mended',
        error instanceof CorruptedEvent ? { revision: error.revision } : {},
      );
    case 'newerSchema':
    case 'unknownEventType':
    case 'newerEventVersion':
      return withOwnMessage('UNAVAILABLE', error);
    case 'unavailable':
      return withMessage(
        'UNAVAILABLE',
        'the ledger cannot be reached: send the same again later, with the same idempotencyKey or commandId',
      );
  }
}

/** The errors by which Nest and Fastify refuse a request before it reaches a route. */
function fromHttp(error: HttpException): PublicError {
  const status = error.getStatus();
  if (status === 404) return withMessage('NOT_FOUND', 'there is nothing here');
  if (status >= 500) return withMessage('INTERNAL', 'something went wrong here');
  if (status === 413) return withMessage('BAD_INPUT', 'the body is larger than this server takes');
  if (status === 415)
    return withMessage('BAD_INPUT', 'the body must be JSON: send it with Content-Type: application/json');
  return withOwnMessage('BAD_INPUT', error);
}

/** Whether the client has named a revision that is still to come. */
function isAhead({ expected, actual }: RevisionConflict): boolean {
  return expected.kind === 'exactly' && expected.revision > (actual ?? -1);
}

function revisions({ expected, actual }: RevisionConflict): PublicError['facts'] {
  return { expected: expected.kind === 'exactly' ? expected.revision : null, actual };
}

/** An error whose message is written for clients. */
function withMessage(code: ErrorCode, message: string, facts: PublicError['facts'] = {}): PublicError {
  return { code, message, facts };
}

/** An error whose own message may be shown to clients. */
function withOwnMessage(code: ErrorCode, { message }: Error, facts: PublicError['facts'] = {}): PublicError {
  return { code, message, facts };
}
