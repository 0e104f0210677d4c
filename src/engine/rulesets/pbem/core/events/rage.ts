import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { int, oneOf } from '../../../../game/define/form.js';
import { dice, die, rule, unit } from '../../../../game/define/names.js';
import { cause } from './facts.js';

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
  RageEnded: defineEvent('The rage of a berserk is over.', { unit, rule }),
  WoundShrugged: defineEvent('The first wound in a rage had no effect (pbem:2.72h).', { unit, cause }),
};
export type RageEvent = EventIn<typeof RAGE_EVENTS>;
