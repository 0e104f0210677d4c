import { Inject } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import type { Games } from '../../../play/contract.js';
import { gamesPage } from '../../../projections/read/games.js';
import type { ReadModel } from '../../read-model.js';
import { GAMES, READ_MODEL } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { ForwardPageArgs, gameCursor, gameKeyAt, limitOf, pageInfo } from '../page.js';
import { Viewers } from '../viewers.js';
import { GameView, gameView } from '../views/game.view.js';
import { GameConnectionView, gameSummaryView } from '../views/games.view.js';

@Resolver()
export class GamesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: Games,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => GameConnectionView, { name: 'games', description: 'All games, the newest first.' })
  async list(@Args() args: ForwardPageArgs): Promise<GameConnectionView> {
    const after = args.after === undefined || args.after === null ? undefined : gameKeyAt(args.after);
    const limit = limitOf(args.first, 'first');
    await this.readModel.freshness.ofAll();
    const { rows, more } = await gamesPage(this.readModel.source, { limit, ...(after ? { after } : {}) });
    const edges = rows.map((row) => ({ cursor: gameCursor(row), node: gameSummaryView(row) }));
    return { edges, pageInfo: pageInfo(edges, more, { direction: 'forwards', after }) };
  }

  @Query(() => GameView, { name: 'game', description: 'One game, as the seat of the key may see it.' })
  async game(@Context() context: RequestContext, @Args('id', { type: () => ID }) id: string): Promise<GameView> {
    const viewer = await this.viewers.of(context, id);
    return gameView(await this.games.see(id, viewer, { kind: 'now' }), viewer);
  }
}
