import { Inject } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { daysPage, diceOfSiege, type EventRange } from '../../../projections/read/siege-days.js';
import { siegeEventsPage, timelinePage } from '../../../projections/read/siege-events.js';
import { daysIn, instantIn } from '../../../projections/read/siege-instant.js';
import { changesBetween, mustHave, mustHaveNamed, thingAt, thingsAt } from '../../../projections/read/siege-things.js';
import type { Sieges } from '../../../siege/contract.js';
import type { ReadModel } from '../../read-model.js';
import { assertRange, untilFresh } from '../../siege-range.js';
import { READ_MODEL, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { DicePurposes } from '../inputs/siege-names.js';
import { SiegeRangeArgs } from '../inputs/siege-range.args.js';
import {
  eventFilterOf,
  given,
  SiegeAtInput,
  SiegeEventFilterInput,
  siegeInstantOf,
  SiegeThingFilterInput,
  SiegeThingInput,
  thingFilterOf,
} from '../inputs/siege-questions.input.js';
import { ForwardPageArgs, historyPageOf, PageArgs, pageInfo } from '../page.js';
import { dayCursor, dayPageOf, thingPageOf } from '../siege-page.js';
import { SiegeDayConnectionView, siegeDayView, SiegeDiceView, siegeDiceView } from '../views/siege-days.view.js';
import { Viewers } from '../viewers.js';
import {
  occurrenceEdge,
  SiegeOccurrenceConnectionView,
  SiegeTimelineConnectionView,
  timelineEdge,
} from '../views/siege-occurrence.view.js';
import {
  edgeOf,
  SiegeChangeConnectionView,
  siegeChangeView,
  SiegeThingConnectionView,
  SiegeThingView,
  siegeThingView,
} from '../views/siege-thing.view.js';

const cost = { complexity: COST.fromReadModel } as const;
const SIEGE = { type: () => ID, description: 'The id of the siege.' } as const;
const AT = { type: () => SiegeAtInput, nullable: true, description: 'The instant; absent: now.' } as const;

/** The calendar of a siege: every day of it, and every thing on every day, read from the projection. */
@Resolver()
export class SiegeCalendarResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => SiegeDayConnectionView, {
    ...cost,
    description:
      'Days of a siege with what happened in their parts and the siege in numbers: series over the days. A range of ' +
      'events gives the days on which they happened.',
  })
  async siegeDays(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args() args: ForwardPageArgs,
    @Args() asked: SiegeRangeArgs,
  ): Promise<SiegeDayConnectionView> {
    const page = dayPageOf(args);
    const range = await daysIn(this.readModel.source, siege, await this.#range(context, siege, asked));
    const { rows, more, count } = await daysPage(this.readModel.source, siege, range, page);
    const edges = rows.map((day) => ({ cursor: dayCursor(day.day), node: siegeDayView(day) }));
    return { edges, pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }), totalCount: count };
  }

  @Query(() => SiegeThingView, { ...cost, description: 'One thing of a siege as it stood at an instant; absent: now.' })
  async siegeThing(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args('thing', { type: () => SiegeThingInput, description: 'The thing, by its kind and its name.' })
    thing: SiegeThingInput,
    @Args('at', AT) at?: SiegeAtInput | null,
  ): Promise<SiegeThingView> {
    await this.#fresh(context, siege);
    const { revision } = await instantIn(this.readModel.source, siege, siegeInstantOf(at));
    return siegeThingView(await thingAt(this.readModel.source, siege, thing, revision));
  }

  @Query(() => SiegeThingConnectionView, { ...cost, description: 'Things of a siege as they stood at an instant.' })
  async siegeThings(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args() args: ForwardPageArgs,
    @Args('at', AT) at?: SiegeAtInput | null,
    @Args('filter', { type: () => SiegeThingFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: SiegeThingFilterInput | null,
  ): Promise<SiegeThingConnectionView> {
    const [page, which] = [thingPageOf(args), thingFilterOf(filter)];
    await this.#fresh(context, siege);
    await mustHaveNamed(this.readModel.source, siege, which.names ?? []);
    const found = await instantIn(this.readModel.source, siege, siegeInstantOf(at));
    const { rows, more, count } = await thingsAt(this.readModel.source, siege, which, found.revision, page);
    const edges = rows.map((thing) => edgeOf(siegeThingView(thing)));
    return {
      at: found,
      edges,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: count,
    };
  }

  @Query(() => SiegeChangeConnectionView, {
    ...cost,
    description: 'The differences between two instants, whichever is the earlier.',
  })
  async siegeChanges(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args() args: ForwardPageArgs,
    @Args('from', { type: () => SiegeAtInput, description: 'The one instant.' }) from: SiegeAtInput,
    @Args('to', AT) to?: SiegeAtInput | null,
    @Args('filter', { type: () => SiegeThingFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: SiegeThingFilterInput | null,
  ): Promise<SiegeChangeConnectionView> {
    const [page, which] = [thingPageOf(args), thingFilterOf(filter)];
    await this.#fresh(context, siege);
    const { source } = this.readModel;
    await mustHaveNamed(source, siege, which.names ?? []);
    const between = {
      from: await instantIn(source, siege, siegeInstantOf(from)),
      to: await instantIn(source, siege, siegeInstantOf(to)),
    };
    const revisions = { from: between.from.revision, to: between.to.revision };
    const { rows, more, count } = await changesBetween(source, siege, which, revisions, page);
    const edges = rows.map((change) => edgeOf(siegeChangeView(change)));
    return {
      ...between,
      edges,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: count,
    };
  }

  @Query(() => SiegeOccurrenceConnectionView, { ...cost, description: 'The occurrences of a siege, oldest first.' })
  async siegeOccurrences(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args() args: PageArgs,
    @Args('filter', { type: () => SiegeEventFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: SiegeEventFilterInput | null,
  ): Promise<SiegeOccurrenceConnectionView> {
    const [page, which] = [historyPageOf(args), eventFilterOf(filter)];
    await this.#range(context, siege, which);
    await mustHave(this.readModel.source, siege, which.things ?? []);
    const { rows, more, count } = await siegeEventsPage(this.readModel.source, siege, which, page);
    const edges = rows.map(occurrenceEdge);
    return { edges, pageInfo: pageInfo(edges, more, page), totalCount: count };
  }

  @Query(() => SiegeTimelineConnectionView, {
    ...cost,
    description: 'The life of one thing: what concerned it, when, by whom, with which dice, and what that changed.',
  })
  async siegeTimeline(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args('thing', { type: () => SiegeThingInput, description: 'The thing, by its kind and its name.' })
    thing: SiegeThingInput,
    @Args() args: PageArgs,
    @Args('filter', { type: () => SiegeEventFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: SiegeEventFilterInput | null,
  ): Promise<SiegeTimelineConnectionView> {
    const [page, which] = [historyPageOf(args), eventFilterOf(filter)];
    await this.#range(context, siege, which);
    await mustHave(this.readModel.source, siege, [thing, ...(which.things ?? [])]);
    const { rows, more, count } = await timelinePage(this.readModel.source, siege, thing, which, page);
    const edges = rows.map(timelineEdge);
    return { edges, pageInfo: pageInfo(edges, more, page), totalCount: count };
  }

  @Query(() => [SiegeDiceView], { ...cost, description: 'Dice of a siege by what they were rolled for.' })
  async siegeDice(
    @Context() context: RequestContext,
    @Args('siege', SIEGE) siege: string,
    @Args() asked: SiegeRangeArgs,
    @Args('purposes', { type: () => [DicePurposes], nullable: true, description: 'Only dice for these purposes.' })
    purposes?: readonly string[] | null,
  ): Promise<readonly SiegeDiceView[]> {
    const range = await this.#range(context, siege, asked);
    return (await diceOfSiege(this.readModel.source, siege, { ...range, ...given({ purposes }) })).map(siegeDiceView);
  }

  async #fresh({ authorization }: RequestContext, siege: string): Promise<void> {
    await untilFresh(this.sieges, this.readModel, siege, await this.viewers.ofSiege(authorization, siege));
  }

  /** The range that a question is about, once all of it has come. */
  async #range(
    { authorization }: RequestContext,
    siege: string,
    { fromDay, toDay, fromRevision, toRevision }: SiegeRangeArgs,
  ): Promise<EventRange> {
    const range = given({ fromDay, toDay, fromRevision, toRevision });
    const viewer = await this.viewers.ofSiege(authorization, siege);
    await assertRange(this.sieges, this.readModel, { siege, viewer }, range);
    return range;
  }
}
