import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int, list, noted } from '../../../../game/define/form.js';
import { dice, rule, side } from '../../../../game/define/names.js';
import { initiativeRoll } from './state-forms.js';

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
