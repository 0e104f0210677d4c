import { isBesideOrders } from '../engine/game/beside-orders.js';
import type { GameEvent } from '../engine/game/event.js';
import type { OrderTold } from '../engine/game/frame.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import { isMessageEvent } from '../engine/game/message/events.js';
import type { ClaimRules, ParleySituation } from '../engine/game/parley/situation.js';
import { isAnswer, shutsWindow } from '../engine/game/parley/verdict.js';
import type { Seal } from '../engine/game/seal.js';
import { sideOfSeat } from '../engine/position/seat.js';

/** The orders and messages of a log up to now, as far as they decide what the seats may say. */
export class SaidSoFar {
  readonly #orders = new Map<number, OrderTold>();
  /** The revision of the last order that answers no decision; -1: there is none. */
  #lastOrder = -1;
  /** By side, the revision of its last order that built on the position. */
  readonly #built = new Map<string, number>();
  /** By side, the revision of the last message that it sent: an order, or something in the parley. */
  readonly #spoken = new Map<string, number>();
  /** The last event that lets all orders before it stand for good. */
  #seal: { readonly revision: number; readonly seal: Seal } | null = null;

  /** Whether nobody has given an order yet. */
  get hasNoOrders(): boolean {
    return this.#orders.size === 0;
  }

  /** Notes the next event; `before`: the state before it. Gives the order that begins with it, or null. */
  take(revision: number, event: GameEvent, game: AnyGame, before: GameState | null): OrderTold | null {
    const order = game.frame.order(event);
    if (isMessageEvent(event)) this.speak(event.data.side, revision);
    if (order) {
      const side = sideOfSeat(order.seat);
      this.speak(side, revision);
      this.#orders.set(revision, order);
      if (!isAnswer(game, event)) this.#lastOrder = revision;
      if (before && shutsWindow(game, side, { ...order, before })) this.#built.set(side, revision);
    }
    const seal = isBesideOrders(event) ? null : game.seals?.(event);
    if (seal) this.#seal = { revision, seal };
    return order;
  }

  /** A side has sent a message. */
  speak(side: string, revision: number): void {
    this.#spoken.set(side, revision);
  }

  /** The revision of the last order of a side that built on the position; -1: there is none. */
  builtBy(side: string): number {
    return this.#built.get(side) ?? -1;
  }

  /** The circumstances in which something is said now. `state`: null before the first event. */
  situation(game: AnyGame, state: GameState | null, rules: ClaimRules | null): ParleySituation {
    return {
      seats: state ? game.seats(state) : [],
      outcome: state?.outcome ?? null,
      rules,
      orderAt: (at) => this.#orders.get(at) ?? null,
      isUnderWay: (at) => at === this.#lastOrder && state !== null && (game.isUnderWay?.(state) ?? false),
      spokenSince: (at) => sidesAfter(this.#spoken, at),
      builtSince: (at) => sidesAfter(this.#built, at),
      sealedSince: (at) => (this.#seal && this.#seal.revision > at ? this.#seal.seal : null),
      // A log of an earlier release may name a rule of another book, or one that has another id today.
      book: null,
      isRule: () => true,
    };
  }
}

/**
 * The sides that did something after the event at a revision. `last`: by side, the revision at which it last did it.
 */
function sidesAfter(last: ReadonlyMap<string, number>, at: number): ReadonlySet<string> {
  return new Set([...last].filter(([, revision]) => revision > at).map(([side]) => side));
}
