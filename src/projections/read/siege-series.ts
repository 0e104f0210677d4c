import type { DataSource } from 'typeorm';
import type { Figures, Strength } from '../../engine/siege/calendar/figures.js';
import type { Happening } from '../../engine/siege/calendar/happenings.js';
import { SIEGE_SIDES, type SiegeSide } from '../../engine/siege/siege.js';
import { SiegeDiceRow } from '../rows/siege-dice-row.js';
import { SiegeRow } from '../rows/siege-row.js';
import { type CalendarPart, type DayRange, type PlainPart, plainParts } from './siege-days.js';

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
  const [parts, dice] = await Promise.all([plainParts(source, siege, range), diceByDay(source, siege, range)]);
  const days = new Map<number, PlainPart[]>();
  for (const part of parts) {
    const known = days.get(part.day);
    if (known) known.push(part);
    else days.set(part.day, [part]);
  }
  const counted = new CountsRead();
  return [...days].map(([day, ofDay]) => seriesDay(ofDay, counted, dice.get(day) ?? []));
}

function seriesDay(parts: readonly PlainPart[], counted: CountsRead, dice: readonly DiceSum[]): SeriesDay {
  const last = parts.at(-1);
  if (!last) throw new Error('a day without parts');
  const { initiative, choice } = parts.findLast(({ part }) => part !== 'night') ?? last;
  const figures = JSON.parse(last.figures) as Figures;
  return {
    day: last.day,
    initiative: initiative as SeriesDay['initiative'],
    choice: choice as SeriesDay['choice'],
    counts: countsOf(parts.map(({ counts }) => counted.in(counts))),
    figures,
    losses: { attacker: lost(figures.attacker), defender: lost(figures.defender) },
    dice,
  };
}

/** Counts of events that were read: most parts of days have one of few counts, so that each text is read once. */
class CountsRead {
  readonly #read = new Map<string, SeriesDay['counts']>();

  in(text: string): SeriesDay['counts'] {
    const known = this.#read.get(text) ?? (JSON.parse(text) as SeriesDay['counts']);
    this.#read.set(text, known);
    return known;
  }
}

function lost({ dead, captive }: Strength): number {
  return dead + captive;
}

function countsOf(parts: readonly SeriesDay['counts'][]): SeriesDay['counts'] {
  const sums: Partial<Record<Happening, number>> = {};
  for (const counts of parts) {
    for (const [happening, count] of Object.entries(counts)) {
      sums[happening as Happening] = (sums[happening as Happening] ?? 0) + count;
    }
  }
  return sums;
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
