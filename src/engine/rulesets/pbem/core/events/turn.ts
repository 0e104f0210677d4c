import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import {
  int,
  noted,
  oneOf,
  optional,
  text,
  flag,
  named,
  list,
  type Form,
  type TypeOf,
} from '../../../../game/define/form.js';
import { player, rule, side, dice } from '../../../../game/define/names.js';
import { chosenBy } from '../../../../game/define/record.js';
import { order, shownOrder } from '../orders.js';
import { DECISION_ABOUT } from './decision-forms.js';
import { OUTCOME, step, initiativeRoll } from './state-forms.js';

/** `decide` reads it as an order; in the log it is what was given. */
const givenOrder: Form<unknown> = order;

/** Orders, turns, steps and decisions (pbem:4). */
export const TURN_EVENTS = {
  OrderGiven: defineEvent(
    'First event of every accepted order: who ordered what. Its consequences follow in the same append.',
    {
      number: noted('Counts the orders of the game from 1.', int),
      side,
      player: noted('Of several players of the side the one who gave it; absent: the side has one.', optional(player)),
      order: givenOrder,
      shown: noted(
        'What the other seats see of the order for good, where they may not see all of it; absent: they see it whole.',
        optional(shownOrder),
      ),
    },
    { bearing: 'order' },
  ),
  PlayerTurnBegan: defineEvent('A player turn begins (pbem:4.2).', { gameTurn: int, side }),
  StepBegan: defineEvent('A step of the player turn begins (pbem:4.2).', { step, rule }),
  PlayerTurnEnded: defineEvent(
    'Holds the fingerprint of the position in which the turn ended (the position before this event).',
    { gameTurn: int, side, fingerprint: text },
  ),
  StepClosed: defineEvent(
    'The side in turn gives no more orders in this step (or in the turn); it ends when all decisions are ' +
      'answered (pbem:4.23c).',
    { until: oneOf(['step', 'turn']), rule },
  ),
  GameEnded: defineEvent('The game is over; no order and no event follows.', { ...OUTCOME, rule }),
  FirePartBegan: defineEvent('A later part of the fire step has begun (pbem:4.23a): earlier parts are closed.', {
    part: int,
    rule,
  }),
  DecisionRaised: defineEvent('A side must decide something, or may; the order of the same name answers it.', {
    id: noted('Unique in the game: number of the order that raised it, and a count.', text),
    kind: text,
    owner: side,
    rule,
    about: chosenBy('kind', DECISION_ABOUT),
  }),
  DecisionSettled: defineEvent('A decision is answered, or has lapsed.', { id: text, rule }),
};
export type TurnEvent = EventIn<typeof TURN_EVENTS>;

const stir = named('Stir', 'The things that keep a day going: any action, and any fight.', oneOf(['action', 'fight']));
export type Stir = TypeOf<typeof stir>;

/** A day that is played in detail (pbem:2.82b). */
export const DAY_EVENTS = {
  DayStirred: defineEvent('For the first time in this GT a unit acts, or fights or batters.', {
    gameTurn: int,
    by: stir,
    rule,
  }),
  DayEndOffered: toldAs(
    '{side} offers to end the day',
    defineEvent('The side in turn offers to end the day.', { gameTurn: int, side, rule }),
  ),
  DayEndAnswered: defineEvent('A side has answered the offer to end the day.', { side, agrees: flag, rule }),
};
export type DayEvent = EventIn<typeof DAY_EVENTS>;

/** Changing initiative (pbem:22.1). */
export const INITIATIVE_EVENTS = {
  InitiativeTaken: defineEvent(
    'A side plays first in a GT (pbem:22.1a), usually by the higher roll. `dice` are all dice that were ' +
      'rolled for it, ties included, and `rolls` those that decided; without dice, another rule says who ' +
      'plays first (pbem:12.8r).',
    {
      gameTurn: int,
      side,
      run: noted('GT in a row in which this side has gone first, this one included (pbem:22.1b).', int),
      rolls: list(initiativeRoll),
      dice,
      rule,
    },
  ),
};
export type InitiativeEvent = EventIn<typeof INITIATIVE_EVENTS>;
