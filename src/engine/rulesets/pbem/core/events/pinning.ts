import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import { either, flag, list, named, oneOf, optional, orNull, type TypeOf } from '../../../../game/define/form.js';
import { item, rule, side, unit, unitPair, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { marchStep } from '../orders/animal-orders.js';
import { TABLE_LOOK, beat, carryStep, stepGone } from './facts.js';

const plannedBy = named(
  'PlannedBy',
  'The order that the plan of a halted move belongs to, if it is not a move of one unit alone.',
  either(
    record({ type: oneOf(['March']) }),
    record({ type: oneOf(['Escort']) }),
    record({ type: oneOf(['Drive']) }),
    record({ type: oneOf(['Carry']), bearers: units, burden: unit }),
    record({ type: oneOf(['BearLadder']), bearers: unitPair, ladder: item }),
  ),
);
export type PlannedBy = TypeOf<typeof plannedBy>;

const plannedStep = named(
  'PlannedStep',
  'A step that is still to come: of a move, a march, an escort, a party that carries.',
  either(stepGone, beat, carryStep, marchStep),
);
export type PlannedStep = TypeOf<typeof plannedStep>;

/** Pinning a passing character (pbem:8). */
export const PINNING_EVENTS = {
  MoveHalted: defineEvent(
    "A move waits for the first time for units that may pin. Only the mover's side knows the steps not " +
      'yet gone (pbem:8.2a); none are left if the move has come to its end.',
    { unit, side: orNull(side), rest: list(plannedStep), by: optional(plannedBy) },
    { secret: { rest: { seenBy: ownSide, instead: [] } }, bearing: 'turn' },
  ),
  PinAttempted: defineEvent('One attempt to pin (pbem:8.1g): a look into the combat table that hurts nobody.', {
    ...TABLE_LOOK,
    unit,
    target: unit,
    pinned: flag,
    rule,
  }),
};
export type PinningEvent = EventIn<typeof PINNING_EVENTS>;
