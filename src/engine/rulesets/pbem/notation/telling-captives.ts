import { counted, doing, rolled } from '../../../notation/words.js';
import type { CaptivesEvent, SurrenderEvent } from '../core/events/captives.js';
import { tellPath } from './path.js';
import type { Tellings } from './tellings.js';

export const CAPTIVES_TELLINGS: Tellings<CaptivesEvent> = {
  PrisonerTaken: ({ unit, captor, guards }) =>
    `${unit} is a prisoner of ${captor}; ${doing(guards, 'guards', 'guard')} him`,
  GuardsNamed: ({ prisoner, guards }) =>
    guards.length === 0 ? `nobody guards ${prisoner} any more` : `${doing(guards, 'guards', 'guard')} ${prisoner}`,
  PrisonerLed: ({ prisoner, unit, steps, mp }) =>
    `${unit} leads ${prisoner} ${tellPath(steps)} (${counted(mp, 'MP', 'MP')})`,
  PrisonerEscaped: ({ unit, success }) => (success ? `${unit} has escaped` : `${unit} tries to escape and fails`),
  PrisonerThrown: ({ prisoner, to, spent }) => {
    const guards = spent.map(({ unit }) => unit);
    return `${doing(guards, 'throws', 'throw')} ${prisoner} into the dungeon, to ${to}`;
  },
};

export const SURRENDER_TELLINGS: Tellings<SurrenderEvent> = {
  SurrenderOffered: ({ unit, die, must }) =>
    `${unit} surrenders${die ? ` (${rolled(die)})` : ''}${must ? ' and must be spared' : ''}`,
};
