import type { CampaignQuery } from '../api/generated';
import { listed } from '../common/words';

export type Campaign = CampaignQuery['campaign'];
export type Character = Campaign['characters'][number];
export type Part = Campaign['parts'][number];

/** Where a campaign stands. */
export function standingWords({ day, lastDay, over, winner, closed }: Campaign): string {
  if (over) return `The campaign is over: ${winner === null ? 'nobody has won' : `${winner} has won`}.`;
  const waits = closed.length > 0 ? `; ${listed(closed)} has closed it` : '';
  return `Day ${day} of ${lastDay}${waits}.`;
}

/** `15/11, mounted 28/14`. */
export function strengthWords({ foot, mounted }: Character): string {
  const written = ({ attack, defence }: Character['foot']): string => `${attack}/${defence}`;
  return mounted ? `${written(foot)}, mounted ${written(mounted)}` : written(foot);
}

/** Points on record, which are given in quarters (pbem:24.1f): `+0.5/0`; an empty text if there are none. */
export function recordWords({ record: { attack, defence } }: Character): string {
  const written = (quarters: number): string => `${quarters > 0 ? '+' : ''}${quarters / 4}`;
  return attack === 0 && defence === 0 ? '' : `${written(attack)}/${written(defence)}`;
}

/** How a character is, and until when. */
export function healthWords({ health, heals, neverHeals, back, away, captive }: Character): string {
  const until = heals === null ? '' : `, well on day ${heals}`;
  const words = [
    `${health}${neverHeals ? ', for the rest of the campaign' : until}`,
    ...(captive === null ? [] : [`prisoner of ${captive}`]),
    ...(away ? [back === null ? 'has run away' : `has run away until day ${back}`] : []),
  ];
  return words.join('; ');
}

/** How far a scenario or siege has come. */
export function partWords({ state, since, wanted }: Part): string {
  if (state === 'ahead') return wanted.length > 0 ? `wanted by ${listed(wanted)}` : 'not begun';
  return `${state === 'over' ? 'over; ' : ''}begun on day ${since ?? '?'}`;
}
