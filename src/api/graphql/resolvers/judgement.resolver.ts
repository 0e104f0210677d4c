import { Inject } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { judgeSeen } from '../../../audit/judge-seen.js';
import { NoSuchPart } from '../../../audit/part.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { AnyGames } from '../../../play/contract.js';
import { seatOfViewer } from '../../../play/viewer-seat.js';
import type { Budgets } from '../../budgets.js';
import { ApiError } from '../../errors.js';
import { BUDGETS, GAMES, LEDGER, RULEBOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { eventView } from '../event-view.js';
import { JudgedPartInput, judgedPartOf } from '../inputs/judged-part.input.js';
import { EventView } from '../views/event.view.js';
import { GameView } from '../views/game.view.js';
import { JudgementView, judgementView } from '../views/judgement.view.js';

/** One event of a game, and the judgement of its orders, as far as the viewer may see them. */
@Resolver(() => GameView)
export class JudgementResolver {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @ResolveField(() => EventView, { complexity: COST.game, description: 'One event of the game.' })
  async event(
    @Parent() { id, viewer, ruleset }: GameView,
    @Args('revision', { type: () => Int, description: 'Its place in the log, from 0.' }) revision: number,
  ): Promise<EventView> {
    const [found] = revision < 0 ? [] : await this.games.events(id, viewer, revision, 1);
    if (!found) throw new ApiError('NOT_FOUND', `the game has no event ${revision}`);
    return eventView(found, this.rulebooks.rulebook(ruleset.id, ruleset.version));
  }

  @ResolveField(() => JudgementView, {
    complexity: COST.export,
    description:
      'Decides the orders of a part of the game again, from what the viewer may see, by the edition that the game pins. Costs as much as five fields for each event of the game besides.',
  })
  async judgement(
    @Context() { asker }: RequestContext,
    @Parent() { id, revision, viewer, outcome }: GameView,
    @Args('of', { type: () => JudgedPartInput, description: 'The part that is judged.' }) of: JudgedPartInput,
  ): Promise<JudgementView> {
    const part = judgedPartOf(of);
    await this.budgets.read(asker, revision * COST.checkedEvent);
    // Once the game is over, it has no secrets.
    const reader = outcome ? undefined : seatOfViewer(viewer);
    try {
      return judgementView(await judgeSeen(this.ledger, this.rulebooks, id, { part, reader }));
    } catch (error) {
      if (error instanceof NoSuchPart) throw new ApiError('NOT_FOUND', error.message);
      throw error;
    }
  }
}
