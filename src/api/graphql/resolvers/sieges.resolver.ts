import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { credentialsIn } from '../../../access/bearer.js';
import type { SiegeSide } from '../../../engine/siege/siege.js';
import type { Scenario } from '../../../library/scenario.js';
import type { ShippedSiege } from '../../../library/sieges.js';
import type { SiegeAt, Sieges } from '../../../siege/contract.js';
import { siegesPage, siegesSetAside } from '../../../projections/read/by-age.js';
import { revisionsIn } from '../../../projections/read/siege-instant.js';
import type { Budgets } from '../../budgets.js';
import { ApiError } from '../../errors.js';
import type { ReadModel } from '../../read-model.js';
import { assertRange } from '../../siege-range.js';
import { BUDGETS, READ_MODEL, SCENARIOS, SHIPPED_SIEGES, SIEGES } from '../../tokens.js';
import { COST } from '../cost.js';
import type { RequestContext } from '../context.js';
import { following, fromRevisionIn, keptIn, payToFollow } from '../following.js';
import { diceWantedIn } from '../inputs/dice.input.js';
import { CreateSiegeInput } from '../inputs/siege-calendar.input.js';
import { SiegeSides } from '../inputs/siege-names.js';
import { siegeOrderOf, SubmitSiegeOrderInput } from '../inputs/siege-order.input.js';
import { siegeSetupOf } from '../inputs/siege-form.js';
import { SiegeRangeArgs } from '../inputs/siege-range.args.js';
import { given } from '../inputs/siege-questions.input.js';
import { ageCursor, agePageOf, ForwardPageArgs, isGiven, pageInfo } from '../page.js';
import { keyShown } from '../shown-key.js';
import { sideOfKey } from '../side-of-key.js';
import { countSweep, LEGAL_SWEEPS } from '../sweeps.js';
import { Throttle } from '../throttle.js';
import { Viewers } from '../viewers.js';
import { SeatClaimView } from '../views/seat-claim.view.js';
import { SiegeView, siegeView } from '../views/siege-calendar.view.js';
import { SiegeConnectionView } from '../views/sieges.view.js';
import { recordedEventView } from '../views/event.view.js';
import { SiegeEventView } from '../views/siege-event.view.js';
import {
  LegalSiegeOrderView,
  legalSiegeOrderView,
  type SiegeOrderAcceptedView,
  type SiegeOrderRefusedView,
  SiegeSubmissionView,
  siegeSubmissionView,
} from '../views/siege-submission.view.js';

const EVENTS_MAX = 200;
const OWN_KEY = "The client's own key: hk_ and at least 128 random bits; with it the command may be repeated.";

/** Sieges: their days, and what their sides do in them (docs/sieges.md). */
@Resolver()
export class SiegesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(SCENARIOS) private readonly scenarios: ReadonlyMap<string, Scenario>,
    @Inject(SHIPPED_SIEGES) private readonly shipped: ReadonlyMap<string, ShippedSiege>,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @Query(() => SiegeConnectionView, {
    name: 'sieges',
    complexity: COST.fromReadModel,
    description: 'All sieges, the newest first.',
  })
  async list(@Args() args: ForwardPageArgs): Promise<SiegeConnectionView> {
    const page = agePageOf('siege', args);
    await this.readModel.freshness.ofAll();
    const { rows, more, count } = await siegesPage(this.readModel.source, page);
    const edges = rows.map((row) => ({ cursor: ageCursor('siege', row), node: row }));
    const setAside = await siegesSetAside(this.readModel.source);
    return {
      edges,
      setAside,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: count,
    };
  }

  @Query(() => SiegeView, {
    complexity: COST.game,
    description: 'A siege now, when a day was over, or after an event; nothing in it is hidden.',
  })
  async siege(
    @Context() { authorization }: RequestContext,
    @Args('id', { type: () => ID, description: 'The id of the siege.' }) id: string,
    @Args('day', { type: () => Int, nullable: true, description: 'As it stood when this day was over.' })
    day?: number | null,
    @Args('revision', { type: () => Int, nullable: true, description: 'As it stood after this event.' })
    revision?: number | null,
  ): Promise<SiegeView> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    return siegeView(await this.sieges.see(id, viewer, instantOf(day, revision)));
  }

  @Query(() => [SiegeEventView], {
    complexity: COST.fromReadModel,
    description:
      `Events of a siege, of a range of days or revisions, at most ${EVENTS_MAX}; ask for the next ones from the ` +
      'revision behind the last one on.',
  })
  async siegeHistory(
    @Context() { authorization }: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
    @Args() { fromDay, toDay, fromRevision, toRevision }: SiegeRangeArgs,
    @Args('limit', { type: () => Int, defaultValue: EVENTS_MAX, description: 'At most so many.' }) limit: number,
    @Args('from', {
      type: () => Int,
      nullable: true,
      description: 'The first of them.',
      deprecationReason: 'Use fromRevision: it goes with the other ends of a range.',
    })
    first?: number | null,
  ): Promise<readonly SiegeEventView[]> {
    if (limit < 1 || limit > EVENTS_MAX) throw new ApiError('BAD_INPUT', `limit is 1 to ${EVENTS_MAX}`);
    if (isGiven(first) && isGiven(fromRevision)) throw new ApiError('BAD_INPUT', 'give fromRevision alone');
    const viewer = await this.viewers.ofSiege(authorization, siege);
    const range = given({ fromDay, toDay, toRevision, fromRevision: fromRevision ?? first });
    await assertRange(this.sieges, this.readModel, { siege, viewer }, range);
    const { from, to } = await revisionsIn(this.readModel.source, siege, range);
    const count = Math.min(limit, to - from + 1);
    return (await this.sieges.events(siege, viewer, from, count)).map(recordedEventView);
  }

  @Query(() => [LegalSiegeOrderView], {
    complexity: COST.ordersOfUnit,
    description: 'Orders that would be accepted from the side of the key.',
  })
  async siegeOrders(
    @Context() context: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
  ): Promise<readonly LegalSiegeOrderView[]> {
    countSweep(context, LEGAL_SWEEPS);
    return (await this.sieges.legal(siege, await sideOfKey(this.sieges, context.authorization, siege))).map(
      legalSiegeOrderView,
    );
  }

  @Mutation(() => SiegeView, { description: 'Creates a siege; its sides are free: see joinSiege.' })
  @UseGuards(Throttle)
  async createSiege(
    @Context() { authorization }: RequestContext,
    @Args('input') input: CreateSiegeInput,
  ): Promise<SiegeView> {
    const setup = siegeSetupOf(input, { scenarios: this.scenarios, sieges: this.shipped });
    const { siege } = await this.sieges.create({ commandId: input.commandId, setup, ...diceWantedIn(input.dice) });
    const viewer = await this.viewers.ofSiege(authorization, siege);
    return siegeView(await this.sieges.see(siege, viewer, { kind: 'now' }));
  }

  @Mutation(() => SeatClaimView, {
    description:
      'Takes a free side of a siege and gives its key, this once; in a siege of a campaign with the key of its side.',
  })
  @UseGuards(Throttle)
  async joinSiege(
    @Context() { authorization }: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
    @Args('side', { type: () => SiegeSides, description: 'The side that is wanted.' }) side: SiegeSide,
    @Args('key', { type: () => String, nullable: true, description: OWN_KEY }) key?: string | null,
  ): Promise<SeatClaimView> {
    const credentials = credentialsIn(authorization);
    const shown = credentials.kind === 'key' ? credentials.key : null;
    return { ...(await this.sieges.claimSide(siege, side, { key: key ?? null, shown })), player: null };
  }

  @Mutation(() => SeatClaimView, {
    description:
      'Gives the holder of a side a new key; the one that was shown is void then, for games of the siege too.',
  })
  @UseGuards(Throttle)
  async renewSiegeKey(
    @Context() context: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
    @Args('key', { type: () => String, nullable: true, description: OWN_KEY }) key?: string | null,
  ): Promise<SeatClaimView> {
    return { ...(await this.sieges.renewKey(siege, keyShown(context), key)), player: null };
  }

  @Mutation(() => SiegeSubmissionView, { description: 'Gives an order. A refusal is an answer and changes nothing.' })
  @UseGuards(Throttle)
  async submitSiegeOrder(
    @Context() context: RequestContext,
    @Args('input') { siege, expectedRevision, idempotencyKey, order }: SubmitSiegeOrderInput,
  ): Promise<SiegeOrderAcceptedView | SiegeOrderRefusedView> {
    const side = await sideOfKey(this.sieges, context.authorization, siege);
    const command = { siege, side, order: siegeOrderOf(order), expectedRevision, commandId: idempotencyKey };
    return siegeSubmissionView(siege, await this.sieges.submit(command));
  }

  @Mutation(() => SiegeSubmissionView, {
    description: 'Takes what has come of the scenario under way into the siege, once its game is over (pbem:2.81d).',
  })
  @UseGuards(Throttle)
  async reportSiegeScenario(
    @Context() { authorization }: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
  ): Promise<SiegeOrderAcceptedView | SiegeOrderRefusedView> {
    const viewer = await this.viewers.ofSiege(authorization, siege);
    return siegeSubmissionView(siege, await this.sieges.report(siege, viewer));
  }

  @Subscription(() => SiegeEventView, {
    resolve: (event: SiegeEventView) => event,
    description: 'The events of a siege from a revision on, without gap or repetition.',
  })
  async siegeEvents(
    @Context() context: RequestContext,
    @Args('siege', { type: () => ID, description: 'The id of the siege.' }) siege: string,
    @Args('fromRevision', { type: () => Int, defaultValue: 0, description: 'The first of them.' }) fromRevision: number,
  ): Promise<AsyncIterator<SiegeEventView>> {
    const from = fromRevisionIn(fromRevision);
    const viewer = await this.viewers.ofSiege(context.authorization, siege);
    const { revision } = await this.sieges.see(siege, viewer, { kind: 'now' });
    await payToFollow(context, this.budgets, { fromRevision: from, revision });
    return following((signal) => this.sieges.follow(siege, viewer, from, signal), recordedEventView, keptIn(context));
  }
}

function instantOf(day: number | null | undefined, revision: number | null | undefined): SiegeAt {
  if (typeof day === 'number' && typeof revision === 'number') {
    throw new ApiError('BAD_INPUT', 'a siege is seen at a day or at a revision, not at both');
  }
  if (typeof day === 'number') return { kind: 'day', day };
  return typeof revision === 'number' ? { kind: 'revision', revision } : { kind: 'now' };
}
