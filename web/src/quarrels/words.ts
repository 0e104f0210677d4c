import type { ClaimStanding, PlayedKind } from '../api/generated';
import { type SideNames, sideName } from '../common/sides';
import { inWords } from '../common/words';

/** How a claim stands, in a sentence that goes on. */
export const STANDINGS: Readonly<Record<ClaimStanding, string>> = {
  open: 'the arbiter has to decide',
  upheld: 'the order was an error',
  dismissed: 'the order was no error',
  lapsed: 'the claim came too late and changes nothing',
  withdrawn: 'taken back',
};

/** How a claim stands; in a siege the other side answers an open claim, or the arbiter decides. */
export function claimStandingWords(standing: ClaimStanding, kind: PlayedKind): string {
  if (kind === 'siege' && standing === 'open') return 'the other side has to answer, or the arbiter to decide';
  return STANDINGS[standing];
}

/** A seat as the API names it. */
export interface NamedSeat {
  readonly side: string;
  readonly player: string | null;
}

/** "Villagers (red) / Ann". */
export function seatWords({ side, player }: NamedSeat, names: SideNames): string {
  return `${sideName(side, names)}${player === null ? '' : ` / ${player}`}`;
}

/** Whether two names are names of the same seat. */
export function isSameSeat(a: NamedSeat, b: NamedSeat): boolean {
  return a.side === b.side && a.player === b.player;
}

/** Names that people give to members of a unit that corrections change often. */
const MEMBERS: Readonly<Record<string, string>> = {
  hexes: 'place',
  stride: 'hexes of its last move',
  melee: 'in melee with',
  'acts.mpSpent': 'MP spent',
  'acts.moveEnded': 'its move is over',
  'acts.attacked': 'has attacked',
  'acts.retreated': 'has retreated',
  'acts.triedToPin': 'has tried to pin',
  'acts.fired': 'has fired in',
};

/** A member of a unit in words: "place"; one that nobody named is told as the log calls it. */
export function memberWords(member: string): string {
  return MEMBERS[member] ?? inWords(member.replace(/^acts\./, '').replaceAll('.', ', '));
}

/** A value of a unit's member, as a correction tells it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
