import type { HiddenEvent } from '../core/events/hidden.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { listed } from '../../../notation/words.js';

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
  MoveBrokenOff: ({ unit }) => `${unit} goes no further as ordered`,
};
