import type { SeatId } from '../../engine/position/seat.js';
import type { PlayedKind } from '../../ledger/game-stream.js';
import type { Ledger, Look } from '../../ledger/ledger.js';
import { Accounts } from '../accounts/accounts.js';
import type { AccountId } from '../accounts/contract.js';
import type { GameId, Viewer } from '../viewer.js';
import { KeyVoid, NoSuchGame } from '../errors.js';
import type { KeyRing } from '../key-ring.js';
import type { TournamentId } from '../tournaments/contract.js';
import { TournamentBooks } from '../tournaments/tournaments.js';
import type { KeyWatch } from '../while-in-force.js';
import type { ClaimRequest, SeatStanding } from './seat-terms.js';
import {
  bearerOf,
  EMPTY_SEAT,
  isHeldIn,
  isPrivateIn,
  keeperIn,
  namedSeat,
  seatOfAccount,
  type Bearer,
  type SeatBook,
} from './seat-book.js';
import { SeatStore } from './seat-store.js';
import type { NamedSeat } from './seat-events.js';

/** The readers whom the keys of games, sieges and accounts let in, and how the seats stand. Changes nothing. */
export class SeatAccess {
  readonly store: SeatStore;
  readonly tournaments: TournamentBooks;
  protected readonly people: Accounts;

  constructor(
    ledger: Ledger,
    protected readonly keys: KeyRing,
    now: () => string,
    protected readonly kind: PlayedKind = 'game',
  ) {
    this.store = new SeatStore(ledger, now);
    this.people = new Accounts(ledger, keys, now);
    this.tournaments = new TournamentBooks(ledger, this.people, now);
  }

  /**
   * The viewer that a key lets in; null: it is no key of this game, which is not private. Throws NoSuchGame if it is.
   */
  async viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null> {
    const book = await this.store.book(game, look);
    const viewer = await this.viewerBy(book, key, look);
    if (viewer) return viewer;
    // Somebody may have given the key away a moment ago, elsewhere.
    if (look?.recent) return this.viewerOf(game, key);
    if (isPrivateIn(book)) throw new NoSuchGame(game, this.kind);
    // The key of an account is a key here, and tells no more than everybody sees.
    return (await this.people.bearing(key, look)) === null ? null : { kind: 'spectator' };
  }

  /**
   * The viewer as whom a key lets its holder read a game (null: not at all), and whether the game is private. Without a
   * key (null) everybody reads what is not private. Throws CorruptedEvent.
   */
  async reading(game: GameId, key: string | null): Promise<{ viewer: Viewer | null; isPrivate: boolean }> {
    const book = await this.store.book(game);
    const isPrivate = isPrivateIn(book);
    const viewer = key === null ? null : await this.viewerBy(book, key);
    const everybody: Viewer | null = isPrivate ? null : { kind: 'spectator' };
    return { viewer: viewer ?? everybody, isPrivate };
  }

  /** Whether nobody without a key may learn that there is the game. */
  async isPrivate(game: GameId): Promise<boolean> {
    return isPrivateIn(await this.store.book(game));
  }

  /** The tournament to which a game belongs; null: to none. Throws CorruptedEvent. */
  async tournamentOf(game: GameId): Promise<TournamentId | null> {
    return (await this.store.book(game)).tournament;
  }

  /** The siege or campaign to which a game or siege belongs; null: it belongs to none. Throws CorruptedEvent. */
  async keeperOf(game: GameId): Promise<GameId | null> {
    return (await this.store.book(game)).kept?.siege ?? null;
  }

  /** The same, if the game is private because that siege or campaign is. Throws CorruptedEvent. */
  async privateKeeperOf(game: GameId): Promise<GameId | null> {
    const { kept } = await this.store.book(game);
    return kept?.private ? kept.siege : null;
  }

  /**
   * A player who wants to join a private game must hold one of its keys or invitations, be it that of another seat or
   * one that has been taken; nobody else learns that there is the game. Throws NoSuchGame.
   */
  async assertMayKnow(game: GameId, { shown = null, invitation = null, key = null }: ClaimRequest): Promise<void> {
    const book = await this.store.book(game);
    if (!isPrivateIn(book)) return;
    const { keys } = this;
    const shownTo = await Promise.all(
      [shown, key].map(async (one) => (one === null ? null : await this.viewerBy(book, one))),
    );
    const isHolder = shownTo.some((viewer) => viewer !== null);
    const isInvited =
      invitation !== null &&
      [...book.seats.values()].some((entry) =>
        [entry.invitation, entry.offer].some((hash) => hash !== null && keys.matches(invitation, hash)),
      );
    if (!isHolder && !isInvited) throw new NoSuchGame(game, this.kind);
  }

  /**
   * Looks after the key with which a viewer came, which throws KeyVoid when it is void: in the game, and if it is one
   * of an account in the account too; for an organiser of the game's tournament in that tournament and in the account.
   * None if he came without a key. `head`: the last revision of the game.
   */
  async watch(game: GameId, viewer: Viewer, head: () => Promise<number>): Promise<readonly KeyWatch[]> {
    const { keyHash } = viewer;
    if (keyHash === undefined) return [];
    const account = viewer.kind === 'arbiter' ? undefined : viewer.account;
    const ofAccount = account === undefined ? [] : [this.people.watch({ account, keyHash }, head)];
    const at = await this.#openerOf(game, keyHash, account);
    const { tournament, seats } = await this.store.book(at);
    if (viewer.kind === 'spectator' && account !== undefined && seatOfAccount({ seats }, account) === null) {
      return tournament === null ? [] : [this.tournaments.watch(tournament, account, head), ...ofAccount];
    }
    const assertInForce = async (): Promise<void> => {
      if (!isHeldIn(await this.store.book(at), keyHash, account)) throw new KeyVoid(game);
    };
    const ofGame = { head, assertInForce, changes: (signal: AbortSignal) => this.store.changes(at, signal) };
    return [ofGame, ...ofAccount];
  }

  /** The game, or of a private one the siege or campaign above it, whose seats have a key; the game if none has it. */
  async #openerOf(game: GameId, keyHash: string, account: string | undefined): Promise<GameId> {
    for (let at: GameId | null = game; at !== null;) {
      const book: SeatBook = await this.store.book(at);
      if (isHeldIn(book, keyHash, account)) return at;
      at = book.kept?.private ? book.kept.siege : null;
    }
    return game;
  }

  /** Of the seats of a game which are taken, and which of the others need an invitation; in the order of the game. */
  async standing(game: GameId, seats: readonly SeatId[]): Promise<readonly SeatStanding[]> {
    const book = await this.store.book(game);
    return Promise.all(
      seats.map(async (seat) => {
        const { holder, computer, account, invitation } = book.seats.get(seat) ?? EMPTY_SEAT;
        const reserved = holder === null && (book.kept !== null || invitation !== null);
        const held = { taken: holder !== null, reserved, computer, holder: await this.#person(account) };
        return { seat, ...held, ...keeperIn(book, seat) };
      }),
    );
  }

  /** The seats that accounts hold in a game, by account. Throws CorruptedEvent. */
  async accounts(game: GameId): Promise<ReadonlyMap<AccountId, NamedSeat>> {
    const { seats } = await this.store.book(game);
    return new Map(
      [...seats].flatMap(([seat, { account }]) => (account === null ? [] : [[account, namedSeat(seat)] as const])),
    );
  }

  async #person(account: string | null): Promise<SeatStanding['holder']> {
    const name = account === null ? null : await this.people.nameOf(account);
    return account === null || name === null ? null : { account, name };
  }

  /**
   * The viewer of a key of the game, or of an account that has a seat in it or organises its tournament; null: it is no
   * such key. A private game of a siege or campaign is open, to look at, to whom that siege or campaign is open.
   */
  protected async viewerBy(book: SeatBook, key: string, look?: Look): Promise<Viewer | null> {
    const own = await this.#viewerIn(book, key, look);
    const { kept } = book;
    if (own !== null || !kept?.private) return own;
    const above = await this.viewerBy(await this.store.book(kept.siege, look), key, look);
    if (above?.keyHash === undefined) return null;
    const account = above.kind === 'arbiter' ? undefined : above.account;
    return { kind: 'spectator', keyHash: above.keyHash, ...(account === undefined ? {} : { account }) };
  }

  async #viewerIn(book: SeatBook, key: string, look?: Look): Promise<Viewer | null> {
    const bearer = bearerOf(book, key, this.keys);
    if (bearer) return viewerFor(bearer);
    const person = await this.people.bearing(key, look);
    if (person === null) return null;
    const { account, keyHash } = person;
    const seat = seatOfAccount(book, account);
    if (seat !== null) return { kind: 'seat', ...namedSeat(seat), keyHash, account };
    const { tournament } = book;
    if (tournament === null || !(await this.tournaments.isOrganiser(tournament, account, look))) return null;
    return { kind: 'spectator', keyHash, account };
  }
}

function viewerFor(bearer: Bearer): Viewer {
  const keyHash = bearer.key.hash;
  return bearer.kind === 'seat' ? { kind: 'seat', ...namedSeat(bearer.seat), keyHash } : { kind: 'spectator', keyHash };
}
