import { type DataSource, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { DAY_PARTS, type DayPart, type Moment, momentNumber } from '../../engine/siege/calendar/moment.js';
import { SiegePartRow } from '../rows/siege-part-row.js';
import type { DayRange, EventRange } from './siege-days.js';
import { SiegeQuestionError } from './siege-question.js';

/** When a siege is looked at: at the end of a part of a day, or of the whole day; after an event; or now. */
export type SiegeInstant =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'day'; readonly day: number; readonly part: DayPart | null };

export const NOW: SiegeInstant = { kind: 'now' };

/** An instant as it was found: the event after which it is, and when that happened. */
export interface FoundInstant extends Moment {
  readonly revision: number;
}

/**
 * The event after which an instant is. A day without a part is that day with its night; the day under way and its parts
 * so far are as they stand now. A night that a day did not have is the end of the day. Throws SiegeQuestionError.
 */
export async function instantIn(source: DataSource, siege: string, at: SiegeInstant): Promise<FoundInstant> {
  const last = await source.manager.findOneOrFail(SiegePartRow, { where: { siege }, order: { moment: 'DESC' } });
  switch (at.kind) {
    case 'now':
      return found(last);
    case 'revision':
      return { ...(await atRevision(source, last, at.revision)), revision: at.revision };
    case 'day':
      return atDay(source, last, at.day, at.part);
  }
}

/**
 * Makes sure that the days and events which a range names have come, and that none of its ends is before its beginning.
 * A range may begin with the event that comes next, so that a reader can ask for what is new. Throws
 * SiegeQuestionError.
 */
export async function assertRangeCame(source: DataSource, siege: string, range: EventRange): Promise<void> {
  const { fromDay, toDay, fromRevision, toRevision } = range;
  for (const day of [fromDay, toDay]) {
    if (day !== undefined) await instantIn(source, siege, { kind: 'day', day, part: null });
  }
  // The event before the next one is the last, and it has come.
  const begins = fromRevision === undefined || fromRevision <= 0 ? fromRevision : fromRevision - 1;
  for (const revision of [begins, toRevision]) {
    if (revision !== undefined) await instantIn(source, siege, { kind: 'revision', revision });
  }
  assertForwards(range);
  const { from, to } = await revisionsIn(source, siege, range);
  if (from > to) throw backwards('revision', from, to);
}

/** The first and the last event of a range that has come; `to` is infinite where the range is open at its end. */
export async function revisionsIn(
  source: DataSource,
  siege: string,
  { fromDay, toDay, fromRevision = 0, toRevision = Infinity }: EventRange,
): Promise<{ readonly from: number; readonly to: number }> {
  const begins = fromDay === undefined ? 0 : await firstOfDay(source, siege, fromDay);
  const ends = toDay === undefined ? Infinity : await endOfDay(source, siege, toDay);
  return { from: Math.max(begins, fromRevision), to: Math.min(ends, toRevision) };
}

async function firstOfDay(source: DataSource, siege: string, day: number): Promise<number> {
  const where = { siege, moment: MoreThanOrEqual(momentNumber({ day, part: DAY_PARTS[0] })) };
  return (await source.manager.findOneOrFail(SiegePartRow, { where, order: { moment: 'ASC' } })).firstRevision;
}

/** The last event of a day; infinite for the day under way, to which events may still come. */
async function endOfDay(source: DataSource, siege: string, day: number): Promise<number> {
  const now = await instantIn(source, siege, NOW);
  return day >= now.day ? Infinity : (await instantIn(source, siege, { kind: 'day', day, part: null })).revision;
}

/** The days on which the events of a range happened that has come; none if it begins with the next event. */
export async function daysIn(
  source: DataSource,
  siege: string,
  { fromDay, toDay, fromRevision, toRevision }: EventRange,
): Promise<DayRange> {
  const now = await instantIn(source, siege, NOW);
  const dayOf = async (revision: number): Promise<number> =>
    revision > now.revision ? now.day + 1 : (await instantIn(source, siege, { kind: 'revision', revision })).day;
  const [first, last] = [
    fromRevision === undefined ? 1 : await dayOf(fromRevision),
    toRevision === undefined ? now.day : await dayOf(toRevision),
  ];
  return { fromDay: Math.max(first, fromDay ?? 1), toDay: Math.min(last, toDay ?? now.day) };
}

/** Makes sure that no range ends before it begins. Throws SiegeQuestionError. */
export function assertForwards({ fromDay, toDay, fromRevision, toRevision }: EventRange): void {
  for (const [what, from, to] of [
    ['day', fromDay, toDay],
    ['revision', fromRevision, toRevision],
  ] as const) {
    if (from === undefined || to === undefined || from <= to) continue;
    throw backwards(what, from, to);
  }
}

function backwards(what: 'day' | 'revision', from: number, to: number): SiegeQuestionError {
  const because = `from ${what} ${from} to ${what} ${to} there is nothing: the range ends before it begins`;
  return new SiegeQuestionError('backwards', because, { from, to });
}

async function atDay(source: DataSource, last: SiegePartRow, day: number, part: DayPart | null): Promise<FoundInstant> {
  if (day < 1) throw before(`day ${day}`, { day });
  const asked = momentNumber({ day, part: part ?? DAY_PARTS[DAY_PARTS.length - 1] ?? 'night' });
  if (day > last.day || (part !== null && asked > last.moment)) {
    throw notYet(part === null ? `day ${day}` : `the ${part} of day ${day}`, last);
  }
  const { siege } = last;
  const where = { siege, moment: LessThanOrEqual(asked) };
  return found(await source.manager.findOneOrFail(SiegePartRow, { where, order: { moment: 'DESC' } }));
}

async function atRevision(source: DataSource, last: SiegePartRow, revision: number): Promise<FoundInstant> {
  if (revision < 0) throw before(`revision ${revision}`, { revision });
  if (revision > last.lastRevision) throw notYet(`revision ${revision}`, last);
  const where = { siege: last.siege, firstRevision: LessThanOrEqual(revision) };
  return found(await source.manager.findOneOrFail(SiegePartRow, { where, order: { firstRevision: 'DESC' } }));
}

function found({ day, part, lastRevision }: SiegePartRow): FoundInstant {
  return { day, part: part as DayPart, revision: lastRevision };
}

function before(what: string, facts: Readonly<Record<string, number>>): SiegeQuestionError {
  return new SiegeQuestionError('beforeTheSiege', `${what} is before the siege, which begins with day 1`, facts);
}

function notYet(what: string, { day, part, lastRevision }: SiegePartRow): SiegeQuestionError {
  const because = `${what} has not come: the siege is in the ${part} of day ${day}, at revision ${lastRevision}`;
  return new SiegeQuestionError('notYet', because, { day, part, revision: lastRevision });
}
