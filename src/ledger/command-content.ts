import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import { CommandReused } from './errors.js';
import type { Appended, NewEvent, RecordedEvent } from './ledger.js';
import type { PreparedAppend } from './prepared-append.js';

/**
 * A hash of what a command appends: type, version and data of its events, in order. Who repeats the command, when, and
 * which revision he expects by then is no part of it. `text` is the canonical JSON of the data where it is at hand.
 */
function commandContent(events: readonly (NewEvent & { readonly text?: string | undefined })[]): string {
  const members = events.map(
    ({ type, version, data, text }) =>
      `{"data":${text ?? canonicalJson(data)},"type":${canonicalJson(type)},"version":${canonicalJson(version)}}`,
  );
  return sha256(`[${members.join(',')}]`);
}

/** The append that a command made, from the events of its stream that bear its id, in order; null if there are none. */
export function appendRecalled(recorded: readonly RecordedEvent[]): Appended | null {
  const first = recorded[0];
  const last = recorded.at(-1);
  if (first === undefined || last === undefined) return null;
  return { firstRevision: first.revision, lastRevision: last.revision, lastHash: last.hash, repeated: true };
}

/**
 * The answer to an append whose command the stream may already hold: null if it does not, otherwise what it did then.
 * Throws CommandReused if what is recorded is not what the command now wants to append.
 */
export function answerAgain(append: PreparedAppend, recorded: readonly RecordedEvent[]): Appended | null {
  const recalled = appendRecalled(recorded);
  if (recalled === null) return null;
  const wanted = append.events.map((event, index) => ({ ...event, text: append.texts[index] }));
  if (commandContent(recorded) !== commandContent(wanted)) throw new CommandReused(append.stream, append.commandId);
  return recalled;
}
