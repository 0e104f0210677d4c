import { Inject } from '@nestjs/common';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { AnyGames } from '../../../play/contract.js';
import type { Tournaments } from '../../../play/tournaments/contract.js';
import { gamesPage, gamesSetAside } from '../../../projections/read/by-age.js';
import type { ReadModel } from '../../read-model.js';
import type { ComputerPlayers } from '../../../computer/computer-players.js';
import { COMPUTER, GAMES, READ_MODEL, RULEBOOKS, TOURNAMENTS } from '../../tokens.js';
import { COST } from '../cost.js';
import type { RequestContext } from '../context.js';
import { GameFilterInput, gameFilterOf } from '../inputs/game-filter.input.js';
import { organisedIn } from '../organised.js';
import { ageCursor, agePageOf, ForwardPageArgs, pageInfo } from '../page.js';
import { Viewers } from '../viewers.js';
import { GameView } from '../views/game.view.js';
import { gameView } from '../views/game-view-of.js';
import { GameConnectionView, gameSummaryView, GameSummaryView } from '../views/games.view.js';
import { SeatView, seatView } from '../views/seat.view.js';

@Resolver()
export class GamesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(COMPUTER) private readonly computer: ComputerPlayers | null,
  ) {}

  #rulesets(): readonly string[] {
    return [...new Set(this.rulebooks.all.map(({ ruleset }) => ruleset.id))];
  }

  @Query(() => GameConnectionView, {
    name: 'games',
    complexity: COST.fromReadModel,
    description: 'Games, the newest first. Private ones are listed for the organisers of their tournament alone.',
  })
  async list(
    @Context() context: RequestContext,
    @Args() args: ForwardPageArgs,
    @Args('filter', { type: () => GameFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: GameFilterInput | null,
  ): Promise<GameConnectionView> {
    const [page, which] = [agePageOf('game', args), gameFilterOf(filter, this.#rulesets())];
    const organised = await organisedIn(context, this.tournaments, which.tournaments);
    await this.readModel.freshness.ofAll();
    const { rows, more, count } = await gamesPage(this.readModel.source, page, { ...which, organised });
    const edges = rows.map((row) => ({ cursor: ageCursor('game', row), node: gameSummaryView(row) }));
    const setAside = await gamesSetAside(this.readModel.source);
    return {
      edges,
      setAside,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: count,
    };
  }

  @Query(() => GameView, {
    name: 'game',
    complexity: COST.game,
    description: 'One game, as the seat of the key may see it.',
  })
  async game(
    @Context() context: RequestContext,
    @Args('id', { type: () => ID, description: 'The id of the game.' }) id: string,
  ): Promise<GameView> {
    const viewer = await this.viewers.of(context, id);
    const seen = await this.games.see(id, viewer, { kind: 'now' });
    this.computer?.wake(id, seen.revision);
    return gameView(seen, viewer);
  }
}

/** The fields of a game that the read model does not know. */
@Resolver(() => GameSummaryView)
export class GameSummaryResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
  ) {}

  @ResolveField(() => [SeatView], {
    complexity: COST.game,
    description: 'The seats that can be played, and which of them are free.',
  })
  async seats(@Context() context: RequestContext, @Parent() { id }: GameSummaryView): Promise<readonly SeatView[]> {
    const viewer = await this.viewers.listed(context, id);
    return (await this.games.seating.seats(id, viewer)).map((standing) => seatView(standing, viewer));
  }
}
