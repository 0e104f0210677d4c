import type { ForeseenStep } from '../engine/game/foresee.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup, GameState, Moment } from '../engine/game/game.js';
import type { Refusal, Ruled } from '../engine/game/refusal.js';
import { TurnPlan } from '../engine/game/plan.js';
import type { Preview } from '../engine/game/ruleset.js';
import type { SeatId } from '../engine/position/seat.js';
import type { UnitId } from '../engine/position/unit.js';
import type { SubmitOrder } from './commands.js';
import type { LoadedGame } from './loaded-game.js';
import { readOrder } from './order-reading.js';
import type { ForeseenOrder } from './seen.js';

/**
 * The turn that a seat plans, against the position at `revision` as the seat sees it: its turn under way if it waits
 * for an answer, or its next one. Nothing is recorded, and what the other sides do meanwhile may make everything of it
 * wrong.
 */
export interface PlannedTurn {
  readonly revision: number;
  readonly gameTurn: number;
  readonly side: string;
  /** The orders that a unit could get, step by step. */
  ordersOf(unit: UnitId): readonly ForeseenStep<unknown>[];
  preview(order: SubmitOrder['order']): Preview | Refusal;
  foresee(order: SubmitOrder['order']): ForeseenOrder | Refusal;
}

/** The turn that a seat plans; `seen` is the state as the seat sees it. Null: it has no turn to plan. */
export function plannedTurn(
  { book, revision }: Pick<LoadedGame, 'book' | 'revision'>,
  seen: GameState,
  seat: SeatId,
): PlannedTurn | null {
  const { ruleset } = book;
  const states = ruleset.planned?.(seen, seat) ?? [];
  const [first] = states;
  if (!first) return null;
  const { gameTurn, side }: Moment = ruleset.moment(first);
  const plan = new TurnPlan<GameState, unknown, GameEvent, GameSetup>(ruleset, seat, states);
  const ask = <Told>(order: SubmitOrder['order'], about: (order: unknown) => Ruled<Told>): Told | Refusal => {
    const read = readOrder(book, seat, order);
    const told = read.ok ? about(read.value.order) : read;
    return told.ok ? told.value : told.refusal;
  };
  return {
    revision,
    gameTurn,
    side,
    ordersOf: (unit) => plan.ordersOf(unit),
    preview: (order) => ask(order, (read) => plan.preview(read)),
    foresee: (order) =>
      ask(order, (read) => {
        const foreseen = plan.foresee(read);
        if (!foreseen.ok) return foreseen;
        return {
          ok: true,
          value: { ...foreseen.value, texts: foreseen.value.events.map((event) => book.tell(event)) },
        };
      }),
  };
}
