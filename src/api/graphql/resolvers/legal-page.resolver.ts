import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Refusal } from '../../../engine/game/refusal.js';
import type { LegalOrder } from '../../../engine/game/ruleset.js';
import type { AnyRulebook, AnyRulebooks } from '../../../engine/game/rulebook.js';
import { withHidden } from '../../../engine/position/change.js';
import { seatId, sideOfSeat } from '../../../engine/position/seat.js';
import type { AnyGames } from '../../../play/contract.js';
import { seatOfViewer } from '../../../play/viewer-seat.js';
import { GAMES, RULEBOOKS } from '../../tokens.js';
import { isRefusal, nothingNamed, noUnit, seesUnit, wronglyAsked } from '../asked.js';
import type { RequestContext } from '../context.js';
import { COST, costOfLegalPage } from '../cost.js';
import { LegalOrderFilterInput, legalFilterOf } from '../inputs/legal-filter.input.js';
import { orderInputOf } from '../inputs/order-form.js';
import { filtered, legalCursors, legalIndexAfter, names } from '../legal-list.js';
import { ForwardPageArgs, isGiven, limitOf, pageInfo } from '../page.js';
import { countSweep, LEGAL_SWEEPS } from '../sweeps.js';
import { GameView } from '../views/game.view.js';
import { legalOrderView } from '../views/legal-order.view.js';
import { LegalOrderConnectionView, LossView, NoLegalOrderView, StepEndView } from '../views/legal-page.view.js';
import { refusalView } from '../views/refusal.view.js';

/** The legal orders of a seat page by page, why there are none, and what ends the step. */
@Resolver(() => GameView)
export class LegalPageResolver {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
  ) {}

  @ResolveField(() => LegalOrderConnectionView, {
    complexity: costOfLegalPage,
    description: 'Orders that the seat may give now, page by page: of one unit, of some types, aimed at something.',
  })
  async legalOrderPage(
    @Context() context: RequestContext,
    @Parent() game: GameView,
    @Args() { first, after }: ForwardPageArgs,
    @Args('unit', { type: () => String, nullable: true, description: 'The unit, by its name; absent: of all units.' })
    unit?: string | null,
    @Args('filter', { type: () => LegalOrderFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: LegalOrderFilterInput | null,
  ): Promise<LegalOrderConnectionView> {
    const { orderTypes } = this.#book(game).ruleset;
    const [limit, which] = [limitOf(first, 'first'), legalFilterOf(filter, orderTypes)];
    const asked = { revision: game.revision, unit: unit ?? null, ...which };
    const from = isGiven(after) ? legalIndexAfter(asked, after) : 0;
    countSweep(context, unit ? 1 : LEGAL_SWEEPS);
    if (unit && !seesUnit(game.seen, unit)) throw wronglyAsked(noUnit(unit));
    for (const target of which.targets ?? []) await this.#mustKnow(game, target);
    const legal = await this.games.questions.legal(game.id, game.viewer, ...(unit ? [unit] : []));
    const fit = filtered(legal, which);
    const cursorOf = legalCursors(asked);
    const edges = fit.slice(from, from + limit).map((order, index) => ({
      cursor: cursorOf(from + index),
      node: legalOrderView(order, (written) => this.#written(game, written)),
    }));
    return {
      edges,
      pageInfo: pageInfo(edges, from + edges.length < fit.length, {
        direction: 'forwards',
        ...(isGiven(after) ? { after } : {}),
      }),
      totalCount: fit.length,
      none: fit.length > 0 ? null : await this.#whyNone(game, legal, unit ?? null),
    };
  }

  @ResolveField(() => [StepEndView], {
    complexity: COST.foresight,
    description: 'The orders that end the open step and the player turn, and why the seat may not give them now.',
  })
  async stepEnds(@Context() context: RequestContext, @Parent() game: GameView): Promise<readonly StepEndView[]> {
    countSweep(context);
    const duties = (await this.games.questions.duties(game.id, game.viewer)).map(refusalView);
    return Promise.all(
      (this.#book(game).ruleset.ends ?? []).map(async (order, index) => {
        const refusal = await this.#refusalOf(game, order);
        const view = refusal && refusalView(refusal);
        const text = this.#written(game, order);
        const until = index === 0 ? 'step' : 'turn';
        return { order: orderInputOf(order, text), text, refusal: view, duties, game, until };
      }),
    );
  }

  /** Why no order of the list is shown; `legal` is the list before the filter. */
  async #whyNone(
    game: GameView,
    legal: readonly LegalOrder<unknown>[],
    unit: string | null,
  ): Promise<NoLegalOrderView> {
    if (legal.length > 0) {
      return { because: 'filter', reason: `none of ${legal.length} legal orders passes the filter`, rule: null };
    }
    const seat = seatOfViewer(game.viewer);
    const orders = game.seen.actors
      .filter(({ side, player }) => seatId(side, player) === seat)
      .flatMap((actor) => actor.orders);
    if (orders.length === 0 || unit === null) {
      const [endStep] = this.#book(game).ruleset.ends ?? [];
      const refusal = endStep ? await this.#refusalOf(game, endStep) : null;
      return {
        because: 'seat',
        reason: refusal?.because ?? 'the seat may not act now',
        rule: refusal?.rule ?? null,
      };
    }
    const reach = orders.includes('Move') ? await this.games.questions.reach(game.id, game.viewer, unit) : null;
    if (reach && isRefusal(reach)) return { because: 'unit', reason: reach.because, rule: reach.rule };
    const side = game.seen.field?.units[unit]?.side ?? null;
    const isOwn = side === null || seat === null || side === sideOfSeat(seat);
    const reason = isOwn
      ? `${unit} can be given no order in this step`
      : `${unit} does not belong to ${sideOfSeat(seat)}`;
    return { because: 'unit', reason, rule: null };
  }

  /** Why an order would be refused; null: it would be accepted, or only a die is missing. */
  async #refusalOf({ id, viewer }: GameView, order: unknown): Promise<Refusal | null> {
    const foreseen = await this.games.questions.foresee(id, viewer, { kind: 'json', value: order });
    return isRefusal(foreseen) && foreseen.code !== 'diceMissing' ? foreseen : null;
  }

  /** Throws BAD_INPUT for a target that is neither a hex nor anything else that the seat sees. */
  async #mustKnow({ id, viewer, seen }: GameView, target: string): Promise<void> {
    if (names(seen.field ? withHidden(seen.field) : seen.position, target)) return;
    for (const part of [target, ...target.split('/')]) {
      const isHex = !isRefusal(await this.games.questions.hex(id, viewer, { kind: 'now' }, part));
      if (isHex && part === target) return;
      if (!isHex && part !== target) throw wronglyAsked(nothingNamed(target));
    }
    if (!target.includes('/')) throw wronglyAsked(nothingNamed(target));
  }

  #written(game: GameView, order: unknown): string {
    return this.#book(game).writeOrder(order);
  }

  #book({ ruleset }: GameView): AnyRulebook {
    return this.rulebooks.rulebook(ruleset.id, ruleset.version);
  }
}

/** Tells what a seat would lose by ending its step or its turn. */
@Resolver(() => StepEndView)
export class StepEndResolver {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  @ResolveField(() => [LossView], {
    complexity: COST.ordersOfSide,
    description:
      'What the seat could still do, as things stand, and would lose: in the open step, or in all steps of its turn. Empty: nothing, or the seat may not end anything now.',
  })
  async lost(@Context() context: RequestContext, @Parent() { game, until }: StepEndView): Promise<readonly LossView[]> {
    countSweep(context, LEGAL_SWEEPS);
    return this.games.questions.lost(game.id, game.viewer, until);
  }
}
