import { BoundedDice, DiceExhausted, DiceRunaway, DieOutOfRange, type Dice } from '../dice/dice.js';
import type { SeatId } from '../position/seat.js';
import type { GameEvent } from './event.js';
import type { Statement } from './honour/statement.js';
import { refused, type Refusal } from './refusal.js';
import type { Game, GameSetup, GameState } from './game.js';
import type { Decided } from './ruleset.js';

/**
 * Runs `decide` and turns dice that are missing, impossible or without end into refusals, so that an order reported
 * with too few dice is answered, not crashed. Nothing of a refused order remains.
 */
export function act<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  seat: SeatId,
  order: Order,
  dice: Dice,
): Decided<Event, State> {
  return withoutDiceErrors(() => ruleset.decide(position, seat, order, new BoundedDice(dice)));
}

/**
 * The same by the way in which the game is kept: in a game of honour an order is carried out as it is stated (ADR 33).
 * A statement in a game that the server keeps is refused.
 */
export function actAsKept<State extends GameState, Order, Event extends GameEvent, Setup extends GameSetup>(
  ruleset: Game<State, Order, Event, Setup>,
  position: State,
  seat: SeatId,
  order: Order,
  dice: Dice,
  stated: Statement | null,
): Decided<Event, State> {
  const { honour } = ruleset;
  if (honour?.isKept(position)) {
    return withoutDiceErrors(() => honour.decide(position, seat, order, new BoundedDice(dice), stated));
  }
  if (stated === null) return act(ruleset, position, seat, order, dice);
  const because = 'the server keeps the rules of this game: no facts are stated in it';
  return refused({ code: 'malformed', rule: null, because, subject: 'stated' });
}

function withoutDiceErrors<Event extends GameEvent, State>(decide: () => Decided<Event, State>): Decided<Event, State> {
  try {
    return decide();
  } catch (error) {
    const refusal = diceRefusal(error);
    if (refusal) return refused(refusal);
    throw error;
  }
}

/** The refusal that answers dice which are missing, impossible or without end; null for every other error. */
export function diceRefusal(error: unknown): Refusal | null {
  if (error instanceof DiceExhausted) {
    return { code: 'diceMissing', rule: error.request.rule, because: error.message, subject: error.request.purpose };
  }
  if (error instanceof DieOutOfRange || error instanceof DiceRunaway) {
    return { code: 'diceWrong', rule: error.request.rule, because: error.message, subject: error.request.purpose };
  }
  return null;
}
