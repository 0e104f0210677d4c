import type { SeatId } from '../../engine/position/seat.js';
import type { Look } from '../../ledger/ledger.js';
import type { TournamentId } from '../tournaments/contract.js';
import type { GameId, Viewer } from '../viewer.js';
import type { ClaimRequest, KeyRenewal, SeatClaim, SeatInvitation, SeatStanding } from './seat-terms.js';

/** The seats of the games: who sits in them, and the keys and invitations that open them. */
export interface Seating {
  /**
   * Claims a free seat; with a key of the claimant's own it may be repeated. Throws SeatTaken, SeatKept, SeatReserved,
   * SeatOfAccount, SecretRefused, NoSuchSeat, NoSuchGame.
   */
  claim(game: GameId, seat: SeatId, request?: ClaimRequest): Promise<SeatClaim>;
  /**
   * Gives a free seat to a player of the server's own, who needs no key. The same player may be seated again. Throws
   * what `claim` throws, NobodyLeft if the game would have no seat left for people, and NoBoardForComputer.
   */
  seatComputer(game: GameId, seat: SeatId, computer: string, request?: ClaimRequest): Promise<SeatStanding>;
  /** The tournament to which the game belongs; null: to none. Throws NoSuchGame. */
  tournamentOf(game: GameId, viewer: Viewer): Promise<TournamentId | null>;
  /** All seats of the game, in its order. Throws NoSuchGame. */
  seats(game: GameId, viewer: Viewer): Promise<readonly SeatStanding[]>;
  /** The viewer that a key stands for; null if the key is no key of this game. Throws NoSuchGame. */
  viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null>;
  /**
   * Gives the holder of a seat or the organiser a new key; the one that is shown is void from then on. With a `key` of
   * the bearer's own it may be repeated. Throws WrongKey, NotTheOrganiser, SecretRefused, NoSuchGame.
   */
  renewKey(game: GameId, shown: string, key?: string | null): Promise<KeyRenewal>;
  /**
   * Makes the key and the invitation of a seat void and gives the organiser a new invitation; also for the side of a
   * siege whose seat it is, without one. With an invitation of one's own it may be repeated. Throws WrongKey,
   * NotTheOrganiser, SecretRefused, NoSuchSeat, NoSuchGame.
   */
  revoke(game: GameId, shown: string, seat: SeatId, invitation?: string | null): Promise<SeatInvitation>;
  /**
   * Offers the seat that a key opens to whoever claims it with the invitation that is answered; until then its holder
   * plays on. With an invitation of one's own it may be repeated. Throws WrongKey, NotASeat, SeatKept, SecretRefused,
   * NoSuchGame.
   */
  offer(game: GameId, shown: string, invitation?: string | null): Promise<SeatInvitation>;
  /** Takes the offer back. Throws WrongKey, NotASeat, NoSuchGame. */
  withdrawOffer(game: GameId, shown: string): Promise<SeatInvitation>;
  /**
   * Leaves the seat that a key opens, so that others can take it. Its own key is void then. Throws WrongKey, NotASeat,
   * NoSuchGame.
   */
  leave(game: GameId, shown: string): Promise<SeatStanding>;
  /** Gives the organiser a key for those who only look; an earlier one is void. Throws as `renewKey` does. */
  giveWatchersKey(game: GameId, shown: string, key?: string | null): Promise<string>;
}
