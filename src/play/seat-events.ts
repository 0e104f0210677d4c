import type { EventOf } from '../engine/game/event.js';
import type { PlayerId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import { EventTypes } from '../ledger/upcast.js';

/** A seat, as events name it. */
export interface NamedSeat {
  readonly side: SideId;
  /** Absent: the side has one player. */
  readonly player?: PlayerId;
}

/** Seats are for those who hold their invitations. Always before the game itself, so that no game is private late. */
export type SeatsReserved = EventOf<
  'SeatsReserved',
  {
    /** Nobody without a key learns that there is the game. */
    readonly private: boolean;
    readonly organiserHash: string;
    readonly seats: readonly (NamedSeat & { readonly invitationHash: string })[];
  }
>;

/**
 * The seats of a scenario's game are for those who hold the keys of the siege's sides: by side of the game the side of
 * the siege.
 */
export type SeatsKept = EventOf<
  'SeatsKept',
  { readonly siege: string; readonly sides: Readonly<Record<SideId, SideId>> }
>;

/** A seat was given to the holder of a key, of which only the hash is kept. */
export type SeatClaimed = EventOf<
  'SeatClaimed',
  NamedSeat & {
    readonly keyHash: string;
    /** The player of the server's own who sits there: nobody has been told the key. Absent: a person. */
    readonly computer?: string;
  }
>;

/** The holder of a seat has a new key; the one before is void. */
export type KeyRenewed = EventOf<'KeyRenewed', NamedSeat & { readonly keyHash: string }>;

/** The key of a seat is void, and so is an earlier invitation; absent `invitationHash`: it is kept for a siege's side. */
export type SeatRevoked = EventOf<'SeatRevoked', NamedSeat & { readonly invitationHash?: string }>;

/** The organiser has a new key; the one before is void. */
export type OrganiserKeyRenewed = EventOf<'OrganiserKeyRenewed', { readonly keyHash: string }>;

/** There is a key for those who only look; an earlier one is void. */
export type WatchersKeyGiven = EventOf<'WatchersKeyGiven', { readonly keyHash: string }>;

export type SeatEvent =
  SeatsReserved | SeatsKept | SeatClaimed | KeyRenewed | SeatRevoked | OrganiserKeyRenewed | WatchersKeyGiven;

/** The types of the streams of seats, all of them in their first version. */
export const SEAT_EVENTS = new EventTypes({
  SeatsReserved: [],
  SeatsKept: [],
  SeatClaimed: [],
  KeyRenewed: [],
  SeatRevoked: [],
  OrganiserKeyRenewed: [],
  WatchersKeyGiven: [],
} satisfies Record<SeatEvent['type'], readonly []>);
