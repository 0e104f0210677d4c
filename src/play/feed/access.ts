import { CorruptedEvent, StreamDeleted } from '../../ledger/errors.js';
import { seatsStream } from '../../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../../ledger/ledger.js';
import { Lru } from '../../ledger/lru.js';
import type { GameId, Viewer } from '../viewer.js';
import type { SeatAccess } from '../seating/seat-access.js';
import type { TournamentId } from '../tournaments/contract.js';
import { FeedArbiters, type ArbiterOf } from './arbiters.js';
import { firstEvent } from './first-event.js';

const LASTING_MAX = 10_000;
/** A game of a siege of a campaign has two keepers above it. */
const KEEPERS_MAX = 2;

/** The part of a game or siege that a reader of the feed may see. */
export interface Access {
  /** Null: nothing, at present. */
  readonly viewer: Viewer | null;
  /**
   * Of a private game the global position at which it, or the siege or campaign above it, let the key in, or at which
   * it named the arbiter whose key it is; null: it never did. Events before that come in the feed when the key is let
   * in. Of what everybody may see: null.
   */
  readonly since: string | null;
  readonly isPrivate: boolean;
}

const HIDDEN: Access = { viewer: null, since: null, isPrivate: true };

/** The key of a reader. `account`: the account that it names; null: it is no key of an account. */
export interface ReadersKey {
  readonly text: string;
  readonly hash: string;
  readonly account: string | null;
}

/**
 * The part of each game that one reader may see. The holders of a key are asked about once a page, after the page was
 * read: so no event is shown that was recorded after the key was void. All else lasts until the seats tell of the key.
 */
export class FeedAccess {
  readonly #lasting = new Lru<Access>(LASTING_MAX);
  readonly #ofPage = new Map<GameId, Access>();
  /** By private game, the position at which the key was let in. It never changes. */
  readonly #since = new Map<GameId, string>();
  /** By game or siege, the siege and campaign to which it belongs, which never changes. */
  readonly #keepers = new Lru<readonly GameId[]>(LASTING_MAX);
  readonly #tournaments = new Lru<{ readonly id: TournamentId | null }>(LASTING_MAX);
  /** Null: the reader shows no key. */
  readonly #arbiters: FeedArbiters | null;

  constructor(
    private readonly ledger: Pick<Ledger, 'readStream'>,
    private readonly seats: Pick<
      SeatAccess,
      'reading' | 'keeperOf' | 'privateKeeperOf' | 'tournamentOf' | 'tournaments'
    >,
    arbiterOf: ArbiterOf,
    private readonly key: ReadersKey | null,
  ) {
    this.#arbiters = key === null ? null : new FeedArbiters(ledger, arbiterOf, key.hash);
  }

  /** A new page of events was read. */
  turnPage(): void {
    this.#ofPage.clear();
  }

  async of(id: GameId): Promise<Access> {
    const known = this.#ofPage.get(id) ?? this.#lasting.get(id);
    if (known) return known;
    const access = await this.#ask(id);
    if (access.viewer?.keyHash === undefined) this.#lasting.set(id, access);
    else this.#ofPage.set(id, access);
    return access;
  }

  /** Whether a game or siege is one of those, or belongs to one: to a siege, or to a campaign and its sieges. */
  async isWithin(id: GameId, those: readonly GameId[]): Promise<boolean> {
    if (those.includes(id)) return true;
    const known = this.#keepers.get(id);
    const keepers = known ?? (await this.#keepersOf(id));
    if (!known) this.#keepers.set(id, keepers);
    return keepers.some((keeper) => those.includes(keeper));
  }

  /** The private siege or campaign to which a private game or siege belongs; null: to none. */
  privateKeeperOf(id: GameId): Promise<GameId | null> {
    return this.seats.privateKeeperOf(id);
  }

  /** Whether a game belongs to one of those tournaments. It never enters or leaves one once it is there. */
  async isIn(id: GameId, those: readonly TournamentId[]): Promise<boolean> {
    const known = this.#tournaments.get(id);
    const tournament = known ? known.id : await this.#tournamentOf(id);
    if (!known) this.#tournaments.set(id, { id: tournament });
    return tournament !== null && those.includes(tournament);
  }

  /** Throws NoSuchTournament. */
  async assertTournament(id: TournamentId): Promise<void> {
    await this.seats.tournaments.tournament(id);
  }

  /** The private game that an event of its seats opens for the key; null: it opens none. */
  async openedBy(id: GameId, { data, globalPosition }: RecordedEvent): Promise<Access | null> {
    if (this.key === null || !givesKey(data, this.key)) return null;
    this.forget(id);
    const access = await this.of(id);
    return access.viewer !== null && access.since === globalPosition ? access : null;
  }

  /** Whether an event of a game or siege makes the reader its arbiter. */
  isNamedBy(event: RecordedEvent): boolean {
    return this.#arbiters?.isNamedBy(event) ?? false;
  }

  /** Whether the key was ever the one of the arbiter of a game or siege. */
  async wasArbiter(id: GameId): Promise<boolean> {
    return this.#arbiters !== null && (await this.#arbiters.since(id)) !== null;
  }

  /** A key was let into a game: what is known of it, or of a part of it, holds no more. */
  forget(id: GameId): void {
    this.#lasting.delete(id);
    this.#ofPage.delete(id);
  }

  async #ask(id: GameId): Promise<Access> {
    try {
      const { viewer, isPrivate } = await this.seats.reading(id, this.key?.text ?? null);
      const arbiter = viewer?.kind === 'seat' ? null : await this.#arbiterIn(id);
      const since = isPrivate ? earlier(await this.#letIn(id), arbiter?.since ?? null) : null;
      return { viewer: arbiter?.viewer ?? viewer, isPrivate, since };
    } catch (error) {
      // The seats are damaged: the game may be private.
      if (error instanceof CorruptedEvent || error instanceof StreamDeleted) return HIDDEN;
      throw error;
    }
  }

  /** The reader as arbiter, and since when he has been; null: he is not. */
  async #arbiterIn(id: GameId): Promise<{ readonly viewer: Viewer; readonly since: string | null } | null> {
    if (this.key === null || this.#arbiters === null || !(await this.#arbiters.isOf(id))) return null;
    return { viewer: { kind: 'arbiter', keyHash: this.key.hash }, since: await this.#arbiters.since(id) };
  }

  async #keepersOf(id: GameId): Promise<readonly GameId[]> {
    const keepers: GameId[] = [];
    try {
      for (let of = await this.seats.keeperOf(id); of !== null && keepers.length < KEEPERS_MAX;) {
        keepers.push(of);
        of = await this.seats.keeperOf(of);
      }
    } catch (error) {
      // The seats are damaged: nothing above them is known.
      if (!(error instanceof CorruptedEvent) && !(error instanceof StreamDeleted)) throw error;
    }
    return keepers;
  }

  async #tournamentOf(id: GameId): Promise<TournamentId | null> {
    try {
      return await this.seats.tournamentOf(id);
    } catch (error) {
      // The seats are damaged: nobody knows to what the game belongs.
      if (!(error instanceof CorruptedEvent) && !(error instanceof StreamDeleted)) throw error;
      return null;
    }
  }

  async #letIn(id: GameId): Promise<string | null> {
    const known = this.#since.get(id);
    if (known !== undefined || this.key === null) return known ?? null;
    const own = await this.#givenIn(id);
    const keeper = await this.seats.privateKeeperOf(id);
    const since = earlier(own, keeper === null ? null : await this.#letIn(keeper));
    if (since !== null) this.#since.set(id, since);
    return since;
  }

  /** The position at which the seats of a game itself gave the key; null: they never did. */
  async #givenIn(id: GameId): Promise<string | null> {
    const { key } = this;
    const given = await firstEvent(this.ledger, seatsStream(id), ({ data }) => key !== null && givesKey(data, key));
    return given?.globalPosition ?? null;
  }
}

/** The earlier one of two positions, of which null is none. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) < BigInt(other) ? one : other;
}

/**
 * Whether an event of the seats gives a key, which happens once in a game, or a seat to the account of the key, of
 * which the first counts.
 */
function givesKey(data: RecordedEvent['data'], { hash, account }: ReadersKey): boolean {
  if (account !== null && 'account' in data && data.account === account) return true;
  return ('keyHash' in data && data.keyHash === hash) || ('organiserHash' in data && data.organiserHash === hash);
}
