import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { RecordedEvent } from './ledger.js';
import { coveredData, type Commitments } from './secrets.js';

/** The previous hash of the first event of a stream. */
export const GENESIS_HASH = '0'.repeat(64);

/** The content that an event's hash covers: of its data the open members, and the commitments to the secret ones. */
export interface Chained extends Omit<RecordedEvent, 'hash' | 'globalPosition' | 'secrets'> {
  readonly sealed?: Commitments;
}

/** A recorded event as its hash covers it. */
export function chainedForm<Event extends Omit<RecordedEvent, 'hash' | 'globalPosition'>>(
  event: Event,
): Omit<Event, 'secrets'> & Chained {
  return { ...withoutSecrets(event), ...coveredData(event) };
}

function withoutSecrets<Event extends Pick<RecordedEvent, 'secrets'>>({
  secrets: _secrets,
  ...open
}: Event): Omit<Event, 'secrets'> {
  return open;
}

/** The end of a stream: what the next event is chained to. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}

/** The head of a stream that does not exist. */
export const NO_HEAD: Head = { revision: -1, hash: GENESIS_HASH };

/** SHA-256 of the canonical JSON of all that an event is, except its own hash and its global position. */
export function hashEvent(event: Chained): string {
  return hashWithText(event, canonicalJson(event.data));
}

/**
 * The same hash, of an event whose data is at hand as canonical JSON text. Rows keep that text, and a large page is
 * verified twice as fast if it need not be made again.
 */
export function hashWithText(event: Omit<Chained, 'data'>, dataText: string): string {
  const { revision, sealed, version } = event;
  // Members stand in the order of canonical JSON.
  const members = [
    `{"commandId":${canonicalJson(event.commandId)},"data":`,
    dataText,
    `,"metadata":{"actor":${canonicalJson(event.metadata.actor)}`,
    `,"recordedAt":${canonicalJson(event.metadata.recordedAt)}}`,
    `,"previousHash":${canonicalJson(event.previousHash)},"revision":${canonicalJson(revision)}`,
    sealed === undefined ? '' : `,"sealed":${canonicalJson(sealed)}`,
    `,"stream":${canonicalJson(event.stream)},"type":${canonicalJson(event.type)},"version":${canonicalJson(version)}}`,
  ];
  return sha256(members.join(''));
}
