import { SIEGE_UPCASTERS } from '../engine/siege/event-index.js';
import type { SiegeEvent } from '../engine/siege/events.js';
import { evolveSiege } from '../engine/siege/evolve.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Siege } from '../engine/siege/siege.js';
import { tellSiege } from '../engine/siege/tell.js';
import { CorruptedEvent } from '../ledger/errors.js';
import type { NewEvent, RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import { EventTypes } from '../ledger/upcast.js';
import { idFrom } from '../play/creation.js';
import type { SeenSiegeEvent, SiegeGame, SiegeId } from './contract.js';

const TYPES = new EventTypes(SIEGE_UPCASTERS);

/** A siege at one instant, with what leads back to its past. Immutable. */
export interface LoadedSiege {
  readonly id: SiegeId;
  readonly setup: SiegeSetup;
  /** Revision and hash of the last event that is part of `siege`. */
  readonly revision: number;
  readonly hash: string;
  readonly siege: Siege;
  /** Revision of the event with which each day began, from day 1. */
  readonly days: readonly number[];
  readonly games: readonly SiegeGame[];
}

/** An event of a siege in its current version. */
export function siegeEvent(recorded: RecordedEvent): SiegeEvent {
  const { type, data } = TYPES.upcast(recorded);
  return { type, data } as SiegeEvent;
}

/** Events in the form in which they are recorded today. */
export function recordsOf(events: readonly SiegeEvent[]): readonly NewEvent[] {
  return events.map(({ type, data }) => ({ type, data, version: TYPES.currentVersion(type) }));
}

export function seenSiegeEvent(recorded: RecordedEvent): SeenSiegeEvent {
  const event = siegeEvent(recorded);
  const { revision, hash, metadata } = recorded;
  return { revision, event, hash, recordedAt: metadata.recordedAt, text: tellSiege(event) };
}

/** The siege after its first event. Throws CorruptedEvent. */
export function siegeFromSetUp(id: SiegeId, first: RecordedEvent): LoadedSiege {
  const event = siegeEvent(first);
  if (first.revision !== 0 || event.type !== 'SiegeSetUp') {
    throw new CorruptedEvent(first.stream, first.revision, 'a siege begins with its set-up');
  }
  const { setup } = event.data;
  return { id, setup, revision: 0, hash: first.hash, siege: applied(null, first, event), days: [], games: [] };
}

/** The siege after one more event. Throws CorruptedEvent if it is not the next one, or not possible. */
export function siegeAfter(before: LoadedSiege, recorded: RecordedEvent): LoadedSiege {
  assertFollows(recorded, before);
  const event = siegeEvent(recorded);
  const siege = applied(before.siege, recorded, event);
  const { revision, hash } = recorded;
  const days = event.type === 'DayBegan' ? [...before.days, revision] : before.days;
  const games =
    event.type === 'ScenarioOpened' ? [...before.games, gameOf(before.id, siege, event.data.scenario)] : before.games;
  return { ...before, siege, revision, hash, days, games };
}

/** The game of a day's or night's scenario: always the same, so that it is created once, and of no command that a client could give. */
function gameOf(id: SiegeId, { day, night }: Siege, scenario: SiegeGame['scenario']): SiegeGame {
  return { day, night, scenario, game: idFrom(`herald scenario ${id} ${night ? 'night' : 'day'} ${day}`) };
}

function applied(before: Siege | null, recorded: RecordedEvent, event: SiegeEvent): Siege {
  try {
    return evolveSiege(before, event);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new CorruptedEvent(recorded.stream, recorded.revision, `it is impossible where it stands: ${because}`);
  }
}
