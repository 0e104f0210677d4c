import type { EntityManager } from 'typeorm';
import type { Rulebooks } from '../engine/game/rulebook.js';
import { READ_LIMIT_MAX, type Ledger } from '../ledger/ledger.js';
import { gameAfter, type ProjectedGame } from './projected-game.js';
import { GameRow } from './rows/game-row.js';

/** How many games are kept in memory between batches; others are read again from their events. */
const GAMES_MAX = 100;

/** Games as the read model has them, so that the next event of one can be folded without reading all before it. */
export class GameFolds {
  readonly #games = new Map<string, ProjectedGame>();

  constructor(
    private readonly ledger: Ledger,
    private readonly rulebooks: Rulebooks,
  ) {}

  /** The game at the revision that the read model has, or null if it has none of it. */
  async of(manager: EntityManager, id: string): Promise<ProjectedGame | null> {
    const known = this.#games.get(id);
    if (known) return known;
    const row = await manager.findOne(GameRow, { where: { id }, select: { id: true, revision: true } });
    return row ? this.#replayed(id, row.revision) : null;
  }

  /** Keeps games for the next batch. */
  keep(games: Iterable<ProjectedGame>): void {
    for (const game of games) {
      this.#games.delete(game.id);
      this.#games.set(game.id, game);
    }
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= GAMES_MAX) return;
      this.#games.delete(oldest);
    }
  }

  /** Forgets all games, after a batch that was not written or that another server has written. */
  forget(): void {
    this.#games.clear();
  }

  async #replayed(id: string, until: number): Promise<ProjectedGame | null> {
    let game: ProjectedGame | null = null;
    for (let from = 0; from <= until; from += READ_LIMIT_MAX) {
      const limit = Math.min(READ_LIMIT_MAX, until - from + 1);
      for (const event of await this.ledger.readStream(`game-${id}`, { from, limit })) {
        ({ game } = gameAfter(game, id, event, this.rulebooks));
      }
    }
    return game;
  }
}
