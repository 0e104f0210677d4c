import type { SeatId } from '../../engine/position/seat.js';
import type { Look } from '../../ledger/ledger.js';
import { arbiterIn, arbiterWith } from '../arbiter-key.js';
import { NoBoardForComputer, NoSuchSeat } from '../errors.js';
import { StillLoading } from '../first-loads.js';
import type { GameDoor } from '../game-door.js';
import type { KeyRing } from '../key-ring.js';
import type { TournamentId } from '../tournaments/contract.js';
import type { GameId, Viewer } from '../viewer.js';
import { ComputerSeats } from './computer-seats.js';
import type { ClaimRequest, KeyRenewal, SeatClaim, SeatInvitation, SeatStanding } from './seat-terms.js';
import type { Seats } from './seats.js';

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

/** The parts of the seating. */
export interface SeatingParts {
  readonly games: GameDoor;
  readonly seats: Seats;
  readonly keys: KeyRing;
}

/** The seats of the games that are there, for whoever may know of the game. */
export class GameSeating implements Seating {
  readonly #parts: SeatingParts;
  readonly #computers: ComputerSeats;

  constructor(parts: SeatingParts) {
    this.#parts = parts;
    this.#computers = new ComputerSeats(parts.seats, parts.keys);
  }

  async claim(game: GameId, seat: SeatId, request: ClaimRequest = {}): Promise<SeatClaim> {
    const seats = await this.#seatsOf(game, request, seat);
    return seats.claim(game, seat, request);
  }

  async seatComputer(game: GameId, seat: SeatId, computer: string, request: ClaimRequest = {}): Promise<SeatStanding> {
    await this.#seatsOf(game, request, seat);
    const { book, position } = await this.#parts.games.known(game);
    if (!book.ruleset.field) throw new NoBoardForComputer(game);
    return this.#computers.take({ ...request, game, seat, computer, all: book.ruleset.seats(position) });
  }

  /** For the application itself: the seats in which players of the server's own sit. */
  computers(game: GameId, look?: Look): Promise<ReadonlyMap<SeatId, string>> {
    return this.#computers.of(game, look);
  }

  async tournamentOf(game: GameId, viewer: Viewer): Promise<TournamentId | null> {
    await this.#parts.games.now(game, viewer);
    return this.#parts.seats.tournamentOf(game);
  }

  async seats(game: GameId, viewer: Viewer): Promise<readonly SeatStanding[]> {
    const { book, position } = await this.#parts.games.now(game, viewer);
    return this.#parts.seats.standing(game, book.ruleset.seats(position));
  }

  async viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null> {
    const known = (await this.#arbiterWith(game, key, look)) ?? (await this.#parts.seats.viewerOf(game, key, look));
    // The arbiter may have been named a moment ago, elsewhere.
    const viewer = known ?? (look?.recent ? await this.#arbiterWith(game, key) : null);
    await this.#parts.games.now(game, viewer ?? { kind: 'spectator' }, look);
    return viewer;
  }

  /**
   * The arbiter is found in the log of the game. Of a private game whose log cannot be read nobody learns anything by a
   * key that opens no seat: to him there is no such game. While the log is being read, its arbiter is told so, as soon
   * as the reading has come to where he was named.
   */
  async #arbiterWith(game: GameId, key: string, look?: Look): Promise<Viewer | null> {
    try {
      return await arbiterWith(this.#parts, game, key, look);
    } catch (error) {
      const isArbiter = error instanceof StillLoading && arbiterIn(error.soFar, key, this.#parts.keys) !== null;
      if (!isArbiter) await this.#parts.seats.viewerOf(game, key, look);
      throw error;
    }
  }

  async renewKey(game: GameId, shown: string, key: string | null = null): Promise<KeyRenewal> {
    const seats = await this.#seatsOf(game, { shown, key });
    return seats.renew(game, shown, key);
  }

  async revoke(game: GameId, shown: string, seat: SeatId, invitation?: string | null): Promise<SeatInvitation> {
    const seats = await this.#seatsOf(game, { shown }, seat);
    return seats.revoke(game, shown, seat, invitation);
  }

  async offer(game: GameId, shown: string, invitation?: string | null): Promise<SeatInvitation> {
    const seats = await this.#seatsOf(game, { shown });
    return seats.offer(game, shown, invitation);
  }

  async withdrawOffer(game: GameId, shown: string): Promise<SeatInvitation> {
    const seats = await this.#seatsOf(game, { shown });
    return seats.withdrawOffer(game, shown);
  }

  async leave(game: GameId, shown: string): Promise<SeatStanding> {
    const seats = await this.#seatsOf(game, { shown });
    return seats.leave(game, shown);
  }

  async giveWatchersKey(game: GameId, shown: string, key?: string | null): Promise<string> {
    const seats = await this.#seatsOf(game, { shown });
    return seats.giveWatchersKey(game, shown, key);
  }

  /**
   * The seats, for a change in a game that is there and that the sender may know of; it must have the seat that is
   * named. Throws NoSuchGame, NoSuchSeat.
   */
  async #seatsOf(game: GameId, sender: ClaimRequest, seat?: SeatId): Promise<Seats> {
    const { games, seats } = this.#parts;
    await seats.assertMayKnow(game, sender);
    const { book, position } = await games.known(game);
    if (seat !== undefined && !book.ruleset.seats(position).includes(seat)) throw new NoSuchSeat(game, seat);
    return seats;
  }
}
