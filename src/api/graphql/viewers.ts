import { Inject, Injectable } from '@nestjs/common';
import { credentialsIn } from '../../access/bearer.js';
import { RECENT, type Look } from '../../ledger/ledger.js';
import type { AnyGames } from '../../play/contract.js';
import type { GameId, Viewer } from '../../play/viewer.js';
import { ApiError } from '../errors.js';
import { GAMES } from '../tokens.js';
import type { RequestContext } from './context.js';

const SPECTATOR: Viewer = { kind: 'spectator' };

/** Finds out who looks at a game. Every resolver that shows or changes one asks here first. */
@Injectable()
export class Viewers {
  constructor(@Inject(GAMES) private readonly games: AnyGames) {}

  /**
   * The seat whose key the request carries; a spectator if it carries none. For a key that does not belong to this game
   * it throws UNAUTHENTICATED, even if spectators may read; for a private game NOT_FOUND, as if the game did not exist.
   */
  of(context: RequestContext, game: GameId, look?: Look): Promise<Viewer> {
    const known = context.viewers.get(game);
    if (known) return known;
    const viewer = this.viewerOf(context.authorization, game, look);
    context.viewers.set(game, viewer);
    return viewer;
  }

  /** The same for a game of a list, which is read without a seat where the key belongs to another game. */
  async listed(context: RequestContext, game: GameId): Promise<Viewer> {
    const credentials = credentialsIn(context.authorization);
    return (credentials.kind === 'key' && (await this.games.viewerOf(game, credentials.key))) || SPECTATOR;
  }

  /** The same for an `Authorization` header outside of GraphQL. */
  async viewerOf(authorization: unknown, game: GameId, look?: Look): Promise<Viewer> {
    const credentials = credentialsIn(authorization);
    if (credentials.kind === 'none') return SPECTATOR;
    const viewer = credentials.kind === 'key' ? await this.games.viewerOf(game, credentials.key, look) : null;
    if (!viewer) throw new ApiError('UNAUTHENTICATED', 'this is no key of this game');
    return viewer;
  }

  /**
   * The key with which an order is given; the game finds out whether it opens a seat. Throws UNAUTHENTICATED without a
   * key.
   */
  async seat(context: RequestContext, game: GameId): Promise<Viewer> {
    const viewer = await this.of(context, game, RECENT);
    if (viewer.kind === 'spectator' && viewer.keyHash === undefined) {
      throw new ApiError('UNAUTHENTICATED', 'this needs the key of a seat: Authorization: Bearer hk_…');
    }
    return viewer;
  }
}
