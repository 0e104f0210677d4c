import type { DataSource } from 'typeorm';
import type { Figures, Strength } from '../../engine/siege/calendar/figures.js';
import type { Happening } from '../../engine/siege/calendar/happenings.js';
import { SIEGE_SIDES, type SiegeSide } from '../../engine/siege/siege.js';
import { SiegeDiceRow } from '../rows/siege-dice-row.js';
import { SiegeRow } from '../rows/siege-row.js';
import { daysPage, type CalendarDay, type CalendarPart, type DayRange } from './siege-days.js';

/** Days that are read at once. */
const PAGE_DAYS = 500;

/** The dice of a day that were rolled for one purpose, beside what is to be expected of as many dice. */
export interface DiceSum {
  readonly purpose: string;
  readonly rolls: number;
  readonly total: number;
  readonly expected: number;
}

/** A day of a siege with its night, in numbers; the day under way as it stands. */
export interface SeriesDay {
  readonly day: number;
  /** By day, not by night; null: it was not rolled for. */
  readonly initiative: SiegeSide | null;
  readonly choice: CalendarPart['choice'];
  /** Number of events by what happened. */
  readonly counts: CalendarPart['counts'];
  /** At its end. */
  readonly figures: Figures;
  /** Dead and captive fighters of each side at its end, since the siege began. */
  readonly losses: Readonly<Record<SiegeSide, number>>;
  readonly dice: readonly DiceSum[];
}

/** Days of a siege in numbers, the first first. */
export async function seriesOfSiege(source: DataSource, siege: string, range: DayRange): Promise<readonly SeriesDay[]> {
  const dice = await diceByDay(source, siege, range);
  const series: SeriesDay[] = [];
  for (let after = 0; ;) {
    const { rows, more } = await daysPage(source, siege, range, { after, limit: PAGE_DAYS });
    series.push(...rows.map((day) => seriesDay(day, dice.get(day.day) ?? [])));
    const last = rows.at(-1);
    if (!more || !last) return series;
    after = last.day;
  }
}

function seriesDay({ day, parts }: CalendarDay, dice: readonly DiceSum[]): SeriesDay {
  const last = parts.at(-1);
  if (!last) throw new Error(`day ${day} has no parts`);
  const byDay = parts.filter(({ part }) => part !== 'night').at(-1) ?? last;
  const { figures } = last;
  const losses = { attacker: lost(figures.attacker), defender: lost(figures.defender) };
  return { day, initiative: byDay.initiative, choice: byDay.choice, counts: countsOf(parts), figures, losses, dice };
}

function lost({ dead, captive }: Strength): number {
  return dead + captive;
}

function countsOf(parts: readonly CalendarPart[]): SeriesDay['counts'] {
  const counts: Partial<Record<Happening, number>> = {};
  for (const [happening, count] of parts.flatMap((part) => Object.entries(part.counts))) {
    counts[happening as Happening] = (counts[happening as Happening] ?? 0) + count;
  }
  return counts;
}

async function diceByDay(
  source: DataSource,
  siege: string,
  { fromDay, toDay }: DayRange,
): Promise<ReadonlyMap<number, readonly DiceSum[]>> {
  const query = source
    .createQueryBuilder(SiegeDiceRow, 'die')
    .select(['die.day AS day', 'die.purpose AS purpose', 'die.faces AS faces'])
    .addSelect('COUNT(*)', 'rolls')
    .addSelect('SUM(die.value)', 'total')
    .where('die.siege = :siege', { siege });
  if (fromDay !== undefined) query.andWhere('die.day >= :fromDay', { fromDay });
  if (toDay !== undefined) query.andWhere('die.day <= :toDay', { toDay });
  const rows = await query
    .groupBy('die.day, die.purpose, die.faces')
    .orderBy('die.day, die.purpose, die.faces')
    .getRawMany<{ day: number; purpose: string; faces: number; rolls: number | string; total: number | string }>();
  const days = new Map<number, DiceSum[]>();
  for (const { day, purpose, faces, ...sums } of rows) {
    const [rolls, total] = [Number(sums.rolls), Number(sums.total)];
    const known = days.get(day) ?? [];
    days.set(day, [...known, { purpose, rolls, total, expected: (rolls * (faces + 1)) / 2 }]);
  }
  return days;
}

/** The dice of all days together, by their purposes. */
export function sumOfDice(series: readonly SeriesDay[]): readonly DiceSum[] {
  const sums = new Map<string, DiceSum>();
  for (const { purpose, rolls, total, expected } of series.flatMap(({ dice }) => dice)) {
    const known = sums.get(purpose) ?? { purpose, rolls: 0, total: 0, expected: 0 };
    sums.set(purpose, {
      purpose,
      rolls: known.rolls + rolls,
      total: known.total + total,
      expected: known.expected + expected,
    });
  }
  return [...sums.values()];
}

/** The goods that were in store on any of the days, as `attacker/arrows`. */
export function goodsIn(series: readonly SeriesDay[]): readonly string[] {
  const names = series.flatMap(({ figures: { stores } }) =>
    SIEGE_SIDES.flatMap((side) => Object.keys(stores[side]).map((goods) => `${side}/${goods}`)),
  );
  return [...new Set(names)].sort();
}

/** The title of a siege. */
export async function titleOfSiege(source: DataSource, siege: string): Promise<string> {
  return (await source.manager.findOneOrFail(SiegeRow, { where: { id: siege }, select: { id: true, title: true } }))
    .title;
}
