import { seatId } from '../engine/position/seat.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { KeyOffice, KeyRow } from './rows/key-row.js';

/** The effect of an event on one key of a game. `keyHash` null: there is none any more. */
export type KeyChange = Omit<KeyRow, 'keyHash'> & { readonly keyHash: string | null };

/** The offices to whose key an event of the seats gives another one, and the member of the event that has its hash. */
const GIVEN: Readonly<Record<string, readonly [office: KeyOffice, hash: string]>> = {
  SeatsReserved: ['organiser', 'organiserHash'],
  OrganiserKeyRenewed: ['organiser', 'keyHash'],
  WatchersKeyGiven: ['watchers', 'keyHash'],
  SeatClaimed: ['seat', 'keyHash'],
  KeyRenewed: ['seat', 'keyHash'],
};

/** The effect of an event of the seats on a key of the game, if it has one. */
export function keyChangeBy(game: string, { type, data }: RecordedEvent): KeyChange | null {
  const known: Readonly<Record<string, unknown>> = { ...data };
  const [office, member] = GIVEN[type] ?? [];
  const isVoid = type === 'SeatLeft' || type === 'SeatRevoked';
  if (office === undefined && !isVoid) return null;
  const hash = member === undefined ? null : known[member];
  const keyHash = typeof hash === 'string' ? hash : null;
  if (office === 'organiser' || office === 'watchers') return { game, office, seat: '', keyHash };
  const { side, player } = known;
  if (typeof side !== 'string') return null;
  return { game, office: 'seat', seat: seatId(side, typeof player === 'string' ? player : null), keyHash };
}
