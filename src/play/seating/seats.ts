import { seatId, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import type { GameId } from '../viewer.js';
import {
  NoSuchGame,
  NotASeat,
  NotTheOrganiser,
  SeatKept,
  SeatOfAccount,
  SeatReserved,
  SeatTaken,
  WrongKey,
} from '../errors.js';
import type { ClaimRequest, KeyRenewal, SeatClaim, SeatInvitation, SeatStanding } from './seat-terms.js';
import { SeatAccess } from './seat-access.js';
import { bearerOf, isPrivateIn, keeperIn, namedSeat, seatOfAccount, type Bearer, type SeatBook } from './seat-book.js';
import type { SeatsKept } from './seat-events.js';
import { newSecret } from './seat-secrets.js';
import type { SeatDecision } from './seat-store.js';

/**
 * The holders of the seats of games and sieges. Seats are a stream of their own, so that keys are no part of an
 * exported game.
 */
export class Seats extends SeatAccess {
  /**
   * Claims a seat that the game has. Of several claims at once one succeeds; with a key of the claimant's own it may be
   * repeated. A seat that its holder offers is handed over to whoever shows the invitation. The seat belongs to the
   * account whose key is shown. Throws SeatTaken, SeatKept, SeatReserved,
   * SeatOfAccount, SecretRefused.
   */
  claim(game: GameId, seat: SeatId, request: ClaimRequest = {}): Promise<SeatClaim> {
    const { key: own = null } = request;
    return this.store.change(game, async (book): Promise<SeatDecision<SeatClaim>> => {
      const entry = book.seats.get(seat);
      const claimed = (key: string): SeatClaim => ({ game, ...namedSeat(seat), key });
      if (entry?.holder) {
        if (own !== null && this.keys.matches(own, entry.holder.hash)) return { answer: claimed(own) };
        if (!this.#isOffered(entry.offer, request)) {
          // The answer to the same claim may have been lost: then the account is told that it has the seat.
          await this.#claimant(game, book, request);
          throw new SeatTaken(game, seat);
        }
      } else await this.assertMaySit(game, book, seat, request);
      const account = await this.#claimant(game, book, request);
      const key = newSecret(this.keys, book, 'key', own);
      const data = { ...namedSeat(seat), keyHash: this.keys.hash(key), ...account };
      return { answer: claimed(key), event: { type: 'SeatClaimed', data }, actor: `seat:${seat}` };
    });
  }

  /**
   * Keeps the seats of a game for the sides of a siege or campaign, before there is the game. Seats that are kept or
   * claimed already stay so.
   */
  keep(game: GameId, data: SeatsKept['data']): Promise<void> {
    return this.store.change(game, (book) => ({
      answer: undefined,
      ...(book.revision < 0 ? { event: { type: 'SeatsKept', data } } : {}),
    }));
  }

  /**
   * Gives the holder of a seat or the organiser a new key; the one that was shown is void from then on. With a new key
   * of the bearer's own it may be repeated with the key of before. Throws WrongKey, NotTheOrganiser, SecretRefused, and
   * NoSuchGame where a wrong key must not learn that there is the game.
   */
  renew(game: GameId, shown: string, own: string | null = null): Promise<KeyRenewal> {
    return this.store.change(game, (book): SeatDecision<KeyRenewal> => {
      const bearer = bearerOf(book, shown, this.keys);
      if (bearer === null) {
        const renewed = own === null ? null : this.#renewedBefore(book, shown, own);
        if (renewed === null || own === null) throw this.#wrongKey(game, book);
        return { answer: { game, seat: seatOfBearer(renewed), key: own } };
      }
      if (bearer.kind === 'watcher') throw new NotTheOrganiser(game);
      const key = newSecret(this.keys, book, 'key', own);
      const keyHash = this.keys.hash(key);
      const answer = { game, seat: seatOfBearer(bearer), key };
      return bearer.kind === 'organiser'
        ? { answer, event: { type: 'OrganiserKeyRenewed', data: { keyHash } }, actor: 'organiser' }
        : {
            answer,
            event: { type: 'KeyRenewed', data: { ...namedSeat(bearer.seat), keyHash } },
            actor: `seat:${bearer.seat}`,
          };
    });
  }

  /**
   * Makes the key and the invitation of a seat void; whoever is to sit there now needs the new invitation, or where the
   * seat is kept for a side of a siege, that side's key. For the organiser, and for that side of the siege. With an
   * invitation of one's own it may be repeated. Throws WrongKey, NotTheOrganiser, SecretRefused, NoSuchGame.
   */
  revoke(game: GameId, shown: string, seat: SeatId, own: string | null = null): Promise<SeatInvitation> {
    return this.store.change(game, async (book): Promise<SeatDecision<SeatInvitation>> => {
      const entry = book.seats.get(seat);
      if (book.kept && (await this.#isKeptFor(book.kept, seat, shown))) {
        const answer = { ...namedSeat(seat), invitation: null };
        if (!entry?.holder) return { answer };
        return { answer, event: { type: 'SeatRevoked', data: namedSeat(seat) }, actor: `seat:${seat}` };
      }
      await this.#assertOrganiser(game, book, shown);
      const waiting = entry?.holder ? null : (entry?.invitation ?? null);
      if (own !== null && waiting !== null && this.keys.matches(own, waiting))
        return { answer: { ...namedSeat(seat), invitation: own } };
      const invitation = newSecret(this.keys, book, 'invitation', own);
      const data = { ...namedSeat(seat), invitationHash: this.keys.hash(invitation) };
      return {
        answer: { ...namedSeat(seat), invitation },
        event: { type: 'SeatRevoked', data },
        actor: 'organiser',
      };
    });
  }

  /** Gives the organiser a key for those who only look; the one before is void. Throws as `revoke` does. */
  giveWatchersKey(game: GameId, shown: string, own: string | null = null): Promise<string> {
    return this.store.change(game, async (book): Promise<SeatDecision<string>> => {
      await this.#assertOrganiser(game, book, shown);
      if (own !== null && book.watchers && this.keys.matches(own, book.watchers.hash)) return { answer: own };
      const key = newSecret(this.keys, book, 'key', own);
      const data = { keyHash: this.keys.hash(key) };
      return { answer: key, event: { type: 'WatchersKeyGiven', data }, actor: 'organiser' };
    });
  }

  /** Leaves the seat that a key opens. Throws WrongKey, NotASeat, and NoSuchGame as `renew` does. */
  leave(game: GameId, shown: string): Promise<SeatStanding> {
    return this.store.change(game, async (book): Promise<SeatDecision<SeatStanding>> => {
      const seat = await this.#seatOpened(game, book, shown);
      const reserved = book.kept !== null || (book.seats.get(seat)?.invitation ?? null) !== null;
      const answer = { seat, taken: false, reserved, computer: null, ...keeperIn(book, seat), holder: null };
      return { answer, event: { type: 'SeatLeft', data: namedSeat(seat) }, actor: `seat:${seat}` };
    });
  }

  /**
   * Offers the seat that a key opens to whoever comes with the invitation; until then its holder plays on. An earlier
   * offer is void. `own`: an invitation of the holder's own, with which it may be repeated. Throws WrongKey, NotASeat,
   * SeatKept, SecretRefused, NoSuchGame.
   */
  offer(game: GameId, shown: string, own: string | null = null): Promise<SeatInvitation> {
    return this.store.change(game, async (book): Promise<SeatDecision<SeatInvitation>> => {
      const seat = await this.#seatOpened(game, book, shown);
      if (book.kept) throw new SeatKept(game, seat, book.kept.siege);
      const offered = book.seats.get(seat)?.offer ?? null;
      if (own !== null && offered !== null && this.keys.matches(own, offered)) {
        return { answer: { ...namedSeat(seat), invitation: own } };
      }
      const invitation = newSecret(this.keys, book, 'invitation', own);
      const data = { ...namedSeat(seat), offerHash: this.keys.hash(invitation) };
      const answer = { ...namedSeat(seat), invitation };
      return { answer, event: { type: 'SeatOffered', data }, actor: `seat:${seat}` };
    });
  }

  /** Takes the offer of a seat back; there need be none. Throws WrongKey, NotASeat, NoSuchGame. */
  withdrawOffer(game: GameId, shown: string): Promise<SeatInvitation> {
    return this.store.change(game, async (book): Promise<SeatDecision<SeatInvitation>> => {
      const seat = await this.#seatOpened(game, book, shown);
      const answer = { ...namedSeat(seat), invitation: null };
      if ((book.seats.get(seat)?.offer ?? null) === null) return { answer };
      return { answer, event: { type: 'SeatOffered', data: namedSeat(seat) }, actor: `seat:${seat}` };
    });
  }

  #isOffered(offer: string | null, { invitation = null }: ClaimRequest): boolean {
    return offer !== null && invitation !== null && this.keys.matches(invitation, offer);
  }

  /** The seat that a key opens. Throws WrongKey, NotASeat, and NoSuchGame as `renew` does. */
  async #seatOpened(game: GameId, book: SeatBook, shown: string): Promise<SeatId> {
    const viewer = await this.viewerBy(book, shown);
    if (viewer === null) throw this.#wrongKey(game, book);
    if (viewer.kind !== 'seat') throw new NotASeat(game);
    return seatId(viewer.side, viewer.player);
  }

  /** The account for which a seat is claimed, as the event names it. Throws SeatOfAccount. */
  async #claimant(
    game: GameId,
    book: SeatBook,
    { shown = null }: ClaimRequest,
  ): Promise<{ readonly account?: string }> {
    const person = shown === null ? null : await this.people.bearing(shown);
    if (person === null) return {};
    const had = seatOfAccount(book, person.account);
    if (had !== null) throw new SeatOfAccount(game, had);
    return { account: person.account };
  }

  /** Whether whoever asks may fill a seat that is free. Throws SeatKept, SeatReserved. */
  async assertMaySit(
    game: GameId,
    book: SeatBook,
    seat: SeatId,
    { shown = null, invitation = null }: ClaimRequest,
  ): Promise<void> {
    if (book.kept && !(await this.#isKeptFor(book.kept, seat, shown))) throw new SeatKept(game, seat, book.kept.siege);
    const needed = book.seats.get(seat)?.invitation ?? null;
    if (needed !== null && (invitation === null || !this.keys.matches(invitation, needed))) {
      throw new SeatReserved(game, seat);
    }
  }

  async #isKeptFor({ siege, sides }: SeatsKept['data'], seat: SeatId, shown: string | null): Promise<boolean> {
    const holder = shown === null ? null : await this.viewerBy(await this.store.book(siege), shown);
    return holder?.kind === 'seat' && holder.side === sides[sideOfSeat(seat)];
  }

  /** Of a private game whoever has no key of it learns nothing. */
  #wrongKey(game: GameId, book: SeatBook): NoSuchGame | WrongKey {
    return isPrivateIn(book) ? new NoSuchGame(game, this.kind) : new WrongKey(game, this.kind);
  }

  /** Throws NotTheOrganiser unless the key is the game's organiser's, or an account's that organises its tournament. */
  async #assertOrganiser(game: GameId, book: SeatBook, shown: string): Promise<void> {
    const bearer = bearerOf(book, shown, this.keys);
    const viewer = bearer === null ? await this.viewerBy(book, shown) : null;
    if (viewer?.kind === 'spectator') return;
    if (bearer === null && viewer === null) throw this.#wrongKey(game, book);
    if (bearer?.kind !== 'organiser') throw new NotTheOrganiser(game);
  }

  /** The holder of the key that was renewed from the one shown to the own one. */
  #renewedBefore(book: SeatBook, shown: string, own: string): Bearer | null {
    const bearer = bearerOf(book, own, this.keys);
    return bearer !== null && bearer.key.before !== null && this.keys.matches(shown, bearer.key.before) ? bearer : null;
  }
}

function seatOfBearer(bearer: Bearer): SeatId | null {
  return bearer.kind === 'seat' ? bearer.seat : null;
}
