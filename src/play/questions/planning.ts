import type { ForeseenStep } from '../../engine/game/foresee.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { GameSetup, GameState, Moment } from '../../engine/game/game.js';
import { answerOf, type Refusal, type Ruled } from '../../engine/game/refusal.js';
import { type Continued, TurnPlan } from '../../engine/game/plan.js';
import type { WayStep } from '../../engine/game/reach-survey.js';
import type { LegalOrder, Preview } from '../../engine/game/ruleset.js';
import type { SightSurvey } from '../../engine/game/sight-survey.js';
import type { SurveyedShot } from '../../engine/game/survey.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { WaySurvey } from '../../engine/game/way-survey.js';
import type { HexName } from '../../engine/board/field.js';
import type { SeatId } from '../../engine/position/seat.js';
import type { UnitId } from '../../engine/position/unit.js';
import type { SubmitOrder } from '../commands.js';
import type { LoadedGame } from '../loaded-game.js';
import { readOrder } from '../order-reading.js';
import type { ForeseenOrder } from '../seen.js';

/** An order of a plan: the step that takes it and what comes of it, or why it cannot be given. */
export interface PlannedOrder {
  /** Null: the order is refused. */
  readonly step: string | null;
  readonly events: readonly GameEvent[];
  readonly texts: readonly string[];
  readonly refusal: Refusal | null;
}

/** A unit that would stand elsewhere than it does now: its hexes, head first; none: it would be off the map. */
export interface PlannedPlace {
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * The turn that a seat plans, against the position at `revision` as the seat sees it, after the orders that are given
 * in the plan: its turn under way if it waits for an answer, or its next one. Nothing is recorded, and what the other
 * sides do meanwhile may make everything of it wrong.
 */
export interface PlannedTurn {
  readonly revision: number;
  readonly gameTurn: number;
  readonly side: string;
  /** The steps in which orders can still be given. */
  readonly steps: readonly string[];
  /** The orders that are given in the plan, each after those before it; one that is refused changes nothing. */
  readonly given: readonly PlannedOrder[];
  /** The units that the orders given in the plan would move, as the seat sees them, by name. */
  readonly places: readonly PlannedPlace[];
  /** All orders of the side in one of the steps; none in a step that the plan does not have. */
  ordersIn(step: string): readonly LegalOrder<unknown>[];
  /** The orders that a unit could get, step by step. */
  ordersOf(unit: UnitId): readonly ForeseenStep<unknown>[];
  preview(order: SubmitOrder['order']): Preview | Refusal;
  foresee(order: SubmitOrder['order']): ForeseenOrder | Refusal;
  /** The line of a shot from where the plan brings the firer, and everything that covers the target. */
  shot(shot: SurveyedShot): SightSurvey | Refusal;
  /** How a move of a unit that is built step by step may go on after these steps. */
  wayOn(unit: UnitId, path: readonly WayStep[]): WaySurvey | Refusal;
}

type AnyPlan = TurnPlan<GameState, unknown, GameEvent, GameSetup>;
type Sent = SubmitOrder['order'];

/**
 * The turn that a seat plans; `seen` is the state as the seat sees it, `orders` are given in the plan. Null: it has no
 * turn to plan.
 */
export function plannedTurn(
  { book, revision }: Pick<LoadedGame, 'book' | 'revision'>,
  seen: GameState,
  seat: SeatId,
  orders: readonly Sent[],
): PlannedTurn | null {
  const { ruleset } = book;
  const states = ruleset.planned?.(seen, seat) ?? [];
  const [first] = states;
  if (!first) return null;
  const { gameTurn, side }: Moment = ruleset.moment(first);
  const begun: AnyPlan = new TurnPlan<GameState, unknown, GameEvent, GameSetup>(ruleset, seat, states);
  const read = <Told>(order: Sent, about: (order: unknown) => Ruled<Told>): Ruled<Told> => {
    const sent = readOrder(book, seat, order);
    return sent.ok ? about(sent.value.order) : sent;
  };
  const { plan, given } = orders.reduce<{ readonly plan: AnyPlan; readonly given: readonly PlannedOrder[] }>(
    (before, order) => {
      const done = read(order, (one) => before.plan.after(one));
      const told = done.ok ? plannedOrder(book, done.value) : notPlanned(done.refusal);
      return { plan: done.ok ? done.value.plan : before.plan, given: [...before.given, told] };
    },
    { plan: begun, given: [] },
  );
  const ask = <Told>(order: Sent, about: (order: unknown) => Ruled<Told>): Told | Refusal =>
    answerOf(read(order, about));
  return {
    revision,
    gameTurn,
    side,
    steps: plan.stepNames,
    given,
    places: placesAfter(book, seen, plan.last ?? seen),
    ordersIn: (step) => plan.ordersIn(step),
    ordersOf: (unit) => plan.ordersOf(unit),
    preview: (order) => ask(order, (one) => plan.preview(one)),
    foresee: (order) =>
      ask(order, (one) => {
        const foreseen = plan.foresee(one);
        if (!foreseen.ok) return foreseen;
        return { ok: true, value: { ...foreseen.value, texts: told(book, foreseen.value.events) } };
      }),
    shot: (shot) => answerOf(plan.shot(shot)),
    wayOn: (unit, path) => answerOf(plan.wayOn(unit, path)),
  };
}

function placesAfter({ ruleset }: AnyRulebook, now: GameState, after: GameState): readonly PlannedPlace[] {
  const [before, planned] = [now, after].map((state) => ruleset.field?.(state).units ?? {});
  return Object.entries(planned ?? {})
    .filter(([unit, { hexes }]) => hexes.join() !== before?.[unit]?.hexes.join())
    .map(([unit, { hexes }]) => ({ unit, hexes }))
    .sort((one, other) => (one.unit < other.unit ? -1 : 1));
}

function plannedOrder(book: AnyRulebook, { step, events }: Omit<Continued<AnyPlan, GameEvent>, 'plan'>): PlannedOrder {
  return { step, events, texts: told(book, events), refusal: null };
}

function notPlanned(refusal: Refusal): PlannedOrder {
  return { step: null, events: [], texts: [], refusal };
}

function told(book: AnyRulebook, events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => book.tell(event));
}
