import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Figures } from '../../engine/siege/calendar/figures.js';
import type { Happening } from '../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../engine/siege/calendar/moment.js';
import type { SiegeSide, Today } from '../../engine/siege/siege.js';
import { SiegeDiceRow } from '../rows/siege-dice-row.js';
import { SiegePartRow } from '../rows/siege-part-row.js';

/** A part of a day, as it ended or as it stands: what happened, and the siege in numbers. */
export interface CalendarPart {
  readonly part: DayPart;
  readonly firstRevision: number;
  readonly lastRevision: number;
  /** The side that has it in this day or night; null: it was not rolled for yet. */
  readonly initiative: SiegeSide | null;
  readonly choice: NonNullable<Today['choice']> | null;
  readonly counts: Readonly<Partial<Record<Happening, number>>>;
  readonly figures: Figures;
}

/** A day with its night. */
export interface CalendarDay {
  readonly day: number;
  readonly parts: readonly CalendarPart[];
}

/** Days of a siege, inclusive; absent: from the first, to the last. */
export interface DayRange {
  readonly fromDay?: number;
  readonly toDay?: number;
}

/** How often the faces of dice have shown that were rolled for one purpose. */
export interface DiceCount {
  readonly purpose: string;
  readonly faces: number;
  readonly rolls: number;
  /** How often each face has shown, from 1 on. */
  readonly shown: readonly number[];
}

const PARTS_OF_DAY = 4;

const PART_COLUMNS = [
  'day',
  'part',
  'firstRevision',
  'lastRevision',
  'initiative',
  'choice',
  'counts',
  'figures',
] as const satisfies readonly (keyof SiegePartRow)[];
/** A part of a day as its row has it: plain, since making entities of many takes most of the time. */
type PartOfDay = Pick<SiegePartRow, (typeof PART_COLUMNS)[number]>;

/** Days of a siege, the first first; `after` is a day, exclusive. */
export async function daysPage(
  source: DataSource,
  siege: string,
  range: DayRange,
  { after, limit }: { readonly after?: number; readonly limit: number },
): Promise<{
  readonly rows: readonly CalendarDay[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}> {
  const query = partsQuery(source, siege, range);
  const all = query.clone();
  if (after !== undefined) query.andWhere('part.moment >= :next', { next: PARTS_OF_DAY * (after + 1) });
  query.select([]);
  for (const column of PART_COLUMNS) query.addSelect(`part.${column}`, column);
  const found = await query
    .orderBy('part.moment', 'ASC')
    .limit(PARTS_OF_DAY * (limit + 1))
    .getRawMany<PartOfDay>();
  const days = new Map<number, CalendarPart[]>();
  for (const row of found) {
    const known = days.get(row.day);
    if (known) known.push(calendarPart(row));
    else days.set(row.day, [calendarPart(row)]);
  }
  const rows = [...days].map(([day, parts]) => ({ day, parts }));
  return { rows: rows.slice(0, limit), more: rows.length > limit, count: () => countOfDays(all) };
}

function partsQuery(
  source: DataSource,
  siege: string,
  { fromDay = 1, toDay }: DayRange,
): SelectQueryBuilder<SiegePartRow> {
  const query = source
    .createQueryBuilder(SiegePartRow, 'part')
    .where('part.siege = :siege AND part.moment >= :from', { siege, from: PARTS_OF_DAY * fromDay });
  return toDay === undefined ? query : query.andWhere('part.moment < :end', { end: PARTS_OF_DAY * (toDay + 1) });
}

/** A part of a day as its row has it, with what a series needs; `counts` and `figures` are JSON. */
export type PlainPart = Pick<SiegePartRow, 'day' | 'part' | 'initiative' | 'choice' | 'counts' | 'figures'>;

/**
 * All parts of the days of a range, the first first: plain rows, since making entities of many takes most of the time.
 */
export function plainParts(source: DataSource, siege: string, range: DayRange): Promise<readonly PlainPart[]> {
  return partsQuery(source, siege, range)
    .select(['part.day AS day', 'part.part AS part', 'part.initiative AS initiative', 'part.choice AS choice'])
    .addSelect(['part.counts AS counts', 'part.figures AS figures'])
    .orderBy('part.moment', 'ASC')
    .getRawMany<PlainPart>();
}

async function countOfDays(parts: SelectQueryBuilder<SiegePartRow>): Promise<number> {
  const found = await parts
    .select('COUNT(DISTINCT part.day)', 'total')
    .getRawOne<{ readonly total: number | string }>();
  return Number(found?.total ?? 0);
}

/** Days and events of a siege, inclusive; absent: from the first, to the last. */
export interface EventRange extends DayRange {
  readonly fromRevision?: number;
  readonly toRevision?: number;
}

/** Dice of a siege by what they were rolled for; absent `purposes`: all. */
export async function diceOfSiege(
  source: DataSource,
  siege: string,
  { purposes, fromDay, toDay, fromRevision, toRevision }: EventRange & { readonly purposes?: readonly string[] },
): Promise<readonly DiceCount[]> {
  const query = source
    .createQueryBuilder(SiegeDiceRow, 'die')
    .select(['die.purpose AS purpose', 'die.faces AS faces', 'die.value AS value', 'COUNT(*) AS rolls'])
    .where('die.siege = :siege', { siege });
  if (purposes) query.andWhere('die.purpose IN (:...purposes)', { purposes });
  if (fromDay !== undefined) query.andWhere('die.day >= :fromDay', { fromDay });
  if (toDay !== undefined) query.andWhere('die.day <= :toDay', { toDay });
  if (fromRevision !== undefined) query.andWhere('die.revision >= :fromRevision', { fromRevision });
  if (toRevision !== undefined) query.andWhere('die.revision <= :toRevision', { toRevision });
  const rows = await query
    .groupBy('die.purpose, die.faces, die.value')
    .orderBy('die.purpose, die.faces, die.value')
    .getRawMany<{ purpose: string; faces: number; value: number; rolls: number | string }>();
  const counts = new Map<string, DiceCount & { readonly shown: number[] }>();
  for (const { purpose, faces, value, rolls } of rows) {
    const key = `${purpose} ${faces}`;
    const known = counts.get(key) ?? { purpose, faces, rolls: 0, shown: Array.from({ length: faces }, () => 0) };
    known.shown[value - 1] = Number(rolls);
    counts.set(key, { ...known, rolls: known.rolls + Number(rolls) });
  }
  return [...counts.values()];
}

/** Counts and figures are parsed when they are read: a page has hundreds of parts, and most readers want a few. */
function calendarPart(row: PartOfDay): CalendarPart {
  const { part, firstRevision, lastRevision, initiative, choice } = row;
  return {
    part: part as DayPart,
    firstRevision,
    lastRevision,
    initiative: initiative as SiegeSide | null,
    choice: choice as CalendarPart['choice'],
    get counts() {
      return JSON.parse(row.counts) as CalendarPart['counts'];
    },
    get figures() {
      return JSON.parse(row.figures) as Figures;
    },
  };
}
