import { DICE_EVENTS } from '../engine/game/dice-told.js';
import { SIEGE_UPCASTERS } from '../engine/siege/event-index.js';
import type { SiegeEvent } from '../engine/siege/events.js';
import { CorruptedEvent } from '../ledger/errors.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { EventTypes } from '../ledger/upcast.js';
import { ProjectionGap } from './gap.js';
import type { SiegeRow } from './rows/siege-row.js';

const TYPES = new EventTypes({ ...SIEGE_UPCASTERS, ...DICE_EVENTS });

/**
 * The siege in the list of sieges after one more event of it. Throws ProjectionGap, CorruptedEvent, and what upcasting
 * throws.
 */
export function siegeAfter(before: SiegeRow | null, id: string, recorded: RecordedEvent): SiegeRow {
  const { revision, metadata } = recorded;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(recorded.stream, expected, revision);
  const event = TYPES.upcast(recorded) as SiegeEvent;
  const known = before ?? siegeFrom(id, recorded.stream, event, metadata.recordedAt);
  return { ...known, ...changeBy(event), revision, updatedAt: metadata.recordedAt };
}

function siegeFrom(id: string, stream: string, event: SiegeEvent, createdAt: string): SiegeRow {
  if (event.type !== 'SiegeSetUp') throw new CorruptedEvent(stream, 0, 'a siege begins with its set-up');
  const { title, dayDefinition = '' } = event.data.setup;
  const begun = { day: 0, night: false, orders: 0, over: false, winner: null };
  return { id, title, dayDefinition, ...begun, revision: 0, createdAt, updatedAt: createdAt };
}

/** The columns of the list that an event changes; most events change none. */
function changeBy(event: SiegeEvent): Partial<SiegeRow> {
  switch (event.type) {
    case 'DayBegan':
      return { day: event.data.day, night: false };
    case 'NightBegan':
      return { night: true };
    case 'OrderTaken':
      return { orders: event.data.number };
    case 'SiegeEnded':
      return { over: true, winner: event.data.winner };
    default:
      return {};
  }
}
