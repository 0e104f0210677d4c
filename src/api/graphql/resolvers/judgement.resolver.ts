import { Inject } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../../audit/disclosure.js';
import { judgeEvent } from '../../../audit/judge-event.js';
import { judgeSeen } from '../../../audit/judge-seen.js';
import type { JudgedOrder } from '../../../audit/judged-order.js';
import { NoSuchPart } from '../../../audit/part.js';
import type { AnyRulebooks } from '../../../engine/game/rulebook.js';
import { gameStream } from '../../../ledger/game-stream.js';
import type { Ledger } from '../../../ledger/ledger.js';
import type { AnyGames } from '../../../play/contract.js';
import { NoSuchInstant } from '../../../play/no-such-instant.js';
import { seatOfViewer } from '../../../play/viewer-seat.js';
import type { Asker, Budgets } from '../../budgets.js';
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
    @Parent() { id, viewer, ruleset, revision: last }: GameView,
    @Args('revision', { type: () => Int, description: 'Its place in the log, from 0.' }) revision: number,
  ): Promise<EventView> {
    const [found] = revision < 0 ? [] : await this.games.events(id, viewer, revision, 1);
    if (!found) throw new NoSuchInstant(id, { kind: 'revision', revision }, last);
    return eventView(found, this.rulebooks.rulebook(ruleset.id, ruleset.version));
  }

  @ResolveField(() => JudgementView, {
    complexity: COST.export,
    description:
      'Decides the orders of a part of the game again, from what the viewer may see, by the edition that the game pins. Costs as much as five fields besides for each event that is read: of a turn all events of the game, of one order those that bear on it.',
  })
  async judgement(
    @Context() { asker }: RequestContext,
    @Parent() game: GameView,
    @Args('of', { type: () => JudgedPartInput, description: 'The part that is judged.' }) of: JudgedPartInput,
  ): Promise<JudgementView> {
    const { id, revision, viewer, outcome } = game;
    const part = judgedPartOf(of);
    // Once the game is over, it has no secrets, and the arbiter sees everything.
    const reader = outcome || viewer.kind === 'arbiter' ? undefined : seatOfViewer(viewer);
    try {
      if (part.kind === 'event') {
        return judgementView(await this.#known(game, [await this.#order(asker, game, part.revision, reader)]));
      }
      await this.budgets.read(asker, revision * COST.checkedEvent);
      const judged = await judgeSeen(this.ledger, this.rulebooks, id, { part, reader });
      return judgementView(await this.#known(game, judged));
    } catch (error) {
      if (error instanceof NoSuchPart) throw new ApiError('NOT_FOUND', error.message);
      throw error;
    }
  }

  /**
   * Orders of others of which a part is secret, such as a way, cannot be judged by what is shown of them alone. Their
   * errors are told where everybody can find them by all that the order has caused, as the verdict on a claim is.
   */
  async #known({ id, viewer }: GameView, judged: readonly JudgedOrder[]): Promise<readonly JudgedOrder[]> {
    const orders: JudgedOrder[] = [];
    for (const order of judged) {
      const isOpen = order.verdict === 'undecided' || order.partly === true;
      const found = isOpen ? await this.games.errorKnown(id, viewer, order.revision) : null;
      if (found === null) orders.push(order);
      else orders.push({ ...order, verdict: 'wrong', findings: [{ revision: found.at, ...found }] });
    }
    return orders;
  }

  /** Throws NoSuchInstant. */
  async #order(asker: Asker, game: GameView, revision: number, reader: Reader): Promise<JudgedOrder> {
    const { id, viewer, ruleset, revision: last } = game;
    const known = await this.games.orderKnown(id, viewer, { revision, reader });
    if (!known) throw new NoSuchInstant(id, { kind: 'revision', revision }, last);
    await this.budgets.read(asker, (known.end - known.start) * COST.checkedEvent);
    const rulebook = this.rulebooks.rulebook(ruleset.id, ruleset.version);
    return judgeEvent(this.ledger, rulebook, gameStream(id), { known, reader });
  }
}
