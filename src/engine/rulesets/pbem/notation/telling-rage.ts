import type { RageEvent } from '../core/events/rage.js';
import type { Tellings } from './tellings.js';
import { listed, rolled } from '../../../notation/words.js';

const OUTCOMES = { calm: 'is calm', rage: 'rages', mad: 'rages madly' } as const;

export const RAGE_TELLINGS: Tellings<RageEvent> = {
  RageRolled: ({ unit, die, modifier, final, outcome }) =>
    `${unit} rolls for rage: ${rolled(die)}${modifier === 0 ? '' : ` + ${modifier}: ${final}`}, ${unit} ${OUTCOMES[outcome]}`,
  VictimChosen: ({ unit, target, dice }) =>
    `${unit} will attack ${target}${dice.length === 0 ? '' : ` (${listed(dice.map(rolled))})`}`,
  RageEnded: ({ unit }) => `the rage of ${unit} is over`,
  WoundShrugged: ({ unit }) => `${unit} shrugs off the wound`,
};
