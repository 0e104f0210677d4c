import type { GameEvent } from '../engine/game/event.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { SecretMember } from '../engine/game/veil.js';
import type { SeatId } from '../engine/position/seat.js';
import { haveSameText } from '../engine/canonical/canonical.js';
import { chainedForm } from '../ledger/hash-chain.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { valueAt, type Disclosed, type Secret, type SecretPath } from '../ledger/secrets.js';
import type { ExportedEvent } from './export-format.js';

/** For whom an export is: a seat, null for somebody without one, undefined for whoever may see everything. */
export type Reader = SeatId | null | undefined;

/**
 * An event as it is exported for a reader. Null: the event hides something from the reader and was recorded before
 * secrets had commitments, so that nothing could prove the rest.
 */
export function exportedFor(event: RecordedEvent, rulebook: AnyRulebook, reader: Reader): ExportedEvent | null {
  const seen = seenData(event, rulebook, reader);
  if (event.secrets === undefined) return haveSameText(seen, event.data) ? withoutPlace(event) : null;
  const members = new Map(secretsByForm(event, rulebook).map(({ path, maySee }) => [path, maySee] as const));
  const disclosed = event.secrets.flatMap((secret): readonly (readonly [SecretPath, Disclosed])[] => {
    const maySee = reader === undefined || members.get(secret.path)?.(reader) === true;
    return maySee ? [disclosedOf(event, secret, seen)] : withheldFrom(event, secret, seen);
  });
  return {
    ...chainedForm(withoutPlace(event)),
    ...(disclosed.length > 0 ? { disclosed: Object.fromEntries<Disclosed>(disclosed) } : {}),
  };
}

function withoutPlace({ globalPosition: _place, ...event }: RecordedEvent): Omit<RecordedEvent, 'globalPosition'> {
  return event;
}

/** The paths of an exported event whose values are withheld. */
export function withheldPaths({ sealed, disclosed }: ExportedEvent): readonly SecretPath[] {
  return Object.keys(sealed ?? {}).filter((path) => !Object.hasOwn(disclosed ?? {}, path));
}

function seenData(recorded: RecordedEvent, { ruleset }: AnyRulebook, reader: Reader): object {
  const event: GameEvent = { type: recorded.type, data: recorded.data };
  const seen = reader === undefined ? event : (ruleset.veil?.event(event, reader) ?? event);
  return seen === event ? recorded.data : seen.data;
}

function secretsByForm({ type, data }: RecordedEvent, { ruleset }: AnyRulebook): readonly SecretMember[] {
  const event: GameEvent = { type, data };
  return ruleset.veil?.secrets(event) ?? [];
}

function disclosedOf(event: RecordedEvent, { path, salt }: Secret, seen: object): readonly [SecretPath, Disclosed] {
  const value = valueAt(event.data, path);
  assertShown(event, path, seen, value);
  return [path, value === undefined ? { salt } : { salt, value }];
}

function withheldFrom(event: RecordedEvent, { path, standIn }: Secret, seen: object): readonly never[] {
  assertShown(event, path, seen, standIn);
  return [];
}

/** Checks that a seat is shown exactly those members of an event that are disclosed to it. */
function assertShown({ stream, revision }: RecordedEvent, path: SecretPath, seen: object, value: unknown): void {
  if (haveSameText(valueAt(seen, path), value)) return;
  throw new Error(`${stream} ${revision}: ${path} is not shown as its secret has it`);
}
