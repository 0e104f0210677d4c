import { listed, rolled } from '../../../notation/words.js';
import type { ControlEvent, PanicEvent, RageEvent } from '../core/events/control.js';
import type { Tellings } from './tellings.js';

export const CONTROL_TELLINGS: Tellings<ControlEvent> = {
  ControlChecked({ uncontrolled, secret }) {
    const units = Object.values(uncontrolled).flat();
    if (units.length > 0) return `${listed(units)} ${units.length === 1 ? 'is' : 'are'} out of control`;
    // To those who may not know it nothing is said about the other side's men.
    return secret ? 'command control is checked' : 'everybody is in control';
  },
  MenGrouped({ side, player, groups }) {
    const words = groups.map(({ sergeant, units }) => `${listed(units)} under ${sergeant}`).join('; ');
    return `${player === undefined ? side : `${player} of ${side}`} groups its men: ${words || 'nobody under a sergeant'}`;
  },
};

const CAUSES = {
  killed: 'the death of',
  routed: 'the rout of',
  captured: 'the capture of',
  charged: 'the charge of',
  ambushed: 'the ambush on',
} as const;

export const PANIC_TELLINGS: Tellings<PanicEvent> = {
  PanicThreatened: ({ cause, by, units }) => `${CAUSES[cause]} ${by} frightens ${listed(units)}`,
  PanicTested: ({ unit, final, die, outcome }) =>
    `${unit}, morale ${final}${die ? `, rolls ${die.value}` : ''}: ${outcome === 'steady' ? 'stands' : outcome === 'panic' ? 'panics' : 'routs'}`,
  UnitFled: ({ unit, steps, off }) =>
    `${unit} flees ${off ? 'off the map' : steps.length === 0 ? 'nowhere' : `to ${steps.at(-1)?.hexes.join('-') ?? ''}`}`,
  ChargeWentOn: ({ unit, targets }) =>
    targets.length === 0 ? `nobody is left for ${unit} to charge` : `${unit} charges on at ${targets.join(', ')}`,
};

const OUTCOMES = { calm: 'is calm', rage: 'rages', mad: 'rages madly' } as const;

export const RAGE_TELLINGS: Tellings<RageEvent> = {
  RageRolled: ({ unit, die, modifier, final, outcome }) =>
    `${unit} rolls for rage: ${rolled(die)}${modifier === 0 ? '' : ` + ${modifier}: ${final}`}, ${unit} ${OUTCOMES[outcome]}`,
  VictimChosen: ({ unit, target, dice }) =>
    `${unit} will attack ${target}${dice.length === 0 ? '' : ` (${listed(dice.map(rolled))})`}`,
};
