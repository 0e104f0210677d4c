import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { AnyGames } from '../../../play/contract.js';
import { GAMES, RULEBOOKS } from '../../tokens.js';
import { asked, isRefusal, noUnit, seesUnit, wronglyAsked } from '../asked.js';
import type { RequestContext } from '../context.js';
import { COST, costOfPlan } from '../cost.js';
import { orderOf } from '../inputs/order-form.js';
import { OrderInput } from '../inputs/order.input.js';
import { ShotArgs, shotOf } from '../inputs/shot.args.js';
import { WayArgs } from '../inputs/way.args.js';
import { countSweep, LEGAL_SWEEPS } from '../sweeps.js';
import {
  ForeseenStepView,
  foreseenStepViews,
  ForesightAnswerView,
  type ForesightView,
  foresightView,
} from '../views/foresight.view.js';
import { GameView } from '../views/game.view.js';
import { LegalCountView, legalCountViews } from '../views/legal-count.view.js';
import { type OddsView, oddsView } from '../views/odds.view.js';
import { plannedOrderViews, PlannedTurnView } from '../views/planned-turn.view.js';
import { PreviewView } from '../views/preview.view.js';
import { type RefusalView, refusalView } from '../views/refusal.view.js';
import { SightView, sightView } from '../views/sight.view.js';
import { WayOnAnswerView, type WayOnView, wayOnView } from '../views/way-on.view.js';

/** Gives the turn that a seat plans while it waits. */
@Resolver(() => GameView)
export class GamePlanResolver {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
  ) {}

  @ResolveField(() => PlannedTurnView, {
    nullable: true,
    complexity: costOfPlan,
    description:
      'The turn that the seat plans while it waits, against the position now; null: no seat asks, or there is no turn to plan.',
  })
  async plannedTurn(
    @Parent() game: GameView,
    @Args('given', {
      type: () => [OrderInput],
      defaultValue: [],
      description: 'Orders of the plan that come before what is asked.',
    })
    given: readonly OrderInput[],
  ): Promise<PlannedTurnView | null> {
    const plan = await this.games.questions.planning(game.id, game.viewer, given.map(orderOf));
    if (!plan) return null;
    const { revision, gameTurn, side, steps, places } = plan;
    const book = this.rulebooks.rulebook(game.ruleset.id, game.ruleset.version);
    return { revision, gameTurn, side, steps, places, given: plannedOrderViews(plan.given, book), game, book, plan };
  }
}

/** The answers about a planned turn, each from the position as the seat sees it. */
@Resolver(() => PlannedTurnView)
export class PlannedTurnResolver {
  @ResolveField(() => [ForeseenStepView], {
    complexity: COST.ordersOfUnit * 5,
    description: 'The orders that a unit could get, for each step in which it could get any.',
  })
  orders(
    @Context() context: RequestContext,
    @Parent() { game, plan, book }: PlannedTurnView,
    @Args('unit', { type: () => String, description: 'The unit, by its name.' }) unit: string,
  ): readonly ForeseenStepView[] {
    countSweep(context);
    if (!seesUnit(game.seen, unit)) throw wronglyAsked(noUnit(unit));
    return foreseenStepViews(plan.ordersOf(unit), book);
  }

  @ResolveField(() => [LegalCountView], {
    complexity: COST.ordersOfSide,
    description:
      'How many orders of each type each unit of the seat could get in a step, after the orders of the plan; none in a step that is not among the steps of the plan.',
  })
  counts(
    @Context() context: RequestContext,
    @Parent() { plan }: PlannedTurnView,
    @Args('step', { type: () => String, description: 'The step, as `steps` names it.' }) step: string,
  ): readonly LegalCountView[] {
    countSweep(context, LEGAL_SWEEPS);
    return legalCountViews(plan.ordersIn(step));
  }

  @ResolveField(() => PreviewView, {
    complexity: COST.preview,
    description: 'The result of an order of combat or fire for each face of the die, in the first step that takes it.',
  })
  preview(
    @Parent() { plan }: PlannedTurnView,
    @Args('order', { type: () => OrderInput, description: 'The order that one plans.' }) order: OrderInput,
  ): OddsView | RefusalView {
    const preview = plan.preview(orderOf(order));
    return isRefusal(preview) ? refusalView(preview) : oddsView(preview);
  }

  @ResolveField(() => ForesightAnswerView, {
    complexity: COST.foresight,
    description:
      'The consequences of an order in the first step that takes it, and the orders that it would make possible; refused as the order would be, with diceMissing where a die decides at once.',
  })
  foresee(
    @Context() context: RequestContext,
    @Parent() { plan, book }: PlannedTurnView,
    @Args('order', { type: () => OrderInput, description: 'The order that one plans.' }) order: OrderInput,
  ): ForesightView | RefusalView {
    countSweep(context);
    const foreseen = plan.foresee(orderOf(order));
    return isRefusal(foreseen) ? refusalView(foreseen) : foresightView(foreseen, book);
  }

  @ResolveField(() => SightView, {
    complexity: COST.place,
    description:
      'The line along which a unit would shoot at another after the orders of the plan, with its own weapon, and everything that covers the target, men in between among it; where the rules allow no shot, sight between the two.',
  })
  shot(@Parent() { plan }: PlannedTurnView, @Args() shot: ShotArgs): SightView {
    return sightView(asked(plan.shot(shotOf(shot))));
  }

  @ResolveField(() => WayOnAnswerView, {
    complexity: COST.wayOn,
    description:
      'How a move of a unit, built step by step, may go on after the orders of the plan; or why it cannot be made.',
  })
  wayOn(
    @Context() context: RequestContext,
    @Parent() { plan }: PlannedTurnView,
    @Args() { unit, path }: WayArgs,
  ): WayOnView | RefusalView {
    countSweep(context);
    return wayOnView(plan.wayOn(unit, path));
  }
}
