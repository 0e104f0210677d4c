import { NO_PARLEY } from '../engine/game/parley/course.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import { type Moment, momentAfter, momentNumber } from '../engine/siege/calendar/moment.js';
import { type CalendarEvent, concernOf, type Happening } from '../engine/siege/calendar/happenings.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Siege } from '../engine/siege/siege.js';
import { type Folded, foldFirst, foldNext, recordedStep } from '../ledger/fold.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { ProjectionGap } from './gap.js';
import { quarrelsAfter, type Quarrels } from './write-claims.js';

export type SiegeBooks = Rulebooks<Siege, SiegeSetup>;

/** The part of the day that is under way, as far as it has been projected. */
export interface PartSoFar {
  readonly firstRevision: number;
  /** Number of its events by what happened. */
  readonly counts: Readonly<Partial<Record<Happening, number>>>;
}

/** A siege as far as it has been projected. Immutable. */
export interface ProjectedSiege extends Folded<Siege, SiegeSetup>, Quarrels {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When its last event happened. */
  readonly moment: Moment;
  readonly part: PartSoFar;
}

/** A siege with the event that brought it there, lifted to its current version. */
export interface SiegeStep {
  readonly siege: ProjectedSiege;
  readonly event: CalendarEvent;
}

/**
 * The siege after one more event of it. Throws ProjectionGap, UnknownRuleset, what upcasting throws, and CorruptedEvent
 * if the event is not possible where it stands.
 */
export function siegeAfter(
  before: ProjectedSiege | null,
  id: string,
  recorded: RecordedEvent,
  books: SiegeBooks,
): SiegeStep {
  const { revision, stream, metadata } = recorded;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(stream, expected, revision);
  const { recordedAt: updatedAt } = metadata;
  if (before === null) {
    const { log, event: first, setup } = recordedStep(recorded, () => foldFirst(recorded, books));
    const event = asSiegeEvent(first);
    const calendar = calendarAfter(null, log.position, event, revision);
    const begun = { parley: NO_PARLEY, claimsFiledAt: [], createdAt: updatedAt, updatedAt };
    return { siege: { ...log, ...calendar, ...begun, id, title: setup.title, revision }, event };
  }
  const { log, event: next } = recordedStep(recorded, () => foldNext(before, recorded));
  const event = asSiegeEvent(next);
  const calendar = calendarAfter(before, log.position, event, revision);
  return { siege: { ...log, ...calendar, ...quarrelsAfter(before, event, updatedAt), revision, updatedAt }, event };
}

function calendarAfter(
  before: ProjectedSiege | null,
  after: Siege,
  event: CalendarEvent,
  revision: number,
): Pick<ProjectedSiege, 'moment' | 'part'> {
  const moment = momentAfter(before?.moment ?? null, before?.position ?? null, after);
  const goesOn = before !== null && momentNumber(before.moment) === momentNumber(moment);
  const part = goesOn ? before.part : { firstRevision: revision, counts: {} };
  const { happening } = concernOf(event, before?.position ?? null);
  const counts = { ...part.counts, [happening]: (part.counts[happening] ?? 0) + 1 };
  return { moment, part: { ...part, counts } };
}

/** If a siege's set-up begins a log, the other events are a siege's too: its rulebook has taken them. */
function asSiegeEvent({ type, data }: RecordedEvent): CalendarEvent {
  return { type, data } as CalendarEvent;
}
