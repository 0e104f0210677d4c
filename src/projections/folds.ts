import { setImmediate as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { gameStream, siegeStream } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent, StreamName } from '../ledger/ledger.js';
import { Lru } from '../ledger/lru.js';
import type { Batch } from './batch.js';
import { gameFromSnapshot, gameWithRows } from './game-from-snapshot.js';
import { gameAfter, type ProjectedGame } from './projected-game.js';
import { revisionOf } from './revision-of.js';
import { type ProjectedSiege, siegeAfter } from './projected-siege.js';
import { GameRow } from './rows/game-row.js';
import { SiegeRow } from './rows/siege-row.js';
import type { Shelves } from './shelves.js';

/** How many games are kept in memory between batches, and how many sieges; others are read again from their events. */
const KEPT_MAX = 2000;
/** Events that are read and folded in one go. */
const PAGE_EVENTS = 250;

/** How games of one kind are found and folded. */
interface Kind<One> {
  streamOf(id: string): StreamName;
  /** The last revision that the read model has; null: it has none. */
  revisionOf(manager: EntityManager, id: string): Promise<number | null>;
  /** A game of the read model from a snapshot of it, at most as far as the read model; null: from its beginning. */
  near(manager: EntityManager, id: string): Promise<One | null>;
  /** A game that was carried on from there to where the read model is, with what the rows alone tell of it. */
  withRows(manager: EntityManager, one: One): Promise<One>;
  after(before: One | null, id: string, recorded: RecordedEvent): One;
}

/** A kept game, and how often this shelf had been doubted when it was last known to be as the read model has it. */
interface Known<One> {
  readonly one: One;
  readonly doubts: number;
}

/**
 * Games of one kind as the read model has them, so that the next event of one can be folded without reading all before
 * it.
 */
class Shelf<One extends { readonly id: string; readonly revision: number }> {
  readonly #kept = new Lru<Known<One>>(KEPT_MAX);
  #doubts = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly kind: Kind<One>,
  ) {}

  /** The game at the revision that the read model has, or null if it has none of it. */
  async of(manager: EntityManager, id: string): Promise<One | null> {
    const [kept, doubts] = [this.#kept.get(id), this.#doubts];
    if (kept?.doubts === doubts) return kept.one;
    const one = await this.#read(manager, id, kept?.one);
    // Known at once: of events that come a second time none changes the game, and each would have it read again.
    if (one) this.#kept.set(id, { one, doubts });
    return one;
  }

  async #read(manager: EntityManager, id: string, kept: One | undefined): Promise<One | null> {
    const revision = await this.kind.revisionOf(manager, id);
    if (revision === null) return null;
    if (kept && kept.revision <= revision) return this.#carriedOn(kept, id, revision);
    const near = await this.kind.near(manager, id);
    const one = await this.#carriedOn(near, id, revision);
    return near && one ? this.kind.withRows(manager, one) : one;
  }

  keep(games: Iterable<One>): void {
    for (const one of games) this.#kept.set(one.id, { one, doubts: this.#doubts });
  }

  /** Has each game compared with the read model before it is used again: it may be elsewhere by now. */
  doubt(): void {
    this.#doubts += 1;
  }

  forget(): void {
    this.#kept.clear();
  }

  async #carriedOn(from: One | null, id: string, until: number): Promise<One | null> {
    let game = from;
    for (let next = (from?.revision ?? -1) + 1; next <= until; next += PAGE_EVENTS) {
      const limit = Math.min(PAGE_EVENTS, until - next + 1);
      for (const event of await this.ledger.readStream(this.kind.streamOf(id), { from: next, limit })) {
        game = this.kind.after(game, id, event);
      }
      // SQLite answers at once: without a pause a long game would leave no time to answer requests.
      await pause();
    }
    return game;
  }
}

/** Games and sieges as the read model has them. */
export class Folds {
  readonly games: Shelf<ProjectedGame>;
  readonly sieges: Shelf<ProjectedSiege>;

  /** `snapshotsFrom`: games of fewer events are read from their beginning. */
  constructor(
    ledger: Ledger,
    readonly shelves: Shelves,
    snapshotsFrom?: number,
  ) {
    this.games = new Shelf<ProjectedGame>(ledger, {
      streamOf: gameStream,
      revisionOf: (manager, id) => revisionOf(manager, GameRow, id),
      near: (manager, id) => gameFromSnapshot(manager, { ledger, rulebooks: shelves.games, id, snapshotsFrom }),
      withRows: gameWithRows,
      after: (before, id, recorded) => gameAfter(before, id, recorded, shelves.games).game,
    });
    this.sieges = new Shelf<ProjectedSiege>(ledger, {
      streamOf: siegeStream,
      revisionOf: (manager, id) => revisionOf(manager, SiegeRow, id),
      near: () => Promise.resolve(null),
      withRows: (_manager, siege) => Promise.resolve(siege),
      after: (before, id, recorded) => siegeAfter(before, id, recorded, shelves.sieges).siege,
    });
  }

  /** Keeps what a batch that was written has touched, for the next one. */
  keep({ games, sieges }: Pick<Batch, 'games' | 'sieges'>): void {
    this.games.keep([...games.values()].map(({ after }) => after));
    this.sieges.keep([...sieges.values()].map(({ after }) => after));
  }

  /** After somebody else has written to the read model. */
  doubt(): void {
    this.games.doubt();
    this.sieges.doubt();
  }

  /** After a failure, or after a stream was removed. */
  forget(): void {
    this.games.forget();
    this.sieges.forget();
  }
}
