import type { Thing } from '../engine/siege/calendar/things.js';
import type { EventRange } from '../projections/read/siege-days.js';
import type { SiegeEventFilter } from '../projections/read/siege-events.js';
import type { SiegeInstant } from '../projections/read/siege-instant.js';
import { type CampaignCalendar, withCampaignCalendar } from './campaign-calendar.js';
import { badInput } from './exit-code.js';
import { type Listing, type ListOptions, sayList } from './list-forms.js';
import type { Output } from './output.js';
import { ALL, type CampaignOptions } from './siege-options.js';

/** A question to all sieges of a campaign; days are those of the campaign, absent: now. */
export type CampaignQuestion =
  | { readonly list: 'things'; readonly at: SiegeInstant; readonly thing: Thing | null }
  | { readonly list: 'changes'; readonly from: SiegeInstant; readonly to: SiegeInstant }
  | { readonly list: 'events'; readonly filter: SiegeEventFilter }
  | { readonly list: 'timeline'; readonly thing: Thing; readonly filter: SiegeEventFilter }
  | { readonly list: 'days' | 'dice' | 'stats'; readonly range: EventRange };

const NO_REVISIONS = 'sieges of a campaign have revisions of their own: name a day (12)';
/** All events of a siege. */
const EVERYTHING = { limit: ALL, direction: 'forwards' } as const;

/** Says a list over the sieges of a campaign, siege by siege in the order in which they began. Throws CliError. */
export async function sayOfCampaign(
  output: Output,
  campaign: string,
  question: CampaignQuestion,
  options: ListOptions & CampaignOptions,
): Promise<void> {
  await withCampaignCalendar(campaign, options, async (calendar) => {
    const listing = joined(calendar, await listingsOf(calendar, question));
    await sayList(output, listing, options, (listed) => ({ campaign: calendar.campaign, [question.list]: listed }));
  });
}

/** One listing of the listings of the sieges: each line names its siege, and the day of the campaign when it began. */
function joined({ sieges }: CampaignCalendar, listings: readonly Listing[]): Listing {
  const rows = listings.flatMap((listing, index) =>
    listing.rows.map(({ cells, value }) => {
      const { name = '', siege = '', since = 0 } = sieges[index] ?? {};
      return { cells: [name, since, ...cells], value: { siege: { name, id: siege, since }, ...(value as object) } };
    }),
  );
  return { columns: ['siege', 'since', ...(listings[0]?.columns ?? [])], rows };
}

async function listingsOf(calendar: CampaignCalendar, question: CampaignQuestion): Promise<readonly Listing[]> {
  switch (question.list) {
    case 'things':
      return things(calendar, question);
    case 'changes':
      return changes(calendar, question);
    case 'events':
      return happenings(calendar, question.filter);
    case 'timeline':
      return timelines(calendar, question);
    case 'days':
    case 'dice':
    case 'stats':
      return ofDays(calendar, question.list, question.range);
  }
}

async function things(
  calendar: CampaignCalendar,
  { at, thing }: Extract<CampaignQuestion, { readonly list: 'things' }>,
): Promise<readonly Listing[]> {
  const [{ someHave }, { thingsAt }, { listingOfThings }] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-things.js'),
    import('./siege-listings.js'),
  ]);
  const { source, sieges } = calendar;
  if (thing) await someHave(source, sieges, { things: [thing] });
  const filter = thing ? { kinds: [thing.kind], names: [thing.name] } : {};
  const revisions = await revisionsOn(calendar, at);
  return Promise.all(
    sieges.map(async ({ siege }, index) =>
      listingOfThings((await thingsAt(source, siege, filter, revisions[index] ?? -1, { limit: ALL })).rows),
    ),
  );
}

async function changes(
  calendar: CampaignCalendar,
  question: Extract<CampaignQuestion, { readonly list: 'changes' }>,
): Promise<readonly Listing[]> {
  const [{ changesBetween }, { listingOfChanges }] = await Promise.all([
    import('../projections/read/siege-things.js'),
    import('./siege-listings.js'),
  ]);
  const { source, sieges } = calendar;
  const [was, is] = [await revisionsOn(calendar, question.from), await revisionsOn(calendar, question.to)];
  return Promise.all(
    sieges.map(async ({ siege }, index) => {
      const between = { from: was[index] ?? -1, to: is[index] ?? -1 };
      return listingOfChanges((await changesBetween(source, siege, {}, between, { limit: ALL })).rows);
    }),
  );
}

async function happenings(calendar: CampaignCalendar, filter: SiegeEventFilter): Promise<readonly Listing[]> {
  const [{ daysInSiege, someHave }, { siegeEventsPage }, { listingOfEvents }] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-events.js'),
    import('./siege-listings.js'),
  ]);
  const { source, sieges } = calendar;
  await assertDays(calendar, filter);
  await someHave(source, sieges, filter);
  return Promise.all(
    sieges.map(async (of) => {
      const { rows } = await siegeEventsPage(source, of.siege, daysInSiege(of, filter), EVERYTHING);
      return listingOfEvents(rows);
    }),
  );
}

async function timelines(
  calendar: CampaignCalendar,
  { thing, filter }: Extract<CampaignQuestion, { readonly list: 'timeline' }>,
): Promise<readonly Listing[]> {
  const [{ daysInSiege, someHave }, { timelinePage }, { listingOfTimeline }] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-events.js'),
    import('./siege-listings.js'),
  ]);
  const { source, sieges } = calendar;
  await assertDays(calendar, filter);
  await someHave(source, sieges, { things: [thing, ...(filter.things ?? [])] });
  return Promise.all(
    sieges.map(async (of) => {
      const { rows } = await timelinePage(source, of.siege, thing, daysInSiege(of, filter), EVERYTHING);
      return listingOfTimeline(rows);
    }),
  );
}

async function ofDays(
  calendar: CampaignCalendar,
  list: 'days' | 'dice' | 'stats',
  range: EventRange,
): Promise<readonly Listing[]> {
  const [{ daysInSiege }, { daysPage, diceOfSiege }, listings] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-days.js'),
    import('./siege-listings.js'),
  ]);
  const { source, sieges } = calendar;
  await assertDays(calendar, range);
  if (list === 'stats') return statistics(source, sieges, range);
  return Promise.all(
    sieges.map(async (of) => {
      const own = daysInSiege(of, range);
      return list === 'dice'
        ? listings.listingOfDice(await diceOfSiege(source, of.siege, own))
        : listings.listingOfDays((await daysPage(source, of.siege, own, { limit: ALL })).rows);
    }),
  );
}

/** Makes sure that a range is one of days that have come. Throws CliError, SiegeQuestionError. */
async function assertDays({ reached }: CampaignCalendar, range: EventRange): Promise<void> {
  const { fromDay, toDay, fromRevision, toRevision } = range;
  if (fromRevision !== undefined || toRevision !== undefined) throw badInput(NO_REVISIONS);
  const [{ assertCampaignDays }, { assertForwards }] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-instant.js'),
  ]);
  assertCampaignDays(reached, [fromDay, toDay]);
  assertForwards(range);
}

async function statistics(
  source: CampaignCalendar['source'],
  sieges: CampaignCalendar['sieges'],
  range: EventRange,
): Promise<readonly Listing[]> {
  const [{ daysInSiege }, { goodsIn, seriesOfSiege }, { listingOfSeries }] = await Promise.all([
    import('../projections/read/campaign-sieges.js'),
    import('../projections/read/siege-series.js'),
    import('./siege-statistics.js'),
  ]);
  const series = await Promise.all(sieges.map((of) => seriesOfSiege(source, of.siege, daysInSiege(of, range))));
  // All sieges have the same columns.
  const goods = goodsIn(series.flat());
  return series.map((days) => listingOfSeries(days, goods));
}

/**
 * The last event of each siege at the end of a day of the campaign; null: it had not begun. Throws SiegeQuestionError.
 */
async function revisionsOn(
  { source, sieges, reached }: CampaignCalendar,
  at: SiegeInstant,
): Promise<readonly (number | null)[]> {
  if (at.kind === 'revision') throw badInput(NO_REVISIONS);
  const { assertCampaignDays, instantOnDay } = await import('../projections/read/campaign-sieges.js');
  const day = at.kind === 'day' ? { day: at.day, part: at.part } : { day: reached, part: null };
  assertCampaignDays(reached, [day.day]);
  return Promise.all(sieges.map(async (siege) => (await instantOnDay(source, siege, day))?.revision ?? null));
}
