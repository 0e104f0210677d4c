import type { SurrenderEvent } from '../core/events/surrender.js';
import type { Tellings } from './tellings.js';
import { rolled } from '../../../notation/words.js';

export const SURRENDER_TELLINGS: Tellings<SurrenderEvent> = {
  SurrenderOffered: ({ unit, die, must }) =>
    `${unit} surrenders${die ? ` (${rolled(die)})` : ''}${must ? ' and must be spared' : ''}`,
  SurrenderAccepted: ({ unit, by }) => `${by} gives quarter to ${unit}`,
  SurrenderRefused: ({ unit }) => `there is no quarter for ${unit}`,
};
