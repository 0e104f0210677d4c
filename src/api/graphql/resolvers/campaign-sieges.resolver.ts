import { Inject } from '@nestjs/common';
import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Campaigns } from '../../../campaign/contract.js';
import {
  daysInSiege,
  type InSiege,
  instantOnDay,
  overSieges,
  someHave,
} from '../../../projections/read/campaign-sieges.js';
import { siegeEventsPage, timelinePage } from '../../../projections/read/siege-events.js';
import { seriesOfSiege } from '../../../projections/read/siege-series.js';
import { changesBetween, thingsAt } from '../../../projections/read/siege-things.js';
import type { Sieges } from '../../../siege/contract.js';
import { type BegunSieges, begunSieges, type CampaignSiegesQuestion } from '../../campaign-sieges.js';
import { ApiError } from '../../errors.js';
import type { ReadModel } from '../../read-model.js';
import { CAMPAIGNS, READ_MODEL, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST, costOfSeriesPage, SERIES_PAGE_DEFAULT, SERIES_PAGE_MAX } from '../cost.js';
import {
  CampaignSiegeEventFilterInput,
  CampaignSiegeThingFilterInput,
  given,
  SiegeDayInput,
  SiegeThingInput,
} from '../inputs/siege-questions.input.js';
import { ForwardPageArgs } from '../page.js';
import {
  campaignEventCursor,
  campaignEventPageOf,
  campaignSiegeCursor,
  campaignThingCursor,
  campaignThingPageOf,
  connectionOver,
  placeOfSiege,
} from '../campaign-siege-page.js';
import {
  campaignChangeView,
  campaignOccurrenceView,
  CampaignSiegeChangeConnectionView,
  CampaignSiegeOccurrenceConnectionView,
  CampaignSiegeSeriesConnectionView,
  CampaignSiegeThingConnectionView,
  CampaignSiegeTimelineConnectionView,
  campaignSeriesView,
  campaignThingView,
  campaignTimelineView,
} from '../views/campaign-sieges.view.js';
import { Viewers } from '../viewers.js';

const cost = { complexity: COST.fromReadModel } as const;
const CAMPAIGN = { type: () => ID, description: 'The id of the campaign.' } as const;
const AT = { type: () => SiegeDayInput, nullable: true, description: 'A day of the campaign; absent: now.' } as const;
const THINGS = {
  type: () => CampaignSiegeThingFilterInput,
  nullable: true,
  description: 'All that is given must hold.',
} as const;
const EVENTS = {
  type: () => CampaignSiegeEventFilterInput,
  nullable: true,
  description: 'All that is given must hold.',
} as const;

/** The questions of a siege's calendar, asked of all sieges of a campaign at once; days are those of the campaign. */
@Resolver()
export class CampaignSiegesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(CAMPAIGNS) private readonly campaigns: Campaigns,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => CampaignSiegeThingConnectionView, {
    ...cost,
    description: 'Things of the sieges of a campaign as they stood at the end of a day of it.',
  })
  async campaignSiegeThings(
    @Context() context: RequestContext,
    @Args('campaign', CAMPAIGN) campaign: string,
    @Args() args: ForwardPageArgs,
    @Args('at', AT) at?: SiegeDayInput | null,
    @Args('filter', THINGS) filter?: CampaignSiegeThingFilterInput | null,
  ): Promise<CampaignSiegeThingConnectionView> {
    const { siegeNames, ...which } = given(filter ?? {});
    const { begun, reached } = await this.#begun(context, { campaign, names: siegeNames, days: [at?.day] });
    const list = 'things';
    const page = campaignThingPageOf({ list, sieges: begun }, args);
    const { source } = this.readModel;
    await someHave(source, begun, which);
    const day = { day: at?.day ?? reached, part: at?.part ?? null };
    const found = await overSieges(begun, page, async (siege, one) => {
      const instant = await instantOnDay(source, siege, day);
      if (!instant) return { rows: [], more: false, count: () => Promise.resolve(0) };
      const things = await thingsAt(source, siege.siege, which, instant.revision, one);
      return { ...things, rows: things.rows.map((thing) => ({ at: instant, thing })) };
    });
    return connectionOver(
      found,
      args,
      ({ of: { siege }, one }) => campaignThingCursor(list, siege, one.thing),
      campaignThingView,
    );
  }

  @Query(() => CampaignSiegeChangeConnectionView, {
    ...cost,
    description: 'The differences between two days of a campaign in its sieges, whichever is the earlier.',
  })
  async campaignSiegeChanges(
    @Context() context: RequestContext,
    @Args('campaign', CAMPAIGN) campaign: string,
    @Args() args: ForwardPageArgs,
    @Args('from', { type: () => SiegeDayInput, description: 'The one day of the campaign.' }) from: SiegeDayInput,
    @Args('to', AT) to?: SiegeDayInput | null,
    @Args('filter', THINGS) filter?: CampaignSiegeThingFilterInput | null,
  ): Promise<CampaignSiegeChangeConnectionView> {
    const { siegeNames, ...which } = given(filter ?? {});
    const { begun, reached } = await this.#begun(context, { campaign, names: siegeNames, days: [from.day, to?.day] });
    const list = 'changes';
    const page = campaignThingPageOf({ list, sieges: begun }, args);
    const { source } = this.readModel;
    await someHave(source, begun, which);
    const days = [from, to ?? { day: reached }].map(({ day, part = null }) => ({ day, part }));
    const found = await overSieges(begun, page, async (siege, one) => {
      // A siege that had not begun had nothing: revision -1 is before its first event.
      const [was = -1, is = -1] = await Promise.all(
        days.map(async (day) => (await instantOnDay(source, siege, day))?.revision),
      );
      return changesBetween(source, siege.siege, which, { from: was, to: is }, one);
    });
    return connectionOver(
      found,
      args,
      ({ of: { siege }, one }) => campaignThingCursor(list, siege, one),
      campaignChangeView,
    );
  }

  @Query(() => CampaignSiegeOccurrenceConnectionView, {
    ...cost,
    description: 'The occurrences of the sieges of a campaign.',
  })
  async campaignSiegeOccurrences(
    @Context() context: RequestContext,
    @Args('campaign', CAMPAIGN) campaign: string,
    @Args() args: ForwardPageArgs,
    @Args('filter', EVENTS) filter?: CampaignSiegeEventFilterInput | null,
  ): Promise<CampaignSiegeOccurrenceConnectionView> {
    const { siegeNames, ...which } = given(filter ?? {});
    const { begun } = await this.#begun(context, { campaign, names: siegeNames, range: which });
    const list = 'occurrences';
    const page = campaignEventPageOf({ list, sieges: begun }, args);
    const { source } = this.readModel;
    await someHave(source, begun, which);
    const found = await overSieges(begun, page, (siege, one) =>
      siegeEventsPage(source, siege.siege, daysInSiege(siege, which), { ...one, direction: 'forwards' }),
    );
    return connectionOver(
      found,
      args,
      ({ of: { siege }, one }) => campaignEventCursor(list, siege, one.revision),
      campaignOccurrenceView,
    );
  }

  @Query(() => CampaignSiegeTimelineConnectionView, {
    ...cost,
    description: 'The life of one thing in all sieges of a campaign that have it.',
  })
  async campaignSiegeTimeline(
    @Context() context: RequestContext,
    @Args('campaign', CAMPAIGN) campaign: string,
    @Args('thing', { type: () => SiegeThingInput, description: 'The thing, by its kind and its name.' })
    thing: SiegeThingInput,
    @Args() args: ForwardPageArgs,
    @Args('filter', EVENTS) filter?: CampaignSiegeEventFilterInput | null,
  ): Promise<CampaignSiegeTimelineConnectionView> {
    const { siegeNames, ...which } = given(filter ?? {});
    const { begun } = await this.#begun(context, { campaign, names: siegeNames, range: which });
    const list = 'timeline';
    const page = campaignEventPageOf({ list, sieges: begun }, args);
    const { source } = this.readModel;
    await someHave(source, begun, { things: [thing, ...(which.things ?? [])] });
    const found = await overSieges(begun, page, (siege, one) =>
      timelinePage(source, siege.siege, thing, daysInSiege(siege, which), { ...one, direction: 'forwards' }),
    );
    return connectionOver(
      found,
      args,
      ({ of: { siege }, one }) => campaignEventCursor(list, siege, one.event.revision),
      campaignTimelineView,
    );
  }

  @Query(() => CampaignSiegeSeriesConnectionView, {
    complexity: costOfSeriesPage,
    description:
      'The sieges of a campaign in numbers, day by day, and dice beside what is to be expected; a page has at most ' +
      `${SERIES_PAGE_MAX} sieges, and ${SERIES_PAGE_DEFAULT} when first is absent.`,
  })
  async campaignSiegeSeries(
    @Context() context: RequestContext,
    @Args('campaign', CAMPAIGN) campaign: string,
    @Args() args: ForwardPageArgs,
    @Args('siegeNames', {
      type: () => [String],
      nullable: true,
      description: 'Only these sieges of the campaign, by their names in it.',
    })
    siegeNames?: readonly string[] | null,
    @Args('fromDay', { type: () => Int, nullable: true, description: 'From this day of the campaign on.' })
    fromDay?: number | null,
    @Args('toDay', { type: () => Int, nullable: true, description: 'Up to and with this day of the campaign.' })
    toDay?: number | null,
  ): Promise<CampaignSiegeSeriesConnectionView> {
    const { siegeNames: names, ...range } = given({ siegeNames, fromDay, toDay });
    const limit = args.first ?? SERIES_PAGE_DEFAULT;
    if (limit < 0 || limit > SERIES_PAGE_MAX) {
      throw new ApiError('BAD_INPUT', `first is ${limit}; it may be 0 to ${SERIES_PAGE_MAX}`);
    }
    const { begun } = await this.#begun(context, { campaign, names, range });
    const place = placeOfSiege(begun, args.after);
    const page = begun.slice(place + 1, place + 1 + limit);
    const rows: InSiege<Awaited<ReturnType<typeof seriesOfSiege>>>[] = [];
    for (const of of page) {
      rows.push({ of, one: await seriesOfSiege(this.readModel.source, of.siege, daysInSiege(of, range)) });
    }
    const more = begun.length > place + 1 + limit;
    const found = { rows, more, count: () => Promise.resolve(begun.length) };
    return connectionOver(found, args, ({ of: { siege } }) => campaignSiegeCursor(siege), campaignSeriesView);
  }

  async #begun(context: RequestContext, question: Omit<CampaignSiegesQuestion, 'viewer'>): Promise<BegunSieges> {
    const { campaigns, sieges, readModel } = this;
    const viewer = await this.viewers.ofCampaign(context, question.campaign);
    return begunSieges({ campaigns, sieges, readModel }, { ...question, viewer });
  }
}
