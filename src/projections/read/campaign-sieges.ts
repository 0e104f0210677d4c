import type { DataSource } from 'typeorm';
import type { DayPart } from '../../engine/siege/calendar/moment.js';
import { SiegeRow } from '../rows/siege-row.js';
import { SiegeThingRow } from '../rows/siege-thing-row.js';
import type { Thing } from '../../engine/siege/calendar/things.js';
import type { DayRange } from './siege-days.js';
import { type FoundInstant, instantIn, NOW } from './siege-instant.js';
import { SiegeQuestionError } from './siege-question.js';

/** A siege of a campaign that has begun. */
export interface CampaignSiege {
  /** Its name in the campaign. */
  readonly name: string;
  /** Its id. */
  readonly siege: string;
  /** The day of the campaign on which it began, which is its own day 1. */
  readonly since: number;
}

/** The end of a day of the campaign, or of a part of that day; null: of the day with its night. */
export interface CampaignDay {
  readonly day: number;
  readonly part: DayPart | null;
}

/** A page of a list over several sieges, which goes on behind a member of one of them. */
export interface CampaignPage<Key> {
  readonly after?: { readonly siege: string; readonly key: Key };
  readonly limit: number;
}

/** A member of such a list. */
export interface InSiege<One> {
  readonly of: CampaignSiege;
  readonly one: One;
}

/** A part of a list, and whether there is more behind it. */
export interface Listed<One> {
  readonly rows: readonly One[];
  readonly more: boolean;
  /** How many members the whole list has. */
  readonly count: () => Promise<number>;
}

/**
 * A page of a list that goes siege by siege: all of the first siege, then all of the second one. `read` gives a page of
 * one siege, and is asked of no more sieges than the page needs. `after` names one of the sieges.
 */
export async function overSieges<One, Key>(
  sieges: readonly CampaignSiege[],
  { after, limit }: CampaignPage<Key>,
  read: (of: CampaignSiege, page: { readonly after?: Key; readonly limit: number }) => Promise<Listed<One>>,
): Promise<Listed<InSiege<One>>> {
  const first = after === undefined ? 0 : sieges.findIndex(({ siege }) => siege === after.siege);
  if (first < 0) throw new Error('the page begins in a siege that is not listed');
  const count = async (): Promise<number> => {
    let total = 0;
    for (const of of sieges) total += await (await read(of, { limit: 0 })).count();
    return total;
  };
  const found: InSiege<One>[] = [];
  for (const of of sieges.slice(first)) {
    const begins = after?.siege === of.siege ? { after: after.key } : {};
    const { rows, more } = await read(of, { ...begins, limit: limit - found.length });
    found.push(...rows.map((one) => ({ of, one })));
    if (more) return { rows: found, more, count };
  }
  return { rows: found, more: false, count };
}

/**
 * The end of a day of the campaign in one of its sieges; null: the siege began later. A siege that is over stands as it
 * ended. Throws SiegeQuestionError for a part of the day to which a siege that goes on has not come.
 */
export async function instantOnDay(
  source: DataSource,
  { siege, since }: CampaignSiege,
  { day, part }: CampaignDay,
): Promise<FoundInstant | null> {
  const own = day - since + 1;
  if (own < 1) return null;
  const [last, row] = await Promise.all([
    instantIn(source, siege, NOW),
    source.manager.findOneByOrFail(SiegeRow, { id: siege }),
  ]);
  if (own > last.day) return last;
  const isOver = row.over && own === last.day;
  return isOver ? last : instantIn(source, siege, { kind: 'day', day: own, part });
}

/** Days of the campaign as days of one of its sieges, which may lie outside of it. */
export function daysInSiege<Range extends DayRange>({ since }: CampaignSiege, range: Range): Range {
  const { fromDay, toDay } = range;
  return {
    ...range,
    ...(fromDay === undefined ? {} : { fromDay: fromDay - since + 1 }),
    ...(toDay === undefined ? {} : { toDay: toDay - since + 1 }),
  };
}

/** Throws SiegeQuestionError if none of the sieges has ever had one of the things, or one of the names. */
export async function someHave(
  source: DataSource,
  sieges: readonly CampaignSiege[],
  { things = [], names = [] }: { readonly things?: readonly Thing[]; readonly names?: readonly string[] },
): Promise<void> {
  for (const asked of [...things, ...names.map((name) => ({ name }))]) {
    const isThere = await hasAny(source, sieges, asked);
    if (isThere) continue;
    const what = 'kind' in asked ? `${asked.kind} ${asked.name.slice(0, 60)}` : `thing ${asked.name.slice(0, 60)}`;
    throw new SiegeQuestionError('noSuchThing', `no siege of the campaign that has begun has the ${what}`);
  }
}

async function hasAny(
  source: DataSource,
  sieges: readonly CampaignSiege[],
  asked: Thing | { readonly name: string },
): Promise<boolean> {
  const { name } = asked;
  const kind = 'kind' in asked ? { kind: asked.kind } : {};
  for (const { siege } of sieges) {
    if (await source.manager.existsBy(SiegeThingRow, { siege, name, ...kind })) return true;
  }
  return false;
}

/** Throws SiegeQuestionError if the campaign has no siege of one of the names. */
export function assertSiegesNamed(known: readonly string[], names: readonly string[]): void {
  const strange = names.find((name) => !known.includes(name));
  if (strange === undefined) return;
  const has = known.join(', ') || 'none';
  throw new SiegeQuestionError('noSuchSiege', `the campaign has no siege ${strange.slice(0, 60)}; it has ${has}`);
}

/** Throws SiegeQuestionError for days before the campaign, or to which it has not come. */
export function assertCampaignDays(reached: number, days: readonly (number | null | undefined)[]): void {
  for (const day of days) {
    if (day === null || day === undefined) continue;
    if (day < 1) {
      const because = `day ${day} is before the campaign, which begins with day 1`;
      throw new SiegeQuestionError('beforeTheCampaign', because, { day });
    }
    if (day > reached) {
      const because = `day ${day} has not come: the campaign is in day ${reached}`;
      throw new SiegeQuestionError('notYet', because, { day: reached });
    }
  }
}
