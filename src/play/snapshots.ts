import type { Ledger, Snapshot } from '../ledger/ledger.js';
import type { Incidents } from './incidents.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { keptState, snapshotSchema, writtenState } from '../ledger/kept-state.js';
import type { LoadedGame } from './loaded-game.js';

/** A snapshot is kept each time a game has come so many events further. */
const SNAPSHOT_INTERVAL = 500;

/** Keeps and finds snapshots of games. Nothing depends on them but speed. */
export class Snapshots {
  constructor(
    private readonly ledger: Ledger,
    private readonly incidents: Incidents,
    private readonly kind: PlayedKind,
    private readonly interval: number = SNAPSHOT_INTERVAL,
  ) {}

  /** Keeps a snapshot if an interval ended since `before` (a revision). A failure is reported, never thrown. */
  async keepIfDue(game: LoadedGame, before: number): Promise<void> {
    const due = Math.floor((game.revision + 1) / this.interval) > Math.floor((before + 1) / this.interval);
    if (!due) return;
    try {
      await this.ledger.saveSnapshot({
        stream: streamOfKind(this.kind, game.id),
        revision: game.revision,
        schema: snapshotSchema(game.book),
        hash: game.hash,
        state: writtenState(game, game.book, game.setup),
      });
    } catch (error) {
      this.incidents.snapshotFailed(game.id, error);
    }
  }

  /** The newest snapshot at or before a revision as a game, or null. `game` lends what never changes. */
  async newest(game: LoadedGame, atOrBefore: number): Promise<LoadedGame | null> {
    const found = await this.#find(game, atOrBefore);
    if (!found) return null;
    return { ...game, ...keptState(found.state, game.book, game.setup), revision: found.revision, hash: found.hash };
  }

  /**
   * Revision of a snapshot that was taken before a game turn began and not long before it: from there on its events
   * can be looked through. 0 if there is none. Game turns only grow, so a search by halves finds it.
   */
  async revisionBefore(game: LoadedGame, gameTurn: number): Promise<number> {
    let before = 0;
    let [low, high] = [0, game.revision];
    while (high - low >= Math.max(this.interval, 2)) {
      const middle = Math.ceil((low + high) / 2);
      const found = await this.#find(game, middle);
      if (!found || found.revision <= before) {
        low = middle;
      } else if (game.book.ruleset.moment(keptState(found.state, game.book, game.setup).position).gameTurn < gameTurn) {
        before = found.revision;
        low = middle;
      } else {
        high = found.revision;
      }
    }
    return before;
  }

  async #find(game: LoadedGame, atOrBefore: number): Promise<Snapshot | null> {
    try {
      return await this.ledger.loadSnapshot(streamOfKind(this.kind, game.id), snapshotSchema(game.book), atOrBefore);
    } catch (error) {
      this.incidents.snapshotFailed(game.id, error);
      return null;
    }
  }
}
