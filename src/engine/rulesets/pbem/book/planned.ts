import type { Position } from '../../../position/position.js';
import type { SeatId } from '../../../position/seat.js';
import type { Turn } from '../../../position/turn.js';
import type { SideId } from '../../../position/unit.js';
import { seated } from '../01-players/command.js';
import { bookOf } from '../core/books/of.js';
import { STEP_RULES, STEPS_WITH_ORDERS, type Step } from '../core/events/sequence.js';
import { playsLater } from '../core/initiative/initiative.js';
import { evolve } from '../evolve/evolve.js';

/**
 * The position in each step of the player turn that a seat plans, as if play came there at once: the turn of its side
 * that is under way, from the open step on, or its next one. Nobody owes anything in it, no die is rolled on the way,
 * and nothing happens by itself. None: the game is over or would be, a duel is fought, or there is no such seat.
 */
export function planned(position: Position, seat: SeatId): readonly Position[] {
  const who = seated(position, seat);
  if (position.outcome || position.duel || !who.ok) return [];
  const { side, player } = who.value;
  const { steps } = bookOf(position).sequence;
  const settled = withNothingOwed(position);
  const closed = player === null ? undefined : position.turn.closed?.[player];
  const isUnderWay = side === position.turn.side && closed !== 'turn';
  const begun = isUnderWay ? settled : turnBegun(settled, side);
  if (begun.turn.gameTurn > position.length.gameTurns) return [];
  const open = isUnderWay ? steps.findIndex((step) => step === position.turn.step) : -1;
  return steps.flatMap((step, number) => {
    if (number < open || !STEPS_WITH_ORDERS.includes(step)) return [];
    if (number !== open) return [inStep(begun, step, steps[number - 1] ?? step)];
    return closed === undefined ? [begun] : [];
  });
}

/** A move that waits for the other side stops where it is, and players of the side do not wait for one another. */
function withNothingOwed({ plan: _rest, ...position }: Position): Position {
  return { ...position, pending: [], turn: { ...reopened(position.turn), closing: 'no' } };
}

function reopened({ closed: _former, ...turn }: Turn): Turn {
  return turn;
}

function turnBegun(position: Position, side: SideId): Position {
  const { gameTurn } = position.turn;
  const data = { gameTurn: playsLater(position, side) ? gameTurn : gameTurn + 1, side };
  return evolve(position, { type: 'PlayerTurnBegan', data });
}

function inStep(position: Position, step: Step, before: Step): Position {
  const reached = { ...position, turn: { ...position.turn, step: before } };
  return evolve(reached, { type: 'StepBegan', data: { step, rule: STEP_RULES[step] } });
}
