import { printPlace } from '../../../notation/place.js';
import { doing, listed } from '../../../notation/words.js';
import type { AlarmEvent, HiddenEvent } from '../core/events/awareness.js';
import type { Tellings } from './tellings.js';

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

export const HIDDEN_TELLINGS: Tellings<HiddenEvent> = {
  UnitsHidden: ({ side, places }) =>
    places.length === 0
      ? `${side} has set up its hidden units`
      : `${side} hides ${listed(places.map(({ unit, hexes }) => `${unit} in ${printPlace(hexes)}`))}`,
  UnitRevealed: ({ unit, hexes, by }) =>
    by === undefined
      ? `${unit} comes to light in ${printPlace(hexes)}`
      : `${by} discovers ${unit} in ${printPlace(hexes)}`,
  UnitsAmbushed: ({ units, attackers }) => `${listed(units)} fell into an ambush of ${listed(attackers)}`,
};
