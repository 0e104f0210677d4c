import type { SideId } from './unit.js';

/** The name of a player who shares a side with others; unique in its game. */
export type PlayerId = string;

/** One of several players of a side (pbem:1.2a). */
export interface Player {
  readonly name: PlayerId;
  /** The character whose eyes and voice the player has, where talk is limited (pbem:1.2d); absent: none. */
  readonly commander?: string;
}

/**
 * A seat: a side, or where several play on a side one of its players, written `red/Anna`. No name of a side or player
 * has a stroke in it.
 */
export type SeatId = string;

/** The service itself, where it gives an order: it reports how a scenario of a siege went. No side has this name. */
export const HERALD: SeatId = '/herald';

/** The seat of a side, or of one of its players. */
export function seatId(side: SideId, player?: PlayerId | null): SeatId {
  return player === undefined || player === null ? side : `${side}/${player}`;
}

/** The side of a seat, whether it is of the whole side or of one player. */
export function sideOfSeat(seat: SeatId): SideId {
  const stroke = seat.indexOf('/');
  return stroke < 0 ? seat : seat.slice(0, stroke);
}

/** The player of a seat; null for that of a whole side. */
export function playerOfSeat(seat: SeatId): PlayerId | null {
  const stroke = seat.indexOf('/');
  return stroke < 0 ? null : seat.slice(stroke + 1);
}

/** The players on the sides of a game. */
interface Teams {
  readonly sides: readonly SideId[];
  readonly players?: Readonly<Record<SideId, readonly Player[]>>;
}

/** The players of a side that several play on, in their order; nobody of any other. */
export function playersOf({ players }: Pick<Teams, 'players'>, side: SideId): readonly Player[] {
  return players?.[side] ?? [];
}

/** All seats of a game, side by side. */
export function seatsOf(position: Teams): readonly SeatId[] {
  return position.sides.flatMap((side) => {
    const players = playersOf(position, side);
    return players.length === 0 ? [side] : players.map(({ name }) => seatId(side, name));
  });
}
