import type { PanicEvent } from '../core/events/panic.js';
import type { Tellings } from './tellings.js';

const CAUSES = {
  killed: 'the death of',
  routed: 'the rout of',
  captured: 'the capture of',
  charged: 'the charge of',
  ambushed: 'the ambush on',
} as const;

export const PANIC_TELLINGS: Tellings<PanicEvent> = {
  PanicThreatened: ({ cause, by, units }) =>
    `${CAUSES[cause]} ${by} frightens ${units.length === 0 ? 'nobody' : units.join(', ')}`,
  PanicTested: ({ unit, final, die, outcome }) =>
    `${unit}, morale ${final}${die ? `, rolls ${die.value}` : ''}: ${outcome === 'steady' ? 'stands' : outcome === 'panic' ? 'panics' : 'routs'}`,
  PanicTestLapsed: ({ unit }) => `${unit} is tested no more`,
  UnitRouted: ({ unit }) => `${unit} routs`,
  UnitFled: ({ unit, steps, off }) =>
    `${unit} flees ${off ? 'off the map' : steps.length === 0 ? 'nowhere' : `to ${steps.at(-1)?.hexes.join('-') ?? ''}`}`,
  PanicEnded: ({ unit }) => `${unit} comes to himself`,
  ChargeWentOn: ({ unit, targets }) =>
    targets.length === 0 ? `nobody is left for ${unit} to charge` : `${unit} charges on at ${targets.join(', ')}`,
};
