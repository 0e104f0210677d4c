import type { PlayedKind } from '../ledger/game-stream.js';
import type { LoadedGame } from './loaded-game.js';
import { PlayError } from './play-error.js';
import type { GameId } from './viewer.js';

/** The game has been read for as long as anybody waits for it. The reading goes on; asking again later helps. */
export class StillLoading extends PlayError {
  override readonly type = 'stillLoading';
  /** Private, since whoever writes an error to a log writes all its members: a game is long, and not for everybody. */
  readonly #soFar: LoadedGame | null;

  constructor(
    readonly game: GameId,
    soFar: LoadedGame | null,
    kind: PlayedKind,
  ) {
    super(`the ${kind} is long and is still being read: ask again later, what has been read by then is kept`);
    this.#soFar = soFar;
  }

  /** The game as far as the reading has come; null: no event of it has been read. */
  get soFar(): LoadedGame | null {
    return this.#soFar;
  }

  /** The last revision that the reading has come to. */
  get revision(): number {
    return this.#soFar?.revision ?? 0;
  }
}

/** A game that is being loaded, and how far that has come. */
interface Loading {
  readonly game: Promise<LoadedGame>;
  soFar: LoadedGame | null;
}

/** Called with the game after each event that a loading has come to. */
export type CameTo = (soFar: LoadedGame) => void;

/**
 * Games that are being loaded: each once, for all who ask for it meanwhile. A loading goes on although nobody waits for
 * it any more.
 */
export class FirstLoads {
  readonly #loading = new Map<GameId, Loading>();

  constructor(
    private readonly kind: PlayedKind,
    private readonly waitMsMax: number,
  ) {}

  /** The game, as soon as it is loaded. Throws StillLoading, and what `load` throws. */
  game(id: GameId, load: (cameTo: CameTo) => Promise<LoadedGame>): Promise<LoadedGame> {
    const loading = this.#loading.get(id) ?? this.#begin(id, load);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new StillLoading(id, loading.soFar, this.kind));
      }, this.waitMsMax);
      void loading.game.then(resolve, reject).finally(() => {
        clearTimeout(late);
      });
    });
  }

  #begin(id: GameId, load: (cameTo: CameTo) => Promise<LoadedGame>): Loading {
    const loading: Loading = {
      soFar: null,
      game: load((soFar) => {
        loading.soFar = soFar;
      }).finally(() => this.#loading.delete(id)),
    };
    this.#loading.set(id, loading);
    return loading;
  }
}
