import { canonicalJson } from '../engine/canonical/canonical.js';
import { InvalidAppend } from './errors.js';
import { APPEND_BYTES_MAX, APPEND_EVENTS_MAX, EVENT_BYTES_MAX, type Append, type NewEvent } from './ledger.js';
import { jsonFault } from './json-fault.js';
import { isSecrets } from './secrets.js';
import {
  ACTOR_PATTERN,
  COMMAND_FORM,
  COMMAND_PATTERN,
  EVENT_TYPE_PATTERN,
  STREAM_PATTERN,
  UTC_PATTERN,
} from './names.js';

/** A bound that every store's integers hold; no type will have had that many versions. */
const VERSION_MAX = 10_000;

/** An append that was found well-formed, with the canonical JSON of each event's data. */
export interface PreparedAppend extends Append {
  readonly texts: readonly string[];
}

/** Bytes that an append adds to a transaction, as far as they can be many. */
export function bytesOf({ texts }: PreparedAppend): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** Appends that were prepared: the answer to an order tells what the store was given, and need not make it again. */
const PREPARED = new WeakMap<Append, PreparedAppend>();

/**
 * Checks an append against the limits of the port; throws InvalidAppend. Nothing has touched the store yet. The same
 * append is prepared once.
 */
export function prepareAppend(append: Append): PreparedAppend {
  const known = PREPARED.get(append);
  if (known) return known;
  const prepared = preparedNow(append);
  PREPARED.set(append, prepared);
  return prepared;
}

function preparedNow(append: Append): PreparedAppend {
  const { stream, expected, commandId, metadata, events } = append;
  require(STREAM_PATTERN.test(stream), 'the stream name needs 1 to 100 letters, digits, - or _');
  require(COMMAND_PATTERN.test(commandId), COMMAND_FORM);
  require(ACTOR_PATTERN.test(metadata.actor), 'the actor needs 1 to 200 characters, none of them a control character');
  require(isUtcTime(metadata.recordedAt), 'recordedAt is no ISO 8601 time in UTC');
  if (expected.kind === 'exactly') require(isCount(expected.revision), 'the expected revision is no revision');
  require(events.length >= 1, 'an append needs an event');
  require(events.length <= APPEND_EVENTS_MAX, `an append has at most ${APPEND_EVENTS_MAX} events`);
  const texts = events.map(prepareEvent);
  const prepared = { stream, expected, commandId, metadata, events, texts };
  const bytes = bytesOf(prepared);
  require(bytes <= APPEND_BYTES_MAX, `an append has at most ${APPEND_BYTES_MAX} bytes, this one has ${bytes}`);
  return prepared;
}

function prepareEvent(event: NewEvent, index: number): string {
  require(EVENT_TYPE_PATTERN.test(
    event.type,
  ), `event ${index}: the type needs a letter, then letters, digits, . : - or _`);
  require(isCount(event.version) &&
    event.version >= 1 &&
    event.version <= VERSION_MAX, `event ${index}: the version is no whole number from 1 to ${VERSION_MAX}`);
  const fault = jsonFault(event.data);
  require(fault === null, `event ${index}: ${fault ?? ''}`);
  if (event.secrets !== undefined) requireSecrets(event.secrets, index);
  const text = canonicalJson(event.data);
  const bytes = Buffer.byteLength(text);
  require(bytes <= EVENT_BYTES_MAX, `event ${index} has ${bytes} bytes, at most ${EVENT_BYTES_MAX} are allowed`);
  return text;
}

function requireSecrets(secrets: unknown, index: number): void {
  require(isSecrets(secrets), `event ${index}: its secrets are malformed`);
  const fault = jsonFault({ secrets });
  require(fault === null, `event ${index}: its secrets: ${fault ?? ''}`);
}

function isUtcTime(text: string): boolean {
  return UTC_PATTERN.test(text) && !Number.isNaN(Date.parse(text));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function require(holds: boolean, because: string): void {
  if (!holds) throw new InvalidAppend(because);
}
