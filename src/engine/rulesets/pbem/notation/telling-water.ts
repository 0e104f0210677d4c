import type { WaterEvent, WaterOutcome } from '../core/events/water.js';
import type { Tellings } from './tellings.js';
import { listed, rolled } from '../../../notation/words.js';

const OUTCOMES: Readonly<Record<WaterOutcome, string>> = {
  climbs: 'can climb out',
  fails: 'does not get out',
  drifts: 'is carried downstream',
  nears: 'gets nearer to the bank',
  leaves: 'gets farther from the bank',
  floats: 'stays afloat',
  drowns: 'drowns',
  wades: 'struggles on',
  stays: 'keeps his place',
  falls: 'loses his footing',
};

export const WATER_TELLINGS: Tellings<WaterEvent> = {
  WaterRolled: ({ unit, die, modifiers, final, outcome }) =>
    `${unit} in the water: ${rolled(die)}${modifiers.length === 0 ? '' : `, with modifiers ${final}`}, ${unit} ${OUTCOMES[outcome]}`,
  SwimmerDrifted: ({ unit, way, to, dice }) =>
    `${unit} drifts${way.length === 0 ? '' : ` by ${way.join(', ')}`} and comes to ${to}${dice.length === 0 ? '' : ` (${listed(dice.map(rolled))})`}`,
  SwimmerLost: ({ unit }) => `${unit} drifts off the map`,
  SwimmerWinded: ({ unit }) => `${unit} gets out with his last strength and will not move in the next turn`,
};
