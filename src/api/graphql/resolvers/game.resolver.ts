import { Inject } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { AnyRulebook, AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { Telling } from '../../../ledger/corrected-course.js';
import type { AnyGames } from '../../../play/contract.js';
import { turnsCount, turnSince, turnsPage } from '../../../projections/read/turns.js';
import type { ReadModel } from '../../read-model.js';
import { GAMES, READ_MODEL, RULEBOOKS } from '../../tokens.js';
import { COST, costOfLegalOrders } from '../cost.js';
import { AtInput, atOf, TellingEnum } from '../inputs/at.input.js';
import { orderOf } from '../inputs/order-form.js';
import { OrderInput } from '../inputs/order.input.js';
import { inLots } from '../in-lots.js';
import { isRefusal, noUnit, seesUnit, wronglyAsked } from '../asked.js';
import type { RequestContext } from '../context.js';
import { DateTime } from '../date-time.scalar.js';
import { ForwardPageArgs, isGiven, pageInfo, turnCursor, turnPageOf } from '../page.js';
import { countSweep, LEGAL_SWEEPS } from '../sweeps.js';
import { ActorView, actorView } from '../views/actor.view.js';
import { BoardView, boardView } from '../views/board.view.js';
import { ForesightAnswerView, type ForesightView, foresightView } from '../views/foresight.view.js';
import { GameView } from '../views/game.view.js';
import { LegalCountView, legalCountViews } from '../views/legal-count.view.js';
import { LegalOrderView, legalOrderView } from '../views/legal-order.view.js';
import { OddsView, oddsView } from '../views/odds.view.js';
import { PendingDecisionView, pendingView } from '../views/pending.view.js';
import { PreviewView } from '../views/preview.view.js';
import { RefusalView, refusalView } from '../views/refusal.view.js';
import { SeatView, seatView } from '../views/seat.view.js';
import { EndedTurnConnectionView, EndedTurnView, endedTurnView } from '../views/turn-log.view.js';

/** Fields of a game that take work. The viewer was found out when the game was asked for. */
@Resolver(() => GameView)
export class GameResolver {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @ResolveField(() => [SeatView], { description: 'The seats that can be played, and which of them are free.' })
  async seats(@Parent() { id, viewer }: GameView): Promise<readonly SeatView[]> {
    return (await this.games.seating.seats(id, viewer)).map((standing) => seatView(standing, viewer));
  }

  @ResolveField(() => [ActorView], { description: 'The seats that may or must act now.' })
  actors(@Parent() game: GameView): readonly ActorView[] {
    const { actors, position } = game.seen;
    return actors.map((actor) => actorView(actor, this.#book(game), position));
  }

  @ResolveField(() => BoardView, {
    complexity: COST.pastBoard,
    description: 'The game now, or at any past event or end of a turn.',
  })
  async board(
    @Parent() { id, seen, viewer }: GameView,
    @Args('at', { type: () => AtInput, nullable: true, description: 'The instant; absent: now.' }) at?: AtInput | null,
    @Args('as', {
      type: () => TellingEnum,
      nullable: true,
      description: 'Absent: as the log stood at that instant.',
    })
    as?: Telling | null,
  ): Promise<BoardView> {
    if (!at && !as) return boardView(seen, viewer, { game: id });
    const past = await this.games.see(id, viewer, atOf(at, as));
    return boardView(past, viewer, { game: id, past: { revision: past.revision, ...(as ? { as } : {}) } });
  }

  @ResolveField(() => [LegalOrderView], {
    complexity: costOfLegalOrders,
    description: 'Orders that the seat may give now; of one unit, if named.',
  })
  async legalOrders(
    @Context() context: RequestContext,
    @Parent() game: GameView,
    @Args('unit', { type: () => String, nullable: true, description: 'The unit, by its name; absent: of all units.' })
    unit?: string | null,
  ): Promise<readonly (LegalOrderView | Promise<LegalOrderView>)[]> {
    countSweep(context, unit ? 1 : LEGAL_SWEEPS);
    if (unit && !seesUnit(game.seen, unit)) throw wronglyAsked(noUnit(unit));
    const legal = await this.games.questions.legal(game.id, game.viewer, ...(unit ? [unit] : []));
    const write = this.#writer(game);
    return inLots(legal, (order) => legalOrderView(order, write));
  }

  @ResolveField(() => [LegalCountView], {
    complexity: COST.ordersOfSide,
    description: 'How many orders of each type each unit of the seat may give now: the whole list, counted.',
  })
  async legalCounts(@Context() context: RequestContext, @Parent() game: GameView): Promise<readonly LegalCountView[]> {
    countSweep(context, LEGAL_SWEEPS);
    return legalCountViews(await this.games.questions.legal(game.id, game.viewer));
  }

  @ResolveField(() => PreviewView, {
    complexity: COST.preview,
    description: 'The result of an order of combat or fire for each face of the die.',
  })
  async preview(
    @Parent() { id, viewer }: GameView,
    @Args('order', { type: () => OrderInput, description: 'The order that one thinks about.' }) order: OrderInput,
  ): Promise<OddsView | RefusalView> {
    const preview = await this.games.questions.preview(id, viewer, orderOf(order));
    return 'because' in preview ? refusalView(preview) : oddsView(preview);
  }

  @ResolveField(() => ForesightAnswerView, {
    complexity: COST.foresight,
    description:
      'The consequences of an order and the orders that it would make possible, from what the seat sees; refused as the order would be, with diceMissing where a die decides at once.',
  })
  async foresee(
    @Context() context: RequestContext,
    @Parent() game: GameView,
    @Args('order', { type: () => OrderInput, description: 'The order that one thinks about.' }) order: OrderInput,
  ): Promise<ForesightView | RefusalView> {
    countSweep(context);
    const foreseen = await this.games.questions.foresee(game.id, game.viewer, orderOf(order));
    return isRefusal(foreseen) ? refusalView(foreseen) : foresightView(foreseen, this.#book(game));
  }

  @ResolveField(() => [PendingDecisionView], {
    complexity: COST.foresight,
    description: 'Decisions that are owed, oldest first.',
  })
  async pending(@Context() context: RequestContext, @Parent() game: GameView): Promise<readonly PendingDecisionView[]> {
    const { id, viewer, seen } = game;
    const own = viewer.kind === 'seat' && seen.pending.some(({ owner }) => owner === viewer.side);
    if (own) countSweep(context);
    const legal = own ? await this.games.questions.legal(id, viewer) : [];
    return seen.pending.map((decision) => {
      const mine = viewer.kind === 'seat' && decision.owner === viewer.side;
      return pendingView(decision, mine ? legal : [], this.#writer(game));
    });
  }

  @ResolveField(() => [EndedTurnView], {
    complexity: COST.fromReadModel,
    deprecationReason: 'Use turnsPage: it goes by cursors.',
    description: 'Player turns that have ended, the latest first.',
  })
  async turns(
    @Parent() game: GameView,
    @Args('first', { type: () => Int, nullable: true, description: 'How many, the latest first.' })
    first?: number | null,
  ): Promise<readonly EndedTurnView[]> {
    const { edges } = await this.turnsPage(game, isGiven(first) ? { first } : {});
    return edges.map(({ node }) => node);
  }

  @ResolveField(() => EndedTurnConnectionView, {
    complexity: COST.fromReadModel,
    description: 'Player turns that have ended, the latest first.',
  })
  async turnsPage(@Parent() game: GameView, @Args() args: ForwardPageArgs): Promise<EndedTurnConnectionView> {
    const { after } = args;
    const { source, freshness } = this.readModel;
    const page = turnPageOf(args);
    await freshness.ofGame(game.id, game.revision);
    const { turns, more } = await turnsPage(source, game.id, page);
    const edges = turns.map((row) => ({ cursor: turnCursor(row.revision), node: endedTurnView(row, game) }));
    return {
      edges,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', ...(isGiven(after) ? { after } : {}) }),
      totalCount: () => turnsCount(source, game.id),
    };
  }

  @ResolveField(() => DateTime, {
    complexity: COST.fromReadModel,
    description: 'When the player turn began: the one before had ended then, or the game was created.',
  })
  async turnSince(@Parent() { id, revision }: GameView): Promise<string> {
    await this.readModel.freshness.ofGame(id, revision);
    return turnSince(this.readModel.source, id);
  }

  #book({ ruleset }: GameView): AnyRulebook {
    return this.rulebooks.rulebook(ruleset.id, ruleset.version);
  }

  #writer(game: GameView): (order: unknown) => string {
    const book = this.#book(game);
    return (order) => book.writeOrder(order);
  }
}
