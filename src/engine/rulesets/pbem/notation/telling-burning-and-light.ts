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
  OilThrown: ({ unit, item, hex }) => `${unit} throws ${item} into ${hex}`,
  HotLiquidStruck: ({ unit, by, odds, die, result }) =>
    `What ${by} has thrown strikes ${unit} at ${odds}: ${die.value}: ${result}`,
};

function named(what: string): string {
  return what === 'tent' ? 'the tent' : what;
}

export const NIGHT_TELLINGS: Tellings<NightEvent> = {
  TorchFixed: ({ unit, item, hex }) => `${unit} fixes ${item} to a wall in ${hex}`,
  LightPutOut: ({ unit, light }) => `${unit} puts out ${light}`,
  LightLit: ({ unit, light }) => `${unit} lights ${light}`,
  LanternDestroyed: ({ unit, item }) => `${unit} destroys ${item}`,
  CampfireTended: ({ unit, light, deed, die, success }) =>
    `${unit} tries to ${deed} ${light}: ${die.value}, ${success ? 'done' : 'in vain'}`,
  LanternShotAt: ({ unit, item, at, range, die, final, result }) =>
    `${unit} fires at ${item} in ${at} (range ${range}): ${die.value}, with modifiers ${final}: ${result}`,
};
