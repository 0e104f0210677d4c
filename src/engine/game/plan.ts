import type { SeatId } from '../position/seat.js';
import type { UnitId } from '../position/unit.js';
import type { GameEvent } from './event.js';
import { foresee, type ForeseenStep, type Foresight } from './foresee.js';
import type { Game, GameSetup, GameState } from './game.js';
import { refused, type Refusal, type Ruled } from './refusal.js';
import type { Preview } from './ruleset.js';

/**
 * The turn that a seat plans, one state for each of its steps (`Game.planned`). The states are made of what the seat
 * may see, so nothing hidden is revealed.
 */
export class TurnPlan<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup> {
  constructor(
    private readonly ruleset: Game<State, Order, Event, Setup>,
    private readonly seat: SeatId,
    private readonly steps: readonly State[],
  ) {}

  /** The orders that a unit could get, for each step in which it could get any. */
  ordersOf(unit: UnitId): readonly ForeseenStep<Order>[] {
    return this.steps.flatMap((state) => {
      const orders = this.ruleset.legal(state, this.seat, unit);
      return orders.length > 0 ? [{ step: this.ruleset.moment(state).step, orders }] : [];
    });
  }

  /** The odds of an order, in the first step that it could be given in. */
  preview(order: Order): Ruled<Preview> {
    return this.#inFirstStep((state) => this.ruleset.preview(state, this.seat, order));
  }

  /** The consequences of an order, in the first step that it could be given in. */
  foresee(order: Order): Ruled<Foresight<Order, Event, State>> {
    return this.#inFirstStep((state) => foresee(this.ruleset, state, this.seat, order));
  }

  /** The answer of the first step that has one; else the refusal that says most. */
  #inFirstStep<Told>(ask: (state: State) => Ruled<Told>): Ruled<Told> {
    let refusal: Refusal | null = null;
    for (const state of this.steps) {
      const told = ask(state);
      if (told.ok) return told;
      // That an order belongs to another step says least.
      if (refusal === null || refusal.code === 'wrongStep') ({ refusal } = told);
    }
    return refused(refusal ?? { code: 'illegal', rule: null, because: `${this.seat} has no turn to plan` });
  }
}
