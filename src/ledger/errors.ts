import type { ExpectedRevision } from './ledger.js';

/** All that can be wrong with a ledger call, told by `type`. */
export abstract class LedgerError extends Error {
  abstract readonly type: LedgerErrorType;
}

export type LedgerErrorType =
  | 'revisionConflict'
  | 'commandReused'
  | 'streamNotFound'
  | 'streamDeleted'
  | 'corrupted'
  | 'invalidAppend'
  | 'invalidRequest'
  | 'newerSchema'
  | 'unknownEventType'
  | 'newerEventVersion'
  | 'unavailable';

/** The stream is not at the expected revision. `actual` is null if there is no stream. */
export class RevisionConflict extends LedgerError {
  override readonly type = 'revisionConflict';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | null,
  ) {
    super(`${stream} is ${actual === null ? 'absent' : `at revision ${actual}`}, expected ${describe(expected)}`);
  }
}

/** The command id was used before, with other content. */
export class CommandReused extends LedgerError {
  override readonly type = 'commandReused';
  constructor(
    readonly stream: string,
    readonly commandId: string,
  ) {
    super(`command ${commandId} was already used in ${stream} with other content`);
  }
}

export class StreamNotFound extends LedgerError {
  override readonly type = 'streamNotFound';
  constructor(readonly stream: string) {
    super(`there is no stream ${stream}`);
  }
}

/** The stream was there, and somebody who looks after the store has deleted it. Nobody may begin it anew. */
export class StreamDeleted extends LedgerError {
  override readonly type = 'streamDeleted';
  constructor(readonly stream: string) {
    super(`${stream} was deleted`);
  }
}

/** A stored event does not match its hash or its place. */
export class CorruptedEvent extends LedgerError {
  override readonly type = 'corrupted';
  constructor(
    readonly stream: string,
    readonly revision: number,
    readonly because: string,
  ) {
    super(`${stream} revision ${revision} is corrupted: ${because}`);
  }
}

/** The append itself is malformed (no events, too many, too large, a bad stream name, data that is no JSON). */
export class InvalidAppend extends LedgerError {
  override readonly type = 'invalidAppend';
}

/** A read, a subscription or a snapshot was asked for in a way that can have no answer. */
export class InvalidRequest extends LedgerError {
  override readonly type = 'invalidRequest';
}

/** The store was written by a later version of Herald; this one does not touch it. */
export class NewerSchema extends LedgerError {
  override readonly type = 'newerSchema';
  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(`the store has schema version ${found}, this Herald knows ${known}`);
  }
}

/** An event of a type that this Herald does not know. */
export class UnknownEventType extends LedgerError {
  override readonly type = 'unknownEventType';
  constructor(readonly eventType: string) {
    super(`there is no event type ${eventType}`);
  }
}

/** An event in a version that only a later Herald knows. */
export class NewerEventVersion extends LedgerError {
  override readonly type = 'newerEventVersion';
  constructor(
    readonly eventType: string,
    readonly found: number,
    readonly known: number,
  ) {
    super(`${eventType} has version ${found}, this Herald knows ${known}`);
  }
}

/** The store cannot be reached or written, or was closed. Whether an append was made is unknown: repeat the command. */
export class LedgerUnavailable extends LedgerError {
  override readonly type = 'unavailable';
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** The store can be reached, and its own files are damaged where it was to read. Only looking after it helps. */
export class LedgerDamaged extends LedgerUnavailable {}

function describe(expected: ExpectedRevision): string {
  switch (expected.kind) {
    case 'any':
      return 'any revision';
    case 'noStream':
      return 'no stream';
    case 'streamExists':
      return 'an existing stream';
    case 'exactly':
      return `revision ${expected.revision}`;
  }
}
