import { seatId } from '../engine/position/seat.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { ProjectionGap } from './gap.js';
import type { SeatStreamRow } from './rows/seat-stream-row.js';

/** The effect of an event on one seat. `takenAt` null: nobody holds the seat any more. */
export interface SeatChange {
  readonly game: string;
  /** The side, or `side/player`. */
  readonly side: string;
  readonly takenAt: string | null;
  /** The account that has the seat; null: none does. */
  readonly account: string | null;
}

/** The seats of a game or siege after one more event of theirs. Throws ProjectionGap. */
export function seatsAfter(known: SeatStreamRow | null, game: string, recorded: RecordedEvent): SeatStreamRow {
  const { revision, stream, type, data } = recorded;
  const expected = known ? known.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(stream, expected, revision);
  const givesPrivacy = type === 'SeatsReserved' || type === 'SeatsKept';
  const isPrivate = givesPrivacy && 'private' in data && data.private === true;
  const entered = type === 'GameEntered' && 'tournament' in data && typeof data.tournament === 'string';
  const tournament = entered ? String(data.tournament) : (known?.tournament ?? null);
  const isKept = type === 'SeatsKept' && isPrivate && 'siege' in data && typeof data.siege === 'string';
  const privateKeeper = isKept ? String(data.siege) : (known?.privateKeeper ?? null);
  return { game, revision, isPrivate: isPrivate || (known?.isPrivate ?? false), tournament, privateKeeper };
}

/** The effect of an event on a seat, if it has one. */
export function seatChangeBy(game: string, { type, data, metadata }: RecordedEvent): SeatChange | null {
  if (type !== 'SeatClaimed' && type !== 'SeatRevoked' && type !== 'SeatLeft') return null;
  if (!('side' in data) || typeof data.side !== 'string') return null;
  const player = 'player' in data && typeof data.player === 'string' ? data.player : null;
  const account = 'account' in data && typeof data.account === 'string' ? data.account : null;
  const takenAt = type === 'SeatClaimed' ? metadata.recordedAt : null;
  return { game, side: seatId(data.side, player), takenAt, account };
}
