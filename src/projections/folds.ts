import type { EntityManager } from 'typeorm';
import { gameStream, siegeStream } from '../ledger/game-stream.js';
import { READ_LIMIT_MAX, type Ledger, type RecordedEvent, type StreamName } from '../ledger/ledger.js';
import { Lru } from '../ledger/lru.js';
import type { Batch } from './batch.js';
import { gameAfter, type ProjectedGame } from './projected-game.js';
import { type ProjectedSiege, siegeAfter } from './projected-siege.js';
import { GameRow } from './rows/game-row.js';
import { SiegeRow } from './rows/siege-row.js';
import type { Shelves } from './shelves.js';

/** How many games are kept in memory between batches, and how many sieges; others are read again from their events. */
const KEPT_MAX = 2000;

/** How games of one kind are found and folded. */
interface Kind<One> {
  streamOf(id: string): StreamName;
  /** The last revision that the read model has; null: it has none. */
  revisionOf(manager: EntityManager, id: string): Promise<number | null>;
  after(before: One | null, id: string, recorded: RecordedEvent): One;
}

/**
 * Games of one kind as the read model has them, so that the next event of one can be folded without reading all before
 * it.
 */
class Shelf<One extends { readonly id: string }> {
  readonly #kept = new Lru<One>(KEPT_MAX);

  constructor(
    private readonly ledger: Ledger,
    private readonly kind: Kind<One>,
  ) {}

  /** The game at the revision that the read model has, or null if it has none of it. */
  async of(manager: EntityManager, id: string): Promise<One | null> {
    const known = this.#kept.get(id);
    if (known) return known;
    const revision = await this.kind.revisionOf(manager, id);
    return revision === null ? null : this.#replayed(id, revision);
  }

  keep(games: Iterable<One>): void {
    for (const game of games) this.#kept.set(game.id, game);
  }

  forget(): void {
    this.#kept.clear();
  }

  async #replayed(id: string, until: number): Promise<One | null> {
    let game: One | null = null;
    for (let from = 0; from <= until; from += READ_LIMIT_MAX) {
      const limit = Math.min(READ_LIMIT_MAX, until - from + 1);
      for (const event of await this.ledger.readStream(this.kind.streamOf(id), { from, limit })) {
        game = this.kind.after(game, id, event);
      }
    }
    return game;
  }
}

/** Games and sieges as the read model has them. */
export class Folds {
  readonly games: Shelf<ProjectedGame>;
  readonly sieges: Shelf<ProjectedSiege>;

  constructor(
    ledger: Ledger,
    readonly shelves: Shelves,
  ) {
    this.games = new Shelf(ledger, {
      streamOf: gameStream,
      revisionOf: (manager, id) => revisionIn(manager, GameRow, id),
      after: (before, id, recorded) => gameAfter(before, id, recorded, shelves.games).game,
    });
    this.sieges = new Shelf(ledger, {
      streamOf: siegeStream,
      revisionOf: (manager, id) => revisionIn(manager, SiegeRow, id),
      after: (before, id, recorded) => siegeAfter(before, id, recorded, shelves.sieges).siege,
    });
  }

  /** Keeps what a batch that was written has touched, for the next one. */
  keep({ games, sieges }: Pick<Batch, 'games' | 'sieges'>): void {
    this.games.keep([...games.values()].map(({ after }) => after));
    this.sieges.keep([...sieges.values()].map(({ after }) => after));
  }

  /** After a batch that was not written, or was written by somebody else. */
  forget(): void {
    this.games.forget();
    this.sieges.forget();
  }
}

async function revisionIn(
  manager: EntityManager,
  rows: typeof GameRow | typeof SiegeRow,
  id: string,
): Promise<number | null> {
  const row = await manager.findOne<GameRow | SiegeRow>(rows, { where: { id }, select: { id: true, revision: true } });
  return row?.revision ?? null;
}
