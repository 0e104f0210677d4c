import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyGames } from '../../../play/contract.js';
import { GAMES } from '../../tokens.js';
import { COST } from '../cost.js';
import { isRefusal, wronglyAsked } from '../asked.js';
import { WayArgs } from '../inputs/way.args.js';
import type { RequestContext } from '../context.js';
import { indexPageOf } from '../index-page.js';
import { ListArgs, listed } from '../list.js';
import { ForwardPageArgs } from '../page.js';
import { countSweep } from '../sweeps.js';
import { GameView } from '../views/game.view.js';
import {
  DestinationConnectionView,
  DestinationView,
  ReachAnswerView,
  ReachView,
  reachView,
} from '../views/reach.view.js';
import { RefusalView, refusalView } from '../views/refusal.view.js';
import { WayOnAnswerView, type WayOnView, wayOnView } from '../views/way-on.view.js';

@Resolver(() => GameView)
export class GameReachResolver {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  @ResolveField(() => ReachAnswerView, {
    complexity: COST.reach,
    description: 'Where a unit of the seat can go now, charges left out; or why nowhere.',
  })
  async reach(
    @Context() context: RequestContext,
    @Parent() { id, viewer, revision }: GameView,
    @Args('unit', { type: () => String, description: 'The unit, by its name.' }) unit: string,
  ): Promise<ReachView | RefusalView> {
    countSweep(context);
    const answer = await this.games.questions.reach(id, viewer, unit);
    if (!isRefusal(answer)) return reachView(answer, `reach:${revision} ${unit}`);
    if (answer.code === 'unknownUnit') throw wronglyAsked(answer);
    return refusalView(answer);
  }

  @ResolveField(() => WayOnAnswerView, {
    complexity: COST.wayOn,
    description: 'How a move of a unit of the seat, built step by step, may go on now; or why it cannot be made.',
  })
  async wayOn(
    @Context() context: RequestContext,
    @Parent() { id, viewer }: GameView,
    @Args() { unit, path }: WayArgs,
  ): Promise<WayOnView | RefusalView> {
    countSweep(context);
    return wayOnView(await this.games.questions.wayOn(id, viewer, unit, path));
  }
}

@Resolver(() => ReachView)
export class ReachResolver {
  @ResolveField(() => [DestinationView], { description: 'The cheapest first.' })
  destinations(@Parent() { found }: ReachView, @Args() part: ListArgs): readonly DestinationView[] {
    return listed(found, part);
  }

  @ResolveField(() => DestinationConnectionView, { description: 'The same page by page, the cheapest first.' })
  destinationPage(@Parent() { found, list }: ReachView, @Args() page: ForwardPageArgs): DestinationConnectionView {
    return indexPageOf(list, found, page);
  }
}
