import type { AlarmEvent } from '../core/events/alarm.js';
import type { Tellings } from './tellings.js';
import { doing } from '../../../notation/words.js';

export const ALARM_TELLINGS: Tellings<AlarmEvent> = {
  UnitsAlerted: ({ units, how, by }) => {
    const who = doing(units, 'is', 'are');
    if (how === 'sight')
      return `${doing(units, 'sees', 'see')} ${by ?? 'an enemy'} and ${units.length === 1 ? 'is' : 'are'} aware`;
    if (how === 'attack') return `${who} aware of the attack`;
    return how === 'bark' ? `${who} aware of the barking of ${by ?? 'a dog'}` : `${who} alerted`;
  },
  AlarmRaised: ({ units, hearers }) =>
    `${doing(units, 'raises', 'raise')} the alarm; ${doing(hearers, 'hears', 'hear')} it`,
};
