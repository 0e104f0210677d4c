import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import { CorruptedEvent, StreamDeleted } from '../errors.js';
import type { RecordedEvent } from '../ledger.js';
import { DELETED_TYPE, faultBy, METADATA_PREFIX } from './stream-limits.js';
import { fromWire } from './wire.js';

/**
 * The content of a place of the log: an event; a damaged event; the deletion of a stream; or a limit that an
 * administrator has set on a stream, whose events are then forgotten (`fault`), or has taken off again (null).
 */
export type LogEntry = { readonly position: bigint; readonly stream: string } & (
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'damaged'; readonly fault: CorruptedEvent }
  | { readonly kind: 'deleted'; readonly fault: StreamDeleted }
  | { readonly kind: 'limited'; readonly fault: CorruptedEvent | null }
);

/** The server's answer about a stream whose name in KurrentDB begins with the prefix. */
export function entryOf(resolved: AllStreamResolvedEvent, prefix: string): LogEntry {
  const { streamId = '', type, data, position: at } = resolved.event ?? {};
  const position = at?.commit ?? 0n;
  const isMetadata = streamId.startsWith(METADATA_PREFIX);
  const stream = streamId.slice((isMetadata ? METADATA_PREFIX.length : 0) + prefix.length);
  if (isMetadata) {
    const fault = faultBy(stream, data);
    if (fault instanceof StreamDeleted) return { kind: 'deleted', position, stream, fault };
    return { kind: 'limited', position, stream, fault };
  }
  if (type === DELETED_TYPE) return { kind: 'deleted', position, stream, fault: new StreamDeleted(stream) };
  try {
    return { kind: 'event', position, stream, event: fromWire(resolved, stream) };
  } catch (error) {
    if (!(error instanceof CorruptedEvent)) throw error;
    return { kind: 'damaged', position, stream, fault: error };
  }
}

/**
 * The events up to the next deletion, which is thrown if it comes first. Throws CorruptedEvent if any of the entries is
 * damaged.
 */
export function soundPart(entries: readonly LogEntry[]): readonly RecordedEvent[] {
  const events: RecordedEvent[] = [];
  let deletion: StreamDeleted | null = null;
  for (const entry of entries) {
    if (entry.kind === 'damaged') throw entry.fault;
    if (entry.kind === 'deleted') deletion ??= entry.fault;
    if (entry.kind === 'event' && deletion === null) events.push(entry.event);
  }
  if (deletion && events.length === 0) throw deletion;
  return events;
}
