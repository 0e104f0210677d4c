import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { flag, orNull } from '../../../../game/define/form.js';
import { die, rule, unit } from '../../../../game/define/names.js';

/** Surrender (pbem:22.7, option ransomAndSurrender). */
export const SURRENDER_EVENTS = {
  SurrenderOffered: defineEvent(
    'A unit offers to surrender. The die decides whether the offer must be accepted; women need no die ' +
      '(pbem:22.7d, 22.7g).',
    { unit, die: orNull(die), must: flag, rule },
  ),
  SurrenderAccepted: defineEvent('A unit accepts the offer and takes the other prisoner (pbem:22.7b).', {
    unit,
    by: unit,
    rule,
  }),
  SurrenderRefused: defineEvent('The offer of a unit to surrender is refused.', { unit, rule }),
};
export type SurrenderEvent = EventIn<typeof SURRENDER_EVENTS>;
