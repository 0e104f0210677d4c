import { Inject } from '@nestjs/common';
import { Args, Context, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { AnyGames } from '../../../play/contract.js';
import type { Budgets } from '../../budgets.js';
import { ApiError } from '../../errors.js';
import { BUDGETS, GAMES, RULEBOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { eventView } from '../event-view.js';
import { following, keptIn } from '../following.js';
import { Viewers } from '../viewers.js';
import { EventView } from '../views/event.view.js';

@Resolver()
export class GameEventsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(BUDGETS) private readonly budgets: Budgets,
  ) {}

  @Subscription(() => EventView, {
    resolve: (event: EventView) => event,
    description:
      'The events of a game from a revision on, without gap or repetition; from the next event on if none is given.',
  })
  async gameEvents(
    @Context() context: RequestContext,
    @Args('game', { type: () => ID }) game: string,
    @Args('fromRevision', { type: () => Int, nullable: true }) fromRevision?: number | null,
  ): Promise<AsyncIterator<EventView>> {
    if ((fromRevision ?? 0) < 0)
      throw new ApiError('BAD_INPUT', `fromRevision is ${fromRevision}; it may not be negative`);
    const viewer = await this.viewers.of(context, game);
    const { revision, ruleset } = await this.games.head(game, viewer);
    const book = this.rulebooks.rulebook(ruleset.id, ruleset.version);
    const from = fromRevision ?? revision + 1;
    context.cursor = { fromRevision: from };
    await this.budgets.read(context.asker, Math.max(0, revision + 1 - from) * COST.followedEvent);
    return following(
      (signal) => this.games.follow(game, viewer, from, signal),
      (event) => eventView(event, book),
      keptIn(context),
    );
  }
}
