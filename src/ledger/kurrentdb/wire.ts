import type { ResolvedEvent } from '@eventstore/db-client';
import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import { CorruptedEvent, LedgerUnavailable } from '../errors.js';
import { recallRow, type EventRow } from '../event-row.js';
import type { RecordedEvent } from '../ledger.js';
import type { Proposed } from './append-call.js';

/** The metadata of an event in KurrentDB: all that Herald hashes and KurrentDB does not know by itself. */
interface WireMetadata {
  readonly version: number;
  /** The event's secrets, as canonical JSON. */
  readonly secrets?: string;
  readonly commandId: string;
  readonly recordedAt: string;
  readonly actor: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** An event as KurrentDB is given it by a process, the writer. The bytes of its data are those that were hashed. */
export function toWire(row: EventRow, writer: string): Proposed {
  const metadata: WireMetadata = {
    version: row.version,
    ...(row.secrets === null ? {} : { secrets: row.secrets }),
    commandId: row.command_id,
    recordedAt: row.recorded_at,
    actor: row.actor,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
  return {
    id: eventId(sha256(`${writer} ${row.hash}`)),
    type: row.type,
    contentType: 'application/json',
    data: Buffer.from(row.data, 'utf8'),
    metadata: Buffer.from(JSON.stringify(metadata), 'utf8'),
  };
}

/**
 * The event's id in KurrentDB, a UUID of version 8 made of a hash, which covers the event and who writes it. KurrentDB
 * takes an append for repeated if the ids are those that follow the expected revision: then it is the same append of
 * the same process, and what became of it can be found out by doing it again. The same event of another process has
 * another id, so that only one of the two appends is made, and the other learns of it.
 */
export function eventId(hash: string): string {
  const variant = (8 + (parseInt(hash.charAt(16), 16) % 4)).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `${variant}${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}

/** The event that KurrentDB gave; throws CorruptedEvent if it is not what was once hashed. */
export function fromWire({ event }: ResolvedEvent, stream: string): RecordedEvent {
  if (event?.position === undefined)
    throw new LedgerUnavailable('KurrentDB: the server is too old, it gives no positions');
  const revision = Number(event.revision);
  const metadata = asMetadata(event.metadata);
  const { data } = event;
  const text = canonicalText(data);
  if (metadata === null || text === null) throw new CorruptedEvent(stream, revision, 'it is no event of a ledger');
  const row = {
    stream,
    revision,
    type: event.type,
    version: metadata.version,
    data: text,
    secrets: metadata.secrets ?? null,
    command_id: metadata.commandId,
    recorded_at: metadata.recordedAt,
    actor: metadata.actor,
    previous_hash: metadata.previousHash,
    hash: metadata.hash,
    position: event.position.commit.toString(),
  };
  return recallRow(row, data as object);
}

const TEXTS = ['commandId', 'recordedAt', 'actor', 'previousHash', 'hash'] as const;

function asMetadata(metadata: unknown): WireMetadata | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const found = metadata as Record<string, unknown>;
  const sound =
    Number.isSafeInteger(found['version']) &&
    TEXTS.every((key) => typeof found[key] === 'string') &&
    (found['secrets'] === undefined || typeof found['secrets'] === 'string');
  return sound ? (metadata as WireMetadata) : null;
}

function canonicalText(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return null;
  try {
    return canonicalJson(data);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
