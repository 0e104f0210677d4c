import { Inject } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import type { Games } from '../../../play/contract.js';
import { gamesPage, gamesSetAside } from '../../../projections/read/by-age.js';
import type { ReadModel } from '../../read-model.js';
import { GAMES, READ_MODEL } from '../../tokens.js';
import { COST } from '../cost.js';
import type { RequestContext } from '../context.js';
import { ageCursor, agePageOf, ForwardPageArgs, pageInfo } from '../page.js';
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

  @Query(() => GameConnectionView, {
    name: 'games',
    complexity: COST.fromReadModel,
    description: 'All games, the newest first.',
  })
  async list(@Args() args: ForwardPageArgs): Promise<GameConnectionView> {
    const page = agePageOf('game', args);
    await this.readModel.freshness.ofAll();
    const { rows, more } = await gamesPage(this.readModel.source, page);
    const edges = rows.map((row) => ({ cursor: ageCursor('game', row), node: gameSummaryView(row) }));
    const setAside = await gamesSetAside(this.readModel.source);
    return { edges, setAside, pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }) };
  }

  @Query(() => GameView, {
    name: 'game',
    complexity: COST.game,
    description: 'One game, as the seat of the key may see it.',
  })
  async game(@Context() context: RequestContext, @Args('id', { type: () => ID }) id: string): Promise<GameView> {
    const viewer = await this.viewers.of(context, id);
    return gameView(await this.games.see(id, viewer, { kind: 'now' }), viewer);
  }
}
