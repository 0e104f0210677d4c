import { NO_DICE } from '../dice/dice.js';
import type { SeatId } from '../position/seat.js';
import type { UnitId } from '../position/unit.js';
import { act } from './act.js';
import type { GameEvent } from './event.js';
import { foresee, type ForeseenStep, type Foresight } from './foresee.js';
import type { Game, GameSetup, GameState } from './game.js';
import type { WayStep } from './reach-survey.js';
import { allowed, refused, type Refusal, type Ruled } from './refusal.js';
import type { LegalOrder, Preview } from './ruleset.js';
import type { SightSurvey } from './sight-survey.js';
import { type SurveyedShot, surveyOf } from './survey.js';
import type { WaySurvey } from './way-survey.js';

/** A plan once an order of it has been given: the step that took the order, and the events of the order. */
export interface Continued<Plan, Event extends GameEvent> {
  readonly step: string;
  readonly events: readonly Event[];
  readonly plan: Plan;
}

/**
 * The turn that a seat plans, one state for each of its steps (`Game.planned`). The states are made of what the seat
 * may see, so nothing hidden is revealed.
 */
export class TurnPlan<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup> {
  constructor(
    private readonly ruleset: Game<State, Order, Event, Setup>,
    private readonly seat: SeatId,
    private readonly steps: readonly State[],
    /** The step of the last order that was given in the plan: the next one is given in it, or in a later one. */
    private readonly from = 0,
  ) {}

  /** The steps of the turn in which orders can still be given, in their order. */
  get stepNames(): readonly string[] {
    return this.steps.map((state) => this.ruleset.moment(state).step);
  }

  /**
   * The plan after an order, in the first step from the last given order on that takes it. Steps before it stay as they
   * are, and decisions of other sides are left out, as in every plan. Refused as the order would be, with `diceMissing`
   * if it needs a die at once.
   */
  after(order: Order): Ruled<Continued<TurnPlan<State, Order, Event, Setup>, Event>> {
    return this.#inFirstStep((state, number) => {
      const done = act(this.ruleset, state, this.seat, order, NO_DICE);
      if (!done.ok) return done;
      const later = this.ruleset.planned?.(done.position, this.seat) ?? [];
      const steps = [...this.steps.slice(0, number), ...later];
      const { step } = this.ruleset.moment(state);
      return allowed({ step, events: done.events, plan: new TurnPlan(this.ruleset, this.seat, steps, number) });
    }, this.from);
  }

  /** The state in which the turn would end, as far as it is planned. */
  get last(): State | null {
    return this.steps.at(-1) ?? null;
  }

  /** All orders that the seat could give in a step; none if it is not among the steps of the plan. */
  ordersIn(step: string): readonly LegalOrder<Order>[] {
    const state = this.steps.find((one) => this.ruleset.moment(one).step === step);
    return state === undefined ? [] : this.ruleset.legal(state, this.seat);
  }

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

  /** The line of a shot after all orders of the plan. */
  shot(shot: SurveyedShot): Ruled<SightSurvey> {
    const survey = surveyOf(this.ruleset);
    const { last } = this;
    if (!survey.ok) return survey;
    return last ? survey.value.shot(last, shot) : refused(this.#noTurnToPlan());
  }

  /** How a move that is built step by step may go on, in the first step in which the unit could move. */
  wayOn(unit: UnitId, path: readonly WayStep[]): Ruled<WaySurvey> {
    const survey = surveyOf(this.ruleset);
    return survey.ok ? this.#inFirstStep((state) => survey.value.wayOn(state, this.seat, unit, path)) : survey;
  }

  /** The answer of the first step that has one; else the refusal that says most. */
  #inFirstStep<Told>(ask: (state: State, number: number) => Ruled<Told>, from = 0): Ruled<Told> {
    let refusal: Refusal | null = null;
    for (const [number, state] of this.steps.entries()) {
      if (number < from) continue;
      const told = ask(state, number);
      if (told.ok) return told;
      // That an order belongs to another step says least.
      if (refusal === null || refusal.code === 'wrongStep') ({ refusal } = told);
    }
    return refused(refusal ?? this.#noTurnToPlan());
  }

  #noTurnToPlan(): Refusal {
    return { code: 'illegal', rule: null, because: `${this.seat} has no turn to plan` };
  }
}
