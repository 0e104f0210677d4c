import type { Cart } from '../../../position/things.js';
import { replaceUnits, turnWith } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { Turn } from '../../../position/turn.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { NO_ACTS } from '../../../position/acts.js';
import { mayFollow } from '../core/books/step-order.js';
import type { PbemEventOf } from '../core/events.js';
import type { TurnEvent, DayEvent, InitiativeEvent } from '../core/events/turn.js';
import { IllegalEvent, type Appliers } from './applier.js';
import { dreadInNewTurn } from './control.js';
import { settledSupplies } from './equipment.js';

/** Orders, turns, steps and decisions (pbem:4). */
export const TURN_APPLIERS: Appliers<TurnEvent> = {
  OrderGiven: countOrder,
  PlayerTurnBegan: beginPlayerTurn,
  StepBegan: beginStep,
  StepClosed: (position, { data }) => {
    const turn = turnWith(position.turn, { mover: null, closing: data.until });
    return { ...position, turn: withClosed(turn, data.until === 'turn' ? {} : wholeTurns(turn)) };
  },
  FirePartBegan: (position, { data }) => ({
    ...position,
    turn: turnWith(position.turn, { firePart: data.part }),
  }),
  PlayerTurnEnded: (position) => position,
  /** Nothing is owed any more: a retreat that was left open (pbem:4.4c) is not demanded. */
  GameEnded: (position, { data: { winner, points, reason } }) => ({
    ...position,
    outcome: { winner, points, reason },
    pending: [],
  }),
  DecisionRaised: raised,
  DecisionSettled: settle,
};

function countOrder(position: Position, event: PbemEventOf<'OrderGiven'>): Position {
  if (event.data.number !== position.orders + 1) {
    throw new IllegalEvent(event, `order ${event.data.number} follows order ${position.orders}`);
  }
  return { ...withoutLastAdvance(position), orders: event.data.number };
}

/** The limit that kept victors from an advance is of use only until the next order. */
function withoutLastAdvance(position: Position): Position {
  return position.advanceTooFar === undefined ? position : forgottenAdvance(position);
}

function forgottenAdvance({ advanceTooFar: _forgotten, ...position }: Position): Position {
  return position;
}

function beginPlayerTurn(position: Position, event: PbemEventOf<'PlayerTurnBegan'>): Position {
  const { gameTurn, side } = event.data;
  const rested = Object.values(position.units)
    .filter((unit) => unit.acts !== NO_ACTS || (unit.winded !== undefined && unit.side === side))
    .map((unit) => ({ ...(unit.side === side ? withBreath(unit) : unit), acts: NO_ACTS }));
  return {
    ...dreadInNewTurn(replaceUnits(position, rested)),
    ...settledSupplies(position),
    ...(position.carts ? { carts: position.carts.map(atRest) } : {}),
    turn: withClosed(turnWith(position.turn, { gameTurn, side, mover: null, firePart: 0, closing: 'no' }), {}),
  };
}

/** The acts done with a cart in a player turn are forgotten with it (pbem:14c, 14z). */
function atRest(cart: Cart): Cart {
  const { mpSpent, boarded, ...rest } = cart;
  return mpSpent === undefined && boarded === undefined ? cart : rest;
}

/**
 * A unit that climbed out of the water with its last strength rests for one of its own movement phases (pbem:17.12a).
 */
function withBreath(unit: Unit): Unit {
  const { winded, ...rested } = unit;
  return winded === 'next' ? { ...rested, winded: 'now' } : rested;
}

/** Players who have closed their whole turn stay closed from step to step (pbem:1.2a). */
function wholeTurns({ closed = {} }: Turn): NonNullable<Turn['closed']> {
  return Object.fromEntries(Object.entries(closed).filter(([, until]) => until === 'turn'));
}

/** If nobody has closed, there is no such member, so that the turn is the same as that of a side with one player. */
function withClosed(turn: Turn, closed: NonNullable<Turn['closed']>): Turn {
  if (Object.keys(closed).length > 0) return { ...turn, closed };
  return turn.closed === undefined ? turn : reopened(turn);
}

function reopened({ closed: _former, ...turn }: Turn): Turn {
  return turn;
}

function beginStep(position: Position, event: PbemEventOf<'StepBegan'>): Position {
  if (!mayFollow(position, event.data.step, position.turn.step)) {
    throw new IllegalEvent(event, `it does not follow ${position.turn.step}`);
  }
  const turn = turnWith(position.turn, { step: event.data.step, mover: null, firePart: 0, closing: 'no' });
  if (event.data.step !== 'movement') return { ...position, turn };
  const standing = Object.values(position.units)
    .filter((unit) => unit.stride !== 0 && (unit.side === turn.side || !isCharacter(unit)))
    .map((unit) => ({ ...unit, stride: 0 }));
  return { ...replaceUnits(position, standing), turn };
}

/** A decision raised again under its id replaces the former one. */
function raised(position: Position, { data }: PbemEventOf<'DecisionRaised'>): Position {
  return { ...position, pending: [...position.pending.filter((decision) => decision.id !== data.id), data] };
}

function settle(position: Position, event: PbemEventOf<'DecisionSettled'>): Position {
  const pending = position.pending.filter((decision) => decision.id !== event.data.id);
  if (pending.length === position.pending.length)
    throw new IllegalEvent(event, `nothing is pending as ${event.data.id}`);
  return { ...position, pending };
}

/** A day that is played in detail (pbem:2.82b). */
export const DAY_APPLIERS: Appliers<DayEvent> = {
  DayStirred: (position, { data: { gameTurn, by } }): Position => ({
    ...position,
    day: { ...position.day, [by === 'action' ? 'acted' : 'fought']: gameTurn },
  }),
  DayEndOffered: (position, { data: { gameTurn, side } }): Position => ({
    ...position,
    day: { ...position.day, offered: { gameTurn, side } },
  }),
  DayEndAnswered: (position) => position,
};

/** Changing initiative (pbem:22.1). */
export const INITIATIVE_APPLIERS: Appliers<InitiativeEvent> = {
  InitiativeTaken: (position, { data: { gameTurn, side, run, rolls } }) => ({
    ...position,
    initiative: { gameTurn, side, run, ...(rolls.length === 0 ? {} : { rolls }) },
  }),
};
