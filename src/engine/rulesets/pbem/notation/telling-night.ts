import type { NightEvent } from '../core/events/night.js';
import type { Tellings } from './tellings.js';

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
