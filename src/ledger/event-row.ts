import { CorruptedEvent } from './errors.js';
import { canonicalJson } from '../engine/canonical/canonical.js';
import { hashWithText, type Chained, type Head } from './hash-chain.js';
import type { Append, Appended, NewEvent, RecordedEvent } from './ledger.js';
import { prepareAppend, type PreparedAppend } from './prepared-append.js';
import { coveredData, secretsIn, secretsText } from './secrets.js';

/**
 * An event as a table keeps it. `data` is its canonical JSON, of an event without secrets byte for byte what was
 * hashed. `secrets` is the canonical JSON of the event's secrets.
 */
export interface EventRow {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly version: number;
  readonly data: string;
  readonly secrets: string | null;
  readonly command_id: string;
  readonly recorded_at: string;
  readonly actor: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** A row with its place in the global order. */
export type StoredRow = EventRow & { readonly position: string };

/** The rows that were made of an append last, and after which hash. */
const SEALED = new WeakMap<PreparedAppend, { readonly after: Head; readonly rows: readonly EventRow[] }>();

/** The rows of an append that follows `head`, chained. After the same head they are the same, and made once. */
export function sealRows(append: PreparedAppend, head: Head): readonly EventRow[] {
  const { revision, hash } = head;
  const known = SEALED.get(append);
  if (known?.after.hash === hash && known.after.revision === revision) return known.rows;
  const rows = sealedNow(append, head);
  SEALED.set(append, { after: { revision, hash }, rows });
  return rows;
}

function sealedNow(append: PreparedAppend, head: Head): readonly EventRow[] {
  let { revision, hash } = head;
  return append.events.map((event, index) => {
    const data = append.texts[index] ?? '';
    const facts = {
      stream: append.stream,
      revision: (revision += 1),
      type: event.type,
      version: event.version,
      commandId: append.commandId,
      metadata: append.metadata,
      previousHash: hash,
    };
    hash = hashOf(facts, event, data);
    return {
      stream: facts.stream,
      revision,
      type: facts.type,
      version: facts.version,
      data,
      secrets: secretsText(event),
      command_id: facts.commandId,
      recorded_at: append.metadata.recordedAt,
      actor: append.metadata.actor,
      previous_hash: facts.previousHash,
      hash,
    };
  });
}

/** The answer of an append that wrote these rows after a head. */
export function appendedAfter(head: Head, rows: readonly EventRow[]): Appended {
  return {
    firstRevision: head.revision + 1,
    lastRevision: head.revision + rows.length,
    lastHash: rows.at(-1)?.hash ?? head.hash,
    repeated: false,
  };
}

/** The events of an append that was made after a head, as they were recorded; only the store knows their places. */
export function sealedEvents(append: Append, head: Head): readonly Omit<RecordedEvent, 'globalPosition'>[] {
  const prepared = prepareAppend(append);
  return sealRows(prepared, head).map((row) => ({
    ...chained(row),
    ...secretsOf(row),
    data: parseData(row),
    hash: row.hash,
  }));
}

/**
 * The event that a row holds; throws CorruptedEvent if the row is not what was once hashed. `parsed` is what the row's
 * text says, where that is at hand.
 */
export function recallRow(row: StoredRow, parsed?: object): RecordedEvent {
  assertForm(row);
  if (row.secrets !== null) return recallSecretRow(row);
  const facts = chained(row);
  assertHash(row, hashWithText(facts, row.data));
  // Member by member: events are read by the thousand, and spreading took longer than hashing.
  return {
    stream: facts.stream,
    revision: facts.revision,
    type: facts.type,
    version: facts.version,
    commandId: facts.commandId,
    metadata: facts.metadata,
    previousHash: facts.previousHash,
    data: parsed ?? parseData(row),
    globalPosition: row.position,
    hash: row.hash,
  };
}

function recallSecretRow(row: StoredRow): RecordedEvent {
  const facts = chained(row);
  const recalled = { data: parseData(row), ...secretsOf(row) };
  assertHash(row, hashOf(facts, recalled, row.data));
  return { ...facts, ...recalled, globalPosition: row.position, hash: row.hash };
}

function assertHash({ stream, revision, hash }: StoredRow, found: string): void {
  if (found !== hash) throw new CorruptedEvent(stream, revision, 'its content does not have its hash');
}

/**
 * The events that rows of one stream hold; throws CorruptedEvent, always of that stream. A row may name another than
 * the index by which it was found; whoever sets aside what it names would leave the damaged stream as it is.
 */
export function recallRowsOf(stream: string, rows: readonly StoredRow[]): readonly RecordedEvent[] {
  return rows.map((row) => {
    if (row.stream !== stream) throw new CorruptedEvent(stream, revisionOf(row), 'its row names another stream');
    return recallRow(row);
  });
}

function secretsOf({ stream, revision, secrets: text }: EventRow): Pick<NewEvent, 'secrets'> {
  if (text === null) return {};
  const secrets = secretsIn(text);
  if (secrets) return { secrets };
  throw new CorruptedEvent(stream, revision, 'its secrets are not in the form in which they are kept');
}

/** The hash of an event whose data is at hand as text, which is what was hashed unless there are secrets. */
function hashOf(
  facts: Omit<Chained, 'data'>,
  { data, secrets }: Pick<NewEvent, 'data' | 'secrets'>,
  text: string,
): string {
  if (secrets === undefined) return hashWithText(facts, text);
  const covered = coveredData({ data, secrets });
  return hashWithText({ ...facts, ...covered }, canonicalJson(covered.data));
}

/**
 * The row of an event that was recorded elsewhere, as it was there; throws CorruptedEvent if it is not what was hashed.
 */
export function rowOf(event: RecordedEvent): StoredRow {
  const row = {
    stream: event.stream,
    revision: event.revision,
    type: event.type,
    version: event.version,
    data: canonicalJson(event.data),
    secrets: secretsText(event),
    command_id: event.commandId,
    recorded_at: event.metadata.recordedAt,
    actor: event.metadata.actor,
    previous_hash: event.previousHash,
    hash: event.hash,
    position: event.globalPosition,
  };
  recallRow(row);
  return row;
}

/** A damaged page may hold values of other types than its columns have. */
function assertForm(row: StoredRow): void {
  const hasForm =
    isText(row.stream) &&
    isText(row.type) &&
    isText(row.data) &&
    isText(row.command_id) &&
    isText(row.recorded_at) &&
    isText(row.actor) &&
    isText(row.previous_hash) &&
    isText(row.hash);
  const hasSecrets = row.secrets === null || typeof row.secrets === 'string';
  if (hasForm && hasSecrets && Number.isSafeInteger(row.revision) && Number.isSafeInteger(row.version)) return;
  throw new CorruptedEvent(String(row.stream), revisionOf(row), 'its row does not have the form of an event');
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed();
}

/** The revision that a row names, or 0 if it names none. */
function revisionOf({ revision }: EventRow): number {
  return Number.isSafeInteger(revision) && revision >= 0 ? revision : 0;
}

function chained(row: Omit<EventRow, 'hash'>): Omit<Chained, 'data'> {
  return {
    stream: row.stream,
    revision: row.revision,
    type: row.type,
    version: row.version,
    commandId: row.command_id,
    metadata: { recordedAt: row.recorded_at, actor: row.actor },
    previousHash: row.previous_hash,
  };
}

function parseData(row: EventRow): object {
  try {
    const data: unknown = JSON.parse(row.data);
    if (typeof data === 'object' && data !== null) return data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CorruptedEvent(row.stream, row.revision, 'its data is no JSON object');
}
