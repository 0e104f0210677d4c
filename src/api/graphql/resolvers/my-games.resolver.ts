import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';
import type { PeopleAccounts } from '../../../play/accounts/contract.js';
import type { AnyGames } from '../../../play/contract.js';
import { type MySeat, mySeatsCount, mySeatsPage } from '../../../projections/read/my-games.js';
import type { ReadModel } from '../../read-model.js';
import { ACCOUNTS, GAMES, READ_MODEL } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { costOfMyGames } from '../cost.js';
import { ForwardPageArgs, mySeatCursor, mySeatPageOf, pageInfo } from '../page.js';
import { accountKeyIn } from '../shown-key.js';
import { Viewers } from '../viewers.js';
import { MyGameConnectionView, MyGameView } from '../views/account.view.js';
import { gameView } from '../views/game-view-of.js';

/** The games of an account. */
@Resolver()
export class MyGamesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(ACCOUNTS) private readonly accounts: PeopleAccounts,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => MyGameConnectionView, {
    complexity: costOfMyGames,
    nullable: true,
    description:
      'The games in which the account of the key has a seat, the one that was taken last first; null: the request ' +
      'carries no key, or the key of a seat.',
  })
  async myGames(
    @Context() context: RequestContext,
    @Args() args: ForwardPageArgs,
  ): Promise<MyGameConnectionView | null> {
    const page = mySeatPageOf(args);
    const key = accountKeyIn(context);
    if (key === null) return null;
    const { account } = await this.accounts.own(key);
    await this.readModel.freshness.ofAll();
    const { source } = this.readModel;
    const { seats, more } = await mySeatsPage(source, account, page);
    const nodes = await Promise.all(seats.map((seat) => this.#game(context, seat)));
    const edges = nodes.flatMap((node) => (node ? [{ cursor: mySeatCursor(node.seat), node: node.view }] : []));
    return {
      edges,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: await mySeatsCount(source, account),
    };
  }

  /** The game as its seat sees it; null: the account has left the seat a moment ago. */
  async #game(context: RequestContext, seat: MySeat): Promise<{ seat: MySeat; view: MyGameView } | null> {
    const viewer = await this.viewers.of(context, seat.game);
    if (viewer.kind !== 'seat') return null;
    const game = gameView(await this.games.see(seat.game, viewer, { kind: 'now' }), viewer);
    const { side: name, takenAt } = seat;
    return { seat, view: { side: sideOfSeat(name), player: playerOfSeat(name), takenAt, game } };
  }
}
