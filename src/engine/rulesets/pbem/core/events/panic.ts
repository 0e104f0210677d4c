import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { flag, int, list, noted, oneOf, optional, orNull } from '../../../../game/define/form.js';
import { die, hexes, modifier, rule, unit, units } from '../../../../game/define/names.js';
import { attack } from '../orders/combat-orders.js';
import { stepGone } from './facts.js';
import { panicCause } from './state-forms.js';

/** Panic and rout (pbem:22.9, 26.8). */
export const PANIC_EVENTS = {
  PanicThreatened: defineEvent(
    'An event that happened to `by`, or that it caused, in these hexes makes others afraid: they are ' +
      'tested one by one (pbem:22.9a to 22.9c).',
    {
      cause: panicCause,
      by: unit,
      hexes,
      units: noted('The units that are tested, in that order; often none.', units),
      attack: noted('The charge that waits for the tests (pbem:22.9c).', optional(attack)),
      rule,
    },
  ),
  PanicTested: defineEvent(
    'A look into the panic table (pbem:26.8a): morale with all modifiers, and the die if it decides ' + 'anything.',
    {
      unit,
      morale: int,
      modifiers: list(modifier),
      final: int,
      die: orNull(die),
      outcome: oneOf(['steady', 'panic', 'rout']),
      rule,
    },
  ),
  PanicTestLapsed: defineEvent('A unit that was to be tested no longer needs the test.', { unit, rule }),
  UnitRouted: defineEvent('Panic has become rout (pbem:22.9i).', { unit, rule }),
  UnitFled: defineEvent(
    'A panicked or routed character has run, in the end off the map if `off` (pbem:22.9h, 22.9n, 22.9q). ' +
      'It costs him none of his MP.',
    { unit, steps: list(stepGone), off: flag, rule },
  ),
  PanicEnded: defineEvent('A character has recovered from panic or rout (pbem:22.9m, 22.9p).', { unit, rule }),
  ChargeWentOn: defineEvent(
    'A charge that waited for the panic tests of its targets goes on against these targets; if none is ' +
      'left, it is void (pbem:22.9c).',
    { unit, targets: units, rule },
  ),
};
export type PanicEvent = EventIn<typeof PANIC_EVENTS>;
