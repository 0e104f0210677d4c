import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import { seatsStream, type PlayedKind } from '../ledger/game-stream.js';
import type { Ledger, Look } from '../ledger/ledger.js';
import type { ClaimRequest, GameId, KeyRenewal, SeatClaim, SeatInvitation, SeatStanding, Viewer } from './contract.js';
import { KeyVoid, NoSuchGame, NotTheOrganiser, SeatKept, SeatReserved, SeatTaken, WrongKey } from './errors.js';
import type { KeyRing } from './key-ring.js';
import { bearerOf, bearersOf, EMPTY_SEAT, namedSeat, type Bearer, type SeatBook } from './seat-book.js';
import type { SeatsKept } from './seat-events.js';
import { type SeatDecision, SeatStore } from './seat-store.js';
import { newSecret } from './seat-secrets.js';
import type { KeyWatch } from './while-in-force.js';

/**
 * The holders of the seats of games and sieges. Seats are a stream of their own, so that keys are no part of an
 * exported game.
 */
export class Seats {
  readonly #store: SeatStore;

  constructor(
    private readonly ledger: Ledger,
    private readonly keys: KeyRing,
    now: () => string,
    private readonly kind: PlayedKind = 'game',
  ) {
    this.#store = new SeatStore(ledger, now);
  }

  get store(): SeatStore {
    return this.#store;
  }

  /**
   * Claims a seat that the game has. Of several claims at once one succeeds; with a key of the claimant's own it may be
   * repeated. Throws SeatTaken, SeatKept, SeatReserved, SecretRefused.
   */
  claim(game: GameId, seat: SeatId, request: ClaimRequest = {}): Promise<SeatClaim> {
    const { key: own = null } = request;
    return this.#store.change(game, async (book): Promise<SeatDecision<SeatClaim>> => {
      const entry = book.seats.get(seat);
      const claimed = (key: string): SeatClaim => ({ game, ...namedSeat(seat), key });
      if (entry?.holder) {
        if (own !== null && this.keys.matches(own, entry.holder.hash)) return { answer: claimed(own) };
        throw new SeatTaken(game, seat);
      }
      await this.assertMaySit(game, book, seat, request);
      const key = newSecret(this.keys, book, 'key', own);
      const data = { ...namedSeat(seat), keyHash: this.keys.hash(key) };
      return { answer: claimed(key), event: { type: 'SeatClaimed', data }, actor: `seat:${seat}` };
    });
  }

  /**
   * Keeps the seats of a game for the sides of a siege, before there is the game. Seats that are kept or claimed
   * already stay so.
   */
  keep(game: GameId, siege: string, sides: SeatsKept['data']['sides']): Promise<void> {
    return this.#store.change(game, (book) => ({
      answer: undefined,
      ...(book.revision < 0 ? { event: { type: 'SeatsKept', data: { siege, sides } } } : {}),
    }));
  }

  /**
   * Gives the holder of a seat or the organiser a new key; the one that was shown is void from then on. With a new key
   * of the bearer's own it may be repeated with the key of before. Throws WrongKey, NotTheOrganiser, SecretRefused, and
   * NoSuchGame where a wrong key must not learn that there is the game.
   */
  renew(game: GameId, shown: string, own: string | null = null): Promise<KeyRenewal> {
    return this.#store.change(game, (book): SeatDecision<KeyRenewal> => {
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
    return this.#store.change(game, async (book): Promise<SeatDecision<SeatInvitation>> => {
      const entry = book.seats.get(seat);
      if (book.kept && (await this.#isKeptFor(book.kept, seat, shown))) {
        const answer = { ...namedSeat(seat), invitation: null };
        if (!entry?.holder) return { answer };
        return { answer, event: { type: 'SeatRevoked', data: namedSeat(seat) }, actor: `seat:${seat}` };
      }
      this.#assertOrganiser(game, book, shown);
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
    return this.#store.change(game, (book): SeatDecision<string> => {
      this.#assertOrganiser(game, book, shown);
      if (own !== null && book.watchers && this.keys.matches(own, book.watchers.hash)) return { answer: own };
      const key = newSecret(this.keys, book, 'key', own);
      const data = { keyHash: this.keys.hash(key) };
      return { answer: key, event: { type: 'WatchersKeyGiven', data }, actor: 'organiser' };
    });
  }

  /**
   * The viewer that a key lets in; null: it is no key of this game, which is not private. Throws NoSuchGame if it is.
   */
  async viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null> {
    const book = await this.#store.book(game, look);
    const bearer = bearerOf(book, key, this.keys);
    if (bearer) return viewerFor(bearer);
    // Somebody may have given the key away a moment ago, elsewhere.
    if (look?.recent) return this.viewerOf(game, key);
    if (book.reserved?.private) throw new NoSuchGame(game, this.kind);
    return null;
  }

  /**
   * The viewer as whom a key lets its holder read a game (null: not at all), and whether the game is private. Without a
   * key (null) everybody reads what is not private. Throws CorruptedEvent.
   */
  async reading(game: GameId, key: string | null): Promise<{ viewer: Viewer | null; isPrivate: boolean }> {
    const book = await this.#store.book(game);
    const isPrivate = book.reserved?.private === true;
    const bearer = key === null ? null : bearerOf(book, key, this.keys);
    const everybody: Viewer | null = isPrivate ? null : { kind: 'spectator' };
    return { viewer: bearer ? viewerFor(bearer) : everybody, isPrivate };
  }

  /** Whether nobody without a key may learn that there is the game. */
  async isPrivate(game: GameId): Promise<boolean> {
    return (await this.#store.book(game)).reserved?.private === true;
  }

  /** Whether a game is a scenario of a siege, so that its end counts in the siege. */
  async isOfSiege(game: GameId): Promise<boolean> {
    return (await this.#store.book(game)).kept !== null;
  }

  /**
   * A player who wants to join a private game must hold one of its keys or invitations, be it that of another seat or
   * one that has been taken; nobody else learns that there is the game. Throws NoSuchGame.
   */
  async assertMayKnow(game: GameId, { shown = null, invitation = null, key = null }: ClaimRequest): Promise<void> {
    const book = await this.#store.book(game);
    if (!book.reserved?.private) return;
    const { keys } = this;
    const isHolder = [shown, key].some((one) => typeof one === 'string' && bearerOf(book, one, keys) !== null);
    const isInvited =
      invitation !== null &&
      [...book.seats.values()].some((entry) => entry.invitation !== null && keys.matches(invitation, entry.invitation));
    if (!isHolder && !isInvited) throw new NoSuchGame(game, this.kind);
  }

  /**
   * Looks after the key with which a viewer came, which throws KeyVoid when it is void; null if he came without one.
   * `head`: the last revision of the game.
   */
  watch(game: GameId, { keyHash }: Viewer, head: () => Promise<number>): KeyWatch | null {
    if (keyHash === undefined) return null;
    const assertInForce = async (): Promise<void> => {
      const book = await this.#store.book(game);
      if (!bearersOf(book).some(({ key }) => key.hash === keyHash)) throw new KeyVoid(game);
    };
    return { head, assertInForce, changes: (signal) => this.#changes(game, signal) };
  }

  /** Of the seats of a game which are taken, and which of the others need an invitation; in the order of the game. */
  async standing(game: GameId, seats: readonly SeatId[]): Promise<readonly SeatStanding[]> {
    const book = await this.#store.book(game);
    return seats.map((seat) => {
      const { holder, computer, invitation } = book.seats.get(seat) ?? EMPTY_SEAT;
      const reserved = holder === null && (book.kept !== null || invitation !== null);
      return { seat, taken: holder !== null, reserved, computer, siege: book.kept?.siege ?? null };
    });
  }

  async *#changes(game: GameId, signal: AbortSignal): AsyncGenerator<number> {
    const { revision } = await this.#store.book(game);
    // A change before the revision was read is found at once, and a later change by the subscription.
    yield revision;
    const start = { stream: seatsStream(game), from: revision + 1 };
    for await (const event of this.ledger.subscribe(start, signal)) yield event.revision;
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
    const holder = shown === null ? null : await this.viewerOf(siege, shown);
    return holder?.kind === 'seat' && holder.side === sides[sideOfSeat(seat)];
  }

  /** Of a private game whoever has no key of it learns nothing. */
  #wrongKey(game: GameId, book: SeatBook): NoSuchGame | WrongKey {
    return book.reserved?.private ? new NoSuchGame(game, this.kind) : new WrongKey(game, this.kind);
  }

  #assertOrganiser(game: GameId, book: SeatBook, shown: string): void {
    const bearer = bearerOf(book, shown, this.keys);
    if (bearer === null) throw this.#wrongKey(game, book);
    if (bearer.kind !== 'organiser') throw new NotTheOrganiser(game);
  }

  /** Whose key it is that was renewed from the one shown to the own one. */
  #renewedBefore(book: SeatBook, shown: string, own: string): Bearer | null {
    const bearer = bearerOf(book, own, this.keys);
    return bearer !== null && bearer.key.before !== null && this.keys.matches(shown, bearer.key.before) ? bearer : null;
  }
}

function seatOfBearer(bearer: Bearer): SeatId | null {
  return bearer.kind === 'seat' ? bearer.seat : null;
}

function viewerFor(bearer: Bearer): Viewer {
  const keyHash = bearer.key.hash;
  return bearer.kind === 'seat' ? { kind: 'seat', ...namedSeat(bearer.seat), keyHash } : { kind: 'spectator', keyHash };
}
