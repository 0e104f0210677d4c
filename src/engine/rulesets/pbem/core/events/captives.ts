import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { flag, int, list, orNull } from '../../../../game/define/form.js';
import { dice, hex, rule, side, unit, units, die } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { stepGone } from './facts.js';

/** Prisoners and their guards (pbem:12.4, 22.7). */
export const CAPTIVES_EVENTS = {
  PrisonerTaken: defineEvent('A character is a prisoner from now on; the event names his guards (pbem:12.4, 22.7).', {
    unit,
    captor: side,
    guards: units,
    rule,
  }),
  GuardsNamed: defineEvent('The guards of a prisoner from now on; nobody, if his guards were made to let go of him.', {
    prisoner: unit,
    guards: units,
    rule,
  }),
  PrisonerLed: defineEvent("A prisoner is led a part of his guard's way; it costs him MP of his own (pbem:22.7l).", {
    prisoner: unit,
    unit,
    steps: list(stepGone),
    mp: int,
  }),
  PrisonerEscaped: defineEvent(
    'A prisoner has tried to escape; he has forfeited quarter, whether or not it succeeded (pbem:22.7s).',
    { unit, success: flag, rule },
  ),
  PrisonerThrown: defineEvent(
    'A prisoner was thrown into a dungeon, where nobody guards him. Each guard has spent so many MP on it ' +
      '(pbem:16.33c).',
    { prisoner: unit, to: hex, spent: list(record({ unit, mp: int })), rule },
  ),
  PrisonerHauled: toldAs(
    '{prisoner} is brought up from the dungeon to {to}',
    defineEvent(
      'A prisoner was brought up from a dungeon, with the dice that chose his hex, and his new guards ' +
        '(pbem:16.33d).',
      { prisoner: unit, to: hex, guards: units, dice, rule },
    ),
  ),
};
export type CaptivesEvent = EventIn<typeof CAPTIVES_EVENTS>;

/** Surrender (pbem:22.7, option ransomAndSurrender). */
export const SURRENDER_EVENTS = {
  SurrenderOffered: defineEvent(
    'A unit offers to surrender. The die decides whether the offer must be accepted; women need no die ' +
      '(pbem:22.7d, 22.7g).',
    { unit, die: orNull(die), must: flag, rule },
  ),
  SurrenderAccepted: toldAs(
    '{by} gives quarter to {unit}',
    defineEvent('A unit accepts the offer and takes the other prisoner (pbem:22.7b).', {
      unit,
      by: unit,
      rule,
    }),
  ),
  SurrenderRefused: toldAs(
    'there is no quarter for {unit}',
    defineEvent('The offer of a unit to surrender is refused.', { unit, rule }),
  ),
};
export type SurrenderEvent = EventIn<typeof SURRENDER_EVENTS>;
