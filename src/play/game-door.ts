import type { Fights } from '../engine/game/fights.js';
import type { CourseLog } from '../ledger/corrected-course.js';
import type { Look, RecordedEvent } from '../ledger/ledger.js';
import type { SeatId } from '../engine/position/seat.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import { Lru } from '../ledger/lru.js';
import { ownSeat } from './own-seat.js';
import type { At, GameId, Viewer } from './viewer.js';
import { seatOfViewer } from './viewer-seat.js';
import { NoSuchGame } from './errors.js';
import type { GameStore } from './game-store.js';
import type { LoadedGame } from './loaded-game.js';
import type { Seats } from './seating/seats.js';

const OPEN_GAMES_MAX = 10_000;

/**
 * The door to the games: nobody comes to one but by naming a viewer, and to a spectator without a key a private game is
 * none. Whatever reads games holds this and not their store.
 */
export class GameDoor {
  /** Games that are there and not private; no game becomes private later. */
  readonly #open = new Lru<true>(OPEN_GAMES_MAX);

  constructor(
    private readonly store: GameStore,
    private readonly seats: Pick<Seats, 'isPrivate'>,
    private readonly kind: PlayedKind,
  ) {}

  /** The game after its last recorded event. Throws NoSuchGame, CorruptedEvent, UnknownRuleset. */
  now(id: GameId, viewer: Viewer, look?: Look): Promise<LoadedGame> {
    return this.#through(id, viewer, () => this.store.now(id, look));
  }

  /** The game at an instant. Throws NoSuchInstant besides. */
  at(id: GameId, viewer: Viewer, at: At): Promise<LoadedGame> {
    return this.#through(id, viewer, () => this.store.at(id, at));
  }

  /**
   * The seat of a viewer who wants to do something in a game. Throws KeyNeeded, NotASeat, but NoSuchGame to a viewer
   * who may not know of the game.
   */
  async seatOf(id: GameId, viewer: Viewer): Promise<SeatId> {
    const seat = seatOfViewer(viewer);
    if (seat !== null) return seat;
    await this.now(id, viewer);
    return ownSeat(id, viewer);
  }

  /** The game now, for somebody of whom it has been found out that he may know of it. Throws as `now` does. */
  known(id: GameId, look?: Look): Promise<LoadedGame> {
    return this.store.now(id, look);
  }

  /**
   * Lists who has beaten and taken whom, for the application itself. Throws NoSuchGame, CorruptedEvent, UnknownRuleset.
   */
  fights(id: GameId): Promise<Fights | null> {
    return this.store.fights(id);
  }

  /** Events of a game that somebody was let into, from a revision on. Throws CorruptedEvent. */
  events(game: LoadedGame, from: number, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.store.events(game, from, limit);
  }

  /** The log of a game, for its corrections. */
  course(game: LoadedGame): CourseLog {
    return this.store.course(game);
  }

  /** Keeps a game that this process has just carried on by appending. */
  keep(game: LoadedGame, revisionBefore: number): Promise<void> {
    return this.store.keep(game, revisionBefore);
  }

  /**
   * Asked before the game is read, so that a private game that cannot be read is not told apart from none; and once
   * more after it, since a game may have been created meanwhile.
   */
  async #through(id: GameId, viewer: Viewer, read: () => Promise<LoadedGame>): Promise<LoadedGame> {
    if (viewer.kind === 'seat' || viewer.keyHash !== undefined || this.#open.get(id)) return read();
    await this.#assertNotPrivate(id);
    const game = await read();
    await this.#assertNotPrivate(id);
    this.#open.set(id, true);
    return game;
  }

  async #assertNotPrivate(id: GameId): Promise<void> {
    if (await this.seats.isPrivate(id)) throw new NoSuchGame(id, this.kind);
  }
}
