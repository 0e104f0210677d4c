import type { GameEvent } from '../engine/game/event.js';
import type { Secret } from './secrets.js';

/** Name of a stream: `game-<uuid>`. Letters, digits, `-` and `_`, at most 100. */
export type StreamName = string;

/** An event that is about to be appended. */
export interface NewEvent {
  readonly type: string;
  /** Schema version of `data` for this type, from 1. */
  readonly version: number;
  readonly data: GameEvent['data'];
  /** Members of `data` that not everybody may see; absent: everybody may see all of it. */
  readonly secrets?: readonly Secret[];
}

/** Facts about an append that are no part of the game: who gave it, when it was received. Hashed with the event. */
export interface AppendMetadata {
  /** ISO 8601, from the server's clock at the edge. */
  readonly recordedAt: string;
  /** Seat or service that caused it. */
  readonly actor: string;
}

/** An event as the ledger keeps it. */
export interface RecordedEvent extends NewEvent {
  readonly stream: StreamName;
  /** Position in its stream, from 0, without gaps. */
  readonly revision: number;
  /** Place in the global order; grows, gaps are possible. A decimal string, since some stores exceed 2^53. */
  readonly globalPosition: string;
  readonly commandId: string;
  readonly metadata: AppendMetadata;
  /** Hash of the event before it in its stream; 64 zeros for the first. */
  readonly previousHash: string;
  /**
   * SHA-256 over the canonical JSON of stream, revision, type, version, data, commandId, metadata and previousHash; of
   * an event with secrets, over the data that everybody sees and, as `sealed`, the commitments to the secrets.
   */
  readonly hash: string;
}

/** The condition that a stream must meet for an append to be made. */
export type ExpectedRevision =
  | { readonly kind: 'any' }
  | { readonly kind: 'noStream' }
  | { readonly kind: 'streamExists' }
  | { readonly kind: 'exactly'; readonly revision: number };

export const anyRevision: ExpectedRevision = { kind: 'any' };
export const noStream: ExpectedRevision = { kind: 'noStream' };
export const streamExists: ExpectedRevision = { kind: 'streamExists' };
/** The stream must end with the event of this revision. */
export function streamIsAtRevision(revision: number): ExpectedRevision {
  return { kind: 'exactly', revision };
}

/** One append: all of its events or none. */
export interface Append {
  readonly stream: StreamName;
  readonly expected: ExpectedRevision;
  /** Identifies the command; a second append with the same id and content answers as the first, and writes nothing. */
  readonly commandId: string;
  /** Not part of the command's content: a repetition may bear another time. */
  readonly metadata: AppendMetadata;
  /** 1 to APPEND_EVENTS_MAX events. */
  readonly events: readonly NewEvent[];
}

export const APPEND_EVENTS_MAX = 1000;

/** Bytes of the canonical JSON of one event's data. */
export const EVENT_BYTES_MAX = 1024 * 1024;

/** Bytes of the canonical JSON of the data of all events of one append. */
export const APPEND_BYTES_MAX = 4 * 1024 * 1024;

/** The answer of an append. `repeated`: this command had been appended before; nothing was written now. */
export interface Appended {
  readonly firstRevision: number;
  readonly lastRevision: number;
  readonly lastHash: string;
  readonly repeated: boolean;
}

/** A snapshot of a fold over a stream: `state` after the event at `revision`. Losing one loses nothing. */
export interface Snapshot {
  readonly stream: StreamName;
  readonly revision: number;
  /** Version of the code that folded; a snapshot of another version is not used. */
  readonly schema: string;
  /** Hash of the event at `revision`, so that a snapshot of another history is not used. */
  readonly hash: string;
  readonly state: string;
}

/** Bytes of a snapshot's state in UTF-8. */
export const SNAPSHOT_BYTES_MAX = 2 * 1024 * 1024;

/** Where a read begins (inclusive) and how much it may return. */
export interface StreamRead {
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** At most READ_LIMIT_MAX, which is also the default. */
  readonly limit?: number;
  /**
   * The store may answer from what this process has been told so far, without asking anybody: what other processes
   * appended in the last moments may be missing. For whoever is told of it when he appends, or follows the stream.
   */
  readonly recent?: boolean;
}

/** How a stream is looked at: as the store holds it now, or as this process knows it. */
export type Look = Pick<StreamRead, 'recent'>;

/** As this process knows it. For what ends in an append, which is refused if others were faster. */
export const RECENT: Look = { recent: true };

export const READ_LIMIT_MAX = 1000;

/** Where a subscription begins. */
export type SubscriptionStart =
  /** After a global position; null: at the beginning. */
  | { readonly after: string | null }
  /** At a revision of one stream. */
  | { readonly stream: StreamName; readonly from: number };

/** A row of the global order that is not what was once written there. */
export interface DamagedRow {
  readonly position: string;
  /** The stream that the row names; null if it names none. The name may itself be what is damaged. */
  readonly stream: StreamName | null;
  readonly because: string;
}

/** A page of the global order that passes over damaged rows and names them. */
export interface SoundPage {
  readonly events: readonly RecordedEvent[];
  readonly damaged: readonly DamagedRow[];
  /** Streams that were deleted at a place of this page, where the store lets that be done. */
  readonly deleted?: readonly StreamName[];
  /** Position of the last row that was looked at, sound or damaged; null: there is nothing more. */
  readonly last: string | null;
}

/** The report of the database about itself. */
export interface Integrity {
  readonly findings: readonly string[];
  /** The parts that could not be checked, and how they can be. */
  readonly notes: readonly string[];
}

/**
 * The upkeep of a store: walking through it in spite of damage, checking it, copying it, filling an empty one.
 * Playing needs nothing of it.
 */
export interface Upkeep {
  /** Names of streams in their order, after one (null: from the first), by every way that the store knows them. */
  streams(after: StreamName | null, limit: number): Promise<readonly StreamName[]>;
  /** Like `readAll`, but damaged rows are passed over and named. Throws LedgerUnavailable only. */
  readSound(after: string | null, limit?: number): Promise<SoundPage>;
  /** Checks what reading a stream does not use: other indexes. Throws CorruptedEvent. */
  inspect(stream: StreamName): Promise<void>;
  /** The database's own check of its structure. May take long. */
  integrity(): Promise<Integrity>;
  /**
   * Writes a copy of the store as it is at one instant to a new file; others may write meanwhile. Throws NotOffered.
   */
  copyTo(file: string): Promise<void>;
  /**
   * Fills an empty store with events as they were recorded, hashes included, in the order given. Nothing is kept if
   * `batches` throws, where the store has transactions. Throws LedgerNotEmpty.
   */
  adopt(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void>;
}

/**
 * The event store. Appends to one stream are serial; readers of the global order never see a gap that fills later.
 * Errors are LedgerError subclasses.
 */
export interface Ledger {
  /** Checks, copies and walks in spite of damage. */
  readonly upkeep: Upkeep;
  append(append: Append): Promise<Appended>;
  /**
   * The append that a command made in a stream (`repeated` is true), or null: lets a retried command be answered
   * without deciding again.
   */
  appendOf(stream: StreamName, commandId: string): Promise<Appended | null>;
  /** Events of a stream in order; throws StreamNotFound, StreamDeleted. Pages of at most READ_LIMIT_MAX. */
  readStream(stream: StreamName, read?: StreamRead): Promise<readonly RecordedEvent[]>;
  /**
   * Events of all streams in global order after a position (null: from the beginning). Throws StreamDeleted where the
   * next thing is that a stream was deleted; `upkeep.readSound` goes on behind it.
   * Throws CorruptedEvent if a row of this page is damaged, and `upkeep.readSound` then names it. Damage of any other
   * row keeps nobody from reading the page.
   */
  readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]>;
  /**
   * First what is there, then what comes, without gap or repetition; ends when `signal` aborts, and throws
   * LedgerUnavailable when the ledger is closed. A stream that does not exist yet is waited for.
   */
  subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncIterable<RecordedEvent>;
  /**
   * Tells that another connection has just appended, so that followers find it at once, also where the store would only
   * tell them at its next look. Whoever does not call it learns of the events a moment later.
   */
  heed(): void;
  /**
   * Keeps a snapshot; one with the same stream, schema and revision is replaced. Throws InvalidRequest if the
   * stream's event at `revision` does not have the hash.
   */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  /**
   * The newest sound snapshot of a stream at or before a revision (default: the newest), or null. One whose state
   * was damaged, or that belongs to another history, is passed over.
   */
  loadSnapshot(stream: StreamName, schema: string, atOrBefore?: number): Promise<Snapshot | null>;
  /** Throws if the store cannot be reached and written. */
  check(): Promise<void>;
  /** Ends all subscriptions; every later call throws LedgerUnavailable. Closing twice is no error. */
  close(): Promise<void>;
}
