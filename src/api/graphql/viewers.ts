import { Inject, Injectable } from '@nestjs/common';
import { credentialsIn } from '../../access/bearer.js';
import { RECENT, type Look } from '../../ledger/ledger.js';
import type { AnyGames } from '../../play/contract.js';
import { NoSuchGame } from '../../play/errors.js';
import { assertKeyShown } from '../../play/own-seat.js';
import type { GameId, Viewer } from '../../play/viewer.js';
import { SPECTATOR } from '../../play/viewer-seat.js';
import { ApiError } from '../errors.js';
import type { Sieges } from '../../siege/contract.js';
import { GAMES, SIEGES } from '../tokens.js';
import type { RequestContext } from './context.js';

/** Finds out who looks at a game. Every resolver that shows or changes one asks here first. */
@Injectable()
export class Viewers {
  constructor(
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
  ) {}

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
    return (credentials.kind === 'key' && (await this.games.seating.viewerOf(game, credentials.key))) || SPECTATOR;
  }

  /**
   * The reader of a campaign, in which nothing is hidden: a spectator where the key does not open it, to whom a private
   * one is none.
   */
  ofCampaign({ authorization }: RequestContext, campaign: GameId): Promise<Viewer> {
    return readerBy(authorization, (key) => this.games.seating.viewerOf(campaign, key));
  }

  /** The same of a siege, for an `Authorization` header. */
  ofSiege(authorization: unknown, siege: GameId): Promise<Viewer> {
    return readerBy(authorization, (key) => this.sieges.viewerOf(siege, key));
  }

  /** The viewer of a game, as `of`, for an `Authorization` header outside of GraphQL. */
  async viewerOf(authorization: unknown, game: GameId, look?: Look): Promise<Viewer> {
    const credentials = credentialsIn(authorization);
    if (credentials.kind === 'none') return SPECTATOR;
    const viewer = credentials.kind === 'key' ? await this.games.seating.viewerOf(game, credentials.key, look) : null;
    if (!viewer) throw new ApiError('UNAUTHENTICATED', 'this is no key of this game');
    return viewer;
  }

  /**
   * The key with which an order is given; the game finds out whether it opens a seat. Throws KeyNeeded without a
   * key.
   */
  async seat(context: RequestContext, game: GameId): Promise<Viewer> {
    const viewer = await this.of(context, game, RECENT);
    assertKeyShown(viewer);
    return viewer;
  }
}

async function readerBy(authorization: unknown, viewerOf: (key: string) => Promise<Viewer | null>): Promise<Viewer> {
  const credentials = credentialsIn(authorization);
  if (credentials.kind !== 'key') return SPECTATOR;
  try {
    return (await viewerOf(credentials.key)) ?? SPECTATOR;
  } catch (error) {
    // Whatever is read next says so in its own words, and looks for itself whether there is one.
    if (error instanceof NoSuchGame) return SPECTATOR;
    throw error;
  }
}
