import type { InitiativeRoll } from '../../../position/initiative.js';
import type { InitiativeEvent } from '../core/events/initiative.js';
import type { Tellings } from './tellings.js';

export const INITIATIVE_TELLINGS: Tellings<InitiativeEvent> = {
  InitiativeTaken: ({ gameTurn, side, rolls, dice }) => {
    const how =
      rolls.length === 0 ? '' : ` (${rolls.map(rollInWords).join(' to ')}${again(dice.length, rolls.length)})`;
    return `${side} has the initiative in game turn ${gameTurn}${how}`;
  },
};

/** `red 8 - 3: 5`: the die, the modifier (pbem:22.1b) and what they make. */
function rollInWords({ side, die, modifier }: InitiativeRoll): string {
  return modifier === 0 ? `${side} ${die}` : `${side} ${die} - ${-modifier}: ${die + modifier}`;
}

/** Ties were rolled again. */
function again(dice: number, rolls: number): string {
  return dice > rolls ? ', after a tie' : '';
}
