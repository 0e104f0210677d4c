import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { byName, list, optional, yes, flag, int, noted, oneOf, orNull } from '../../../../game/define/form.js';
import { player, rule, side, units, die, hexes, modifier, unit, dice } from '../../../../game/define/names.js';
import { attack } from '../orders/combat-orders.js';
import { group } from '../orders/group-orders.js';
import { stepGone, cause } from './facts.js';
import { panicCause } from './state-forms.js';

/** Command control (pbem:22.3). */
export const CONTROL_EVENTS = {
  ControlChecked: defineEvent(
    'The characters that are out of control, by side (pbem:22.3f). `secret`: only their own side may ' +
      'know, since units may be hidden (22.8a).',
    { uncontrolled: byName(units, side), secret: optional(yes), rule },
    { secret: { uncontrolled: { bySide: true, when: ({ secret }) => secret === true } } },
  ),
  MenGrouped: defineEvent('A side, or one of its several players, has assigned its men to sergeants (pbem:23.15b).', {
    side,
    player: optional(player),
    groups: list(group),
    rule,
  }),
};
export type ControlEvent = EventIn<typeof CONTROL_EVENTS>;

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
  PanicTestLapsed: toldAs(
    '{unit} is tested no more',
    defineEvent('A unit that was to be tested no longer needs the test.', { unit, rule }),
  ),
  UnitRouted: toldAs('{unit} routs', defineEvent('Panic has become rout (pbem:22.9i).', { unit, rule })),
  UnitFled: defineEvent(
    'A panicked or routed character has run, in the end off the map if `off` (pbem:22.9h, 22.9n, 22.9q). ' +
      'It costs him none of his MP.',
    { unit, steps: list(stepGone), off: flag, rule },
  ),
  PanicEnded: toldAs(
    '{unit} comes to himself',
    defineEvent('A character has recovered from panic or rout (pbem:22.9m, 22.9p).', { unit, rule }),
  ),
  ChargeWentOn: defineEvent(
    'A charge that waited for the panic tests of its targets goes on against these targets; if none is ' +
      'left, it is void (pbem:22.9c).',
    { unit, targets: units, rule },
  ),
};
export type PanicEvent = EventIn<typeof PANIC_EVENTS>;

/** The rage of berserks (pbem:2.72). */
export const RAGE_EVENTS = {
  RageRolled: defineEvent(
    'A berserk rolled for rage (pbem:2.72c): he is calm, in a rage (begun or going on), or in mad rage ' +
      'for this turn.',
    { unit, die, modifier: int, final: int, outcome: oneOf(['calm', 'rage', 'mad']), rule },
  ),
  VictimChosen: defineEvent('The unit that a berserk in mad rage will attack; dice: the draw (pbem:2.72f).', {
    unit,
    target: unit,
    dice,
    rule,
  }),
  RageEnded: toldAs('the rage of {unit} is over', defineEvent('The rage of a berserk is over.', { unit, rule })),
  WoundShrugged: toldAs(
    '{unit} shrugs off the wound',
    defineEvent('The first wound in a rage had no effect (pbem:2.72h).', { unit, cause }),
  ),
};
export type RageEvent = EventIn<typeof RAGE_EVENTS>;
