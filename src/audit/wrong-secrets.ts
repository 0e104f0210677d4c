import { haveSameText } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Veil } from '../engine/game/veil.js';
import { valueAt, withValues } from '../ledger/secrets.js';
import type { Reader } from './disclosure.js';
import type { LogEntry } from './log-entry.js';

/**
 * The reasons why an event may not hide what it hides: its form has no such secret, or the export is for a reader who
 * may see the secret. Without this check a forger could hide any member of an event, and every order that depends on
 * the member would count as undecided. Where everything is disclosed, what others are shown in its place is compared.
 */
export function wrongSecrets<Event extends GameEvent, State>(
  { covered, withheld, event: told }: LogEntry,
  event: Event,
  veil: Veil<Event, State> | undefined,
  reader: Reader,
): readonly string[] {
  const sealed = Object.keys(covered.sealed ?? {});
  if (sealed.length === 0) return [];
  const members = new Map(
    (veil?.secrets(withParts(event, withheld)) ?? []).map(({ path, maySee }) => [path, maySee] as const),
  );
  const foreign = sealed.filter((path) => !members.has(path));
  const kept = withheld.filter((path) => reader === undefined || members.get(path)?.(reader) === true);
  return [
    ...foreign.map((path) => `${path} of ${event.type} is no secret, and is sealed`),
    ...(withheld.length === 0 && event.data === told.data ? falseStandIns(covered, event, sealed, veil) : []),
    ...kept.map((path) => `${path} of ${event.type} is withheld from ${reader ?? 'a reader'}, who may see it`),
  ];
}

/**
 * The event with the parts of it that are withheld, as nothing: whoever may not see the part of a side is not shown
 * that there is one (`hidden/red`), and yet it is a secret by the form of the event.
 */
function withParts<Event extends GameEvent>(event: Event, withheld: LogEntry['withheld']): Event {
  const parts = withheld.filter((path) => path.includes('/') && valueAt(event.data, path) === undefined);
  if (parts.length === 0) return event;
  return {
    ...event,
    data: withValues(
      event.data,
      parts.map((path) => [path, null]),
    ),
  };
}

/** Values that stand in the place of secrets and that the form of the event does not put there. */
function falseStandIns<Event extends GameEvent, State>(
  { data }: LogEntry['covered'],
  event: Event,
  sealed: readonly string[],
  veil: Veil<Event, State> | undefined,
): readonly string[] {
  const open = veil?.event(event, null).data ?? event.data;
  return sealed
    .filter((path) => !haveSameText(valueAt(data, path) ?? null, valueAt(open, path) ?? null))
    .map((path) => `others are shown something else in the place of ${path} of ${event.type}`);
}
