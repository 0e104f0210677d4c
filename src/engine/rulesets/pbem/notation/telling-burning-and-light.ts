import { listed } from '../../../notation/words.js';
import type { BurningEvent, NightEvent } from '../core/events/burning-and-light.js';
import type { Tellings } from './tellings.js';

export const BURNING_TELLINGS: Tellings<BurningEvent> = {
  KindlingTried: ({ unit, what, hex, die, final, success }) =>
    `${unit} tries to kindle ${named(what)} in ${hex}: ${die.value}, with modifiers ${final}: ${success ? 'it burns' : 'in vain'}`,
  DousingTried: ({ unit, hex, die, success }) =>
    `${unit} tries to douse the fire in ${hex}: ${die.value}, ${success ? 'done' : 'in vain'}`,
  SpreadingTested: ({ hex, fire, die, success }) =>
    `${fire} beside ${hex}: ${die.value}, it ${success ? 'spreads' : 'does not spread'}`,
  FireBrokeOut: ({ fire, hexes, what }) => `${named(what)} burns in ${hexes[0] ?? ''} (${fire})`,
  FiresWentOut: ({ fires }) => `${listed(fires)} ${fires.length === 1 ? 'is' : 'are'} out`,
  FlamingArrowShot: ({ unit, what, hex, range, die, hit }) =>
    `${unit} shoots a flaming arrow at ${named(what)} in ${hex} (range ${range}): ${die.value}, ${hit ? 'it hits' : 'it misses'}`,
  FlamingBoltShot: ({ units, equipment, what, hex, range, die, hit }) =>
    `${listed(units)} fire ${equipment}, flaming, at ${named(what)} in ${hex} (range ${range}): ${die.value}, ${hit ? 'it hits' : 'it misses'}`,
};

function named(what: string): string {
  return what === 'tent' ? 'the tent' : what;
}

export const NIGHT_TELLINGS: Tellings<NightEvent> = {
  CampfireTended: ({ unit, light, deed, die, success }) =>
    `${unit} tries to ${deed} ${light}: ${die.value}, ${success ? 'done' : 'in vain'}`,
};
