import { Between, type DataSource, In, type SelectQueryBuilder } from 'typeorm';
import type { RolledDie } from '../../engine/dice/dice.js';
import type { Happening } from '../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../engine/siege/calendar/moment.js';
import type { Thing } from '../../engine/siege/calendar/things.js';
import type { SiegeSide } from '../../engine/siege/siege.js';
import { SiegeDiceRow } from '../rows/siege-dice-row.js';
import { SiegeEventRow } from '../rows/siege-event-row.js';
import { SiegeStateRow } from '../rows/siege-state-row.js';
import { SiegeSubjectRow } from '../rows/siege-subject-row.js';
import { countOf } from './count-of.js';
import type { HistoryPage } from './history.js';
import { standing, type StandingThing } from './siege-things.js';

/** Which events of a siege; absent: all. All that is given must hold, of each list one. The ranges are inclusive. */
export interface SiegeEventFilter {
  readonly happenings?: readonly Happening[];
  readonly parts?: readonly DayPart[];
  readonly sides?: readonly SiegeSide[];
  /** Events that concern one of these. */
  readonly things?: readonly Thing[];
  readonly fromDay?: number;
  readonly toDay?: number;
  readonly fromRevision?: number;
  readonly toRevision?: number;
}

/** A die of an event. */
export type EventDie = Pick<RolledDie, 'purpose' | 'faces' | 'value' | 'rule'> & { readonly subject: string | null };

/** Something that happened in a siege. */
export interface SiegeOccurrence extends Omit<SiegeEventRow, 'siege' | 'part' | 'happening' | 'side'> {
  readonly part: DayPart;
  readonly happening: Happening;
  readonly side: SiegeSide | null;
  readonly dice: readonly EventDie[];
}

/** An event of the life of a thing; `before` and `after` are the same if it named the thing and did not change it. */
export interface TimelineEntry {
  readonly event: SiegeOccurrence;
  readonly before: StandingThing | null;
  readonly after: StandingThing | null;
}

/** Values that a query names one by one. */
const PARAMETERS_MAX = 500;

interface Page<One> {
  readonly rows: readonly One[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}

/** Events of a siege that pass a filter, oldest first, with their dice. */
export async function siegeEventsPage(
  source: DataSource,
  siege: string,
  filter: SiegeEventFilter,
  page: HistoryPage,
): Promise<Page<SiegeOccurrence>> {
  const query = source.createQueryBuilder(SiegeEventRow, 'event').where('event.siege = :siege', { siege });
  narrow(query, filter);
  const { rows, more, count } = await pageOf(query, page);
  return { rows: await withDice(source, siege, rows), more, count };
}

/** The life of one thing: the events that concern it and pass a filter, with its state before and after each. */
export async function timelinePage(
  source: DataSource,
  siege: string,
  { kind, name }: Thing,
  filter: SiegeEventFilter,
  page: HistoryPage,
): Promise<Page<TimelineEntry>> {
  const query = source
    .createQueryBuilder(SiegeEventRow, 'event')
    .innerJoin(SiegeSubjectRow, 'subject', 'subject.siege = event.siege AND subject.revision = event.revision')
    .where('subject.siege = :siege AND subject.kind = :kind AND subject.name = :name', { siege, kind, name });
  narrow(query, filter);
  const { rows, more, count } = await pageOf(query, page, 'subject');
  const first = rows[0]?.revision ?? 0;
  const states = await source
    .createQueryBuilder(SiegeStateRow, 'state')
    .where('state.siege = :siege AND state.kind = :kind AND state.name = :name', { siege, kind, name })
    .andWhere('(state.until_revision IS NULL OR state.until_revision >= :first)', { first })
    .andWhere('state.revision <= :last', { last: rows.at(-1)?.revision ?? 0 })
    .orderBy('state.revision', 'ASC')
    .getMany();
  const stood = states.map(standing);
  const at = (revision: number): StandingThing | null =>
    stood.findLast(({ since }) => since.revision <= revision) ?? null;
  const events = await withDice(source, siege, rows);
  return {
    rows: events.map((event) => ({ event, before: at(event.revision - 1), after: at(event.revision) })),
    more,
    count,
  };
}

function narrow(query: SelectQueryBuilder<SiegeEventRow>, filter: SiegeEventFilter): void {
  const { happenings, parts, sides, things, fromDay, toDay, fromRevision, toRevision } = filter;
  if (happenings) query.andWhere('event.happening IN (:...happenings)', { happenings });
  if (parts) query.andWhere('event.part IN (:...parts)', { parts });
  if (sides) query.andWhere('event.side IN (:...sides)', { sides });
  if (things) query.andWhere(`(${things.map((thing, index) => concerns(query, thing, index)).join(' OR ')})`);
  // Revisions grow with the days, so the ends of a range of days are found in the table of parts.
  if (fromDay !== undefined) query.andWhere(`event.revision >= ${endOfDays('MIN', '>=', 'fromDay')}`, { fromDay });
  if (toDay !== undefined) query.andWhere(`event.revision <= ${endOfDays('MAX', '<=', 'toDay')}`, { toDay });
  if (fromRevision !== undefined) query.andWhere('event.revision >= :fromRevision', { fromRevision });
  if (toRevision !== undefined) query.andWhere('event.revision <= :toRevision', { toRevision });
}

/** SQL: the first revision of the days from one on, or the last of those up to one. */
function endOfDays(end: 'MIN' | 'MAX', compare: '>=' | '<=', parameter: string): string {
  const [revision, none] = end === 'MIN' ? ['first_revision', 2 ** 31 - 1] : ['last_revision', -1];
  const moment = end === 'MIN' ? `4 * :${parameter}` : `4 * :${parameter} + 3`;
  const found = `SELECT ${end}(part.${revision}) FROM siege_parts AS part`;
  return `COALESCE((${found} WHERE part.siege = :siege AND part.moment ${compare} ${moment}), ${none})`;
}

function concerns(query: SelectQueryBuilder<SiegeEventRow>, { kind, name }: Thing, index: number): string {
  const subject = query
    .subQuery()
    .select('1')
    .from(SiegeSubjectRow, 'named')
    .where('named.siege = event.siege AND named.revision = event.revision')
    .andWhere(`named.kind = :kind${index} AND named.name = :name${index}`);
  query.setParameters({ [`kind${index}`]: kind, [`name${index}`]: name });
  return `EXISTS ${subject.getQuery()}`;
}

async function pageOf(
  query: SelectQueryBuilder<SiegeEventRow>,
  { after, before, limit, direction }: HistoryPage,
  key = 'event',
): Promise<Page<SiegeEventRow>> {
  const all = query.clone();
  if (after !== undefined) query.andWhere(`${key}.revision > :after`, { after });
  if (before !== undefined) query.andWhere(`${key}.revision < :before`, { before });
  const forwards = direction === 'forwards';
  const found = await query
    .orderBy(`${key}.revision`, forwards ? 'ASC' : 'DESC')
    .limit(limit + 1)
    .getMany();
  const rows = found.slice(0, limit);
  return { rows: forwards ? rows : rows.reverse(), more: found.length > limit, count: () => countOf(all) };
}

async function withDice(
  source: DataSource,
  siege: string,
  rows: readonly SiegeEventRow[],
): Promise<readonly SiegeOccurrence[]> {
  const revisions = rows.map(({ revision }) => revision);
  // A list of parameters has an end; beyond it all dice between the first and the last are read.
  const which = revisions.length <= PARAMETERS_MAX ? In(revisions) : Between(revisions[0], revisions.at(-1));
  const dice = new Map<number, EventDie[]>();
  const found = await source.manager.find(SiegeDiceRow, {
    where: { siege, revision: which },
    order: { revision: 'ASC', number: 'ASC' },
  });
  for (const die of found) dice.set(die.revision, [...(dice.get(die.revision) ?? []), eventDie(die)]);
  return rows.map(({ siege: _siege, ...row }) => ({
    ...row,
    part: row.part as DayPart,
    happening: row.happening as Happening,
    side: row.side as SiegeSide | null,
    dice: dice.get(row.revision) ?? [],
  }));
}

function eventDie({ purpose, faces, value, subject, rule }: SiegeDiceRow): EventDie {
  return { purpose, faces: faces as EventDie['faces'], value, subject, rule };
}
