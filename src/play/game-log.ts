import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { StreamNotFound } from '../ledger/errors.js';
import { READ_LIMIT_MAX, type Ledger, type Look, type RecordedEvent } from '../ledger/ledger.js';
import type { GameId } from './viewer.js';
import { NoSuchGame } from './errors.js';
import { isGameId, streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { Shared } from './shared.js';
import { gameAfter, gameFromSetUp, type LoadedGame, type Stride } from './loaded-game.js';
import { LONG_WORK } from './turns.js';

/** Events that are read and folded in one go: some ten milliseconds of work. */
const PAGE_EVENTS = 250;

/** Called with the game after each event that a reading has come to. */
export type OnTheWay = (game: LoadedGame) => Promise<void>;

/** Reads the events of games and folds them. */
export class GameLog {
  readonly #shared = new Shared();

  constructor(
    private readonly ledger: Ledger,
    private readonly rulebooks: AnyRulebooks,
    private readonly kind: PlayedKind,
  ) {}

  /** Events of a game from a revision on, at most `limit`. Throws NoSuchGame, CorruptedEvent. */
  async events(
    game: GameId,
    from: number,
    limit: number = READ_LIMIT_MAX,
    look: Look = {},
  ): Promise<readonly RecordedEvent[]> {
    if (!isGameId(game)) throw new NoSuchGame(game, this.kind);
    try {
      return await this.ledger.readStream(streamOfKind(this.kind, game), { from, limit, ...look });
    } catch (error) {
      if (error instanceof StreamNotFound) throw new NoSuchGame(game, this.kind);
      throw error;
    }
  }

  /** The game as it was set up. Throws NoSuchGame, CorruptedEvent, UnknownRuleset. */
  async beginning(game: GameId): Promise<LoadedGame> {
    const [first] = await this.events(game, 0, 1);
    if (!first) throw new NoSuchGame(game, this.kind);
    const begun = gameFromSetUp(game, first, this.rulebooks);
    const { keeping } = begun.book.ruleset;
    return keeping ? { ...begun, ...keeping.share(begun, (part) => this.#shared.part(part)) } : begun;
  }

  /**
   * The game after all events up to a revision (default: to the end of what is recorded). Others are served between its
   * pages: where the store answers at once, a long game would hold up the event loop for seconds.
   */
  async carriedOn(
    game: LoadedGame,
    until = Number.MAX_SAFE_INTEGER,
    onTheWay?: OnTheWay,
    look?: Look,
  ): Promise<LoadedGame> {
    let now = game;
    while (now.revision < until) {
      const limit = Math.min(PAGE_EVENTS, until - now.revision);
      const page = await this.events(game.id, now.revision + 1, limit, look);
      for (const event of page) {
        ({ game: now } = gameAfter(now, event));
        await onTheWay?.(now);
      }
      if (page.length < limit) break;
      await LONG_WORK.next();
    }
    return now;
  }

  /** The game after each further event, until the reader has seen enough; `page` events are read at once. */
  async *walk(game: LoadedGame, page: number): AsyncGenerator<Stride, void, undefined> {
    let now = game;
    for (;;) {
      const events = await this.events(game.id, now.revision + 1, page);
      for (const event of events) {
        const stride = gameAfter(now, event);
        now = stride.game;
        yield stride;
      }
      if (events.length < page) return;
      await LONG_WORK.next();
    }
  }
}
