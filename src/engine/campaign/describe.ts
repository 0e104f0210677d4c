import type { Campaign, Character } from './campaign.js';
import { inPoints } from './tell.js';

/** A campaign line by line for a person: the day, its characters and scenarios, the outcome. */
export function describeCampaign({ title, day, characters, scenarios, won, outcome }: Campaign): readonly string[] {
  return [
    `${title}: day ${day}`,
    ...Object.entries(characters).map(([id, character]) => `${id} of ${character.side}: ${inWords(character)}`),
    ...Object.entries(scenarios).map(([name, { kind, state, wanted }]) => {
      return `${kind === 'siege' ? 'siege ' : ''}${name}: ${state}${wanted.length > 0 ? `, wanted by ${wanted.join(', ')}` : ''}`;
    }),
    ...Object.entries(won).map(([side, count]) => `${side} has won ${count}`),
    ...(outcome ? [`over: ${outcome.winner ?? 'a draw'}; ${outcome.reason}`] : []),
  ];
}

function inWords({ class: one, foot, mounted, record, health, heals, back, captive }: Character): string {
  const hasRecord = record.attack !== 0 || record.defence !== 0;
  return [
    `${one} ${foot.attack}/${foot.defence}${mounted ? `, mounted ${mounted.attack}/${mounted.defence}` : ''}`,
    ...(hasRecord ? [`on record ${inPoints(record.attack)}/${inPoints(record.defence)}`] : []),
    `${health}${typeof heals === 'number' ? ` until day ${heals}` : ''}`,
    ...(back === undefined ? [] : [back === null ? 'away for good' : `away until day ${back}`]),
    ...(captive === undefined ? [] : [`a prisoner of ${captive}`]),
  ].join('; ');
}
