import type { PlayerId, SeatId } from '../../engine/position/seat.js';
import type { SideId } from '../../engine/position/unit.js';
import type { Person } from '../accounts/contract.js';
import type { GameId } from '../viewer.js';

/**
 * The seats of a new game that are kept for somebody, and whether others may know of the game. Its creator is its
 * organiser.
 */
export interface Reservation {
  /** Nobody without a key of the game learns that there is one; all of its seats are reserved. */
  readonly private: boolean;
  /** Seats for whoever holds their invitations. `invitation`: the client's own; absent: one is made. */
  readonly seats: readonly { readonly seat: SeatId; readonly invitation?: string }[];
  /** The client's own, with which the command may be repeated; absent: one is made. */
  readonly organiserKey?: string;
}

/** The secrets that the organiser is shown once; only hashes are kept. */
export interface GameSecrets {
  readonly organiserKey: string;
  readonly invitations: readonly SeatInvitation[];
}

/** Opens a seat, once. Null: it was shown before, or the seat needs none. */
export interface SeatInvitation {
  readonly side: SideId;
  readonly player?: PlayerId;
  readonly invitation: string | null;
}

/** The proofs and wishes of a player who claims a seat. */
export interface ClaimRequest {
  /**
   * The key that he shows: that of a side of a siege or campaign, for the seats of its scenarios' games; or that of an
   * account, whose the seat is then.
   */
  readonly shown?: string | null;
  /** For a reserved seat. */
  readonly invitation?: string | null;
  /** The key that he made himself for the seat, with which the claim may be repeated; absent: one is made. */
  readonly key?: string | null;
}

/** How a seat stands. `reserved`: it is free for some only. */
export interface SeatStanding {
  readonly seat: SeatId;
  readonly taken: boolean;
  readonly reserved: boolean;
  /** The player of the server's own who sits there, by name; null: a person does, or nobody. */
  readonly computer: string | null;
  /** The siege for whose side the seat is kept; null: for none. */
  readonly siege: string | null;
  /** The same of a campaign. */
  readonly campaign: string | null;
  /** The side of that siege or campaign for which it is kept; null: the seat is kept for none. */
  readonly keptFor: SideId | null;
  /** The person whose account has the seat; null: nobody, or somebody without an account. */
  readonly holder: Person | null;
}

/** A new key in place of one that is void now. `seat` null: the organiser's. */
export interface KeyRenewal {
  readonly game: GameId;
  readonly seat: SeatId | null;
  readonly key: string;
}

/** A claimed seat. The key is shown once and kept only as a hash. */
export interface SeatClaim {
  readonly game: GameId;
  readonly side: SideId;
  /** Absent: the side has one player. */
  readonly player?: PlayerId;
  readonly key: string;
}
