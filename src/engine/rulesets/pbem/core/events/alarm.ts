import { defineEvent, type EventIn } from '../../../../game/define/event.js';
import { named, oneOf, optional, type TypeOf } from '../../../../game/define/form.js';
import { rule, unit, units } from '../../../../game/define/names.js';

const alert = named(
  'Alert',
  'How a character became aware: he saw an enemy, was shot at or attacked, or was alerted by others ' + '(pbem:12.7b).',
  oneOf(['sight', 'attack', 'alarm', 'bark']),
);
export type Alert = TypeOf<typeof alert>;

/** Awareness and the alarm (pbem:12.7). */
export const ALARM_EVENTS = {
  UnitsAlerted: defineEvent(
    'Characters may act from now on (pbem:12.7a). `by`: the enemy that was seen, or the dog that barked.',
    { units, how: alert, by: optional(unit), rule },
  ),
  AlarmRaised: defineEvent(
    'An alarm is raised or passed on. The units that hear it become aware when their next player turn ' +
      'begins (pbem:12.7c).',
    { units, hearers: units, rule },
  ),
};
export type AlarmEvent = EventIn<typeof ALARM_EVENTS>;
