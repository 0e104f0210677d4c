import { Inject } from '@nestjs/common';
import { Args, Context, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { AnyGames } from '../../../play/contract.js';
import type { Budgets } from '../../budgets.js';
import { BUDGETS, GAMES, RULEBOOKS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { eventView } from '../event-view.js';
import { following, fromRevisionIn, keptIn, payToFollow } from '../following.js';
import { isGiven } from '../page.js';
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
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
    @Args('fromRevision', {
      type: () => Int,
      nullable: true,
      description: 'The first event that is wanted; absent: the next one.',
    })
    fromRevision?: number | null,
  ): Promise<AsyncIterator<EventView>> {
    const asked = isGiven(fromRevision) ? fromRevisionIn(fromRevision) : null;
    const viewer = await this.viewers.of(context, game);
    const { revision, ruleset } = await this.games.head(game, viewer);
    const book = this.rulebooks.rulebook(ruleset.id, ruleset.version);
    const from = asked ?? revision + 1;
    await payToFollow(context, this.budgets, { fromRevision: from, revision });
    return following(
      (signal) => this.games.follow(game, viewer, from, signal),
      (event) => eventView(event, book),
      keptIn(context),
    );
  }
}
