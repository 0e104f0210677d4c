import { Inject, Injectable } from '@nestjs/common';
import { credentialsIn } from '../access/bearer.js';
import { KEY_RING } from '../access/key-ring.js';
import {
  claimCounts,
  claimsPage,
  type ClaimCount,
  type ClaimFilter,
  type ClaimKey,
  type ListedClaim,
} from '../projections/read/claims.js';
import type { Reader } from '../projections/read/readers.js';
import type { PeopleAccounts } from '../play/accounts/contract.js';
import type { AnyGames } from '../play/contract.js';
import type { Tournaments } from '../play/tournaments/contract.js';
import type { Sieges } from '../siege/contract.js';
import { ApiError } from './errors.js';
import type { RequestContext } from './graphql/context.js';
import { accountKeyIn } from './graphql/shown-key.js';
import { Viewers } from './graphql/viewers.js';
import type { ReadModel } from './read-model.js';
import { ACCOUNTS, GAMES, READ_MODEL, SIEGES, TOURNAMENTS } from './tokens.js';

/** The claims that somebody asks for. */
export type AskedClaims = Omit<ClaimFilter, 'reader'>;

/** A page of the list of claims, and the numbers of all claims that pass its filter. */
export interface ClaimPage {
  readonly claims: readonly ListedClaim[];
  readonly more: boolean;
  readonly counts: readonly ClaimCount[];
}

/** The list of claims, as GraphQL and REST show it. */
@Injectable()
export class ClaimList {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
    @Inject(ACCOUNTS) private readonly accounts: PeopleAccounts,
  ) {}

  /**
   * Claims that the key of a request may see, the newest first: also those of all private games that it opens. Throws
   * NoSuchGame, NoSuchTournament, WrongAccountKey, UNAUTHENTICATED for a key that is none of the game, and where `mine`
   * comes without a key.
   */
  async page(
    request: Pick<RequestContext, 'authorization'>,
    asked: AskedClaims,
    page: { readonly after?: ClaimKey; readonly limit: number },
  ): Promise<ClaimPage> {
    for (const id of asked.tournaments ?? []) await this.tournaments.tournament(id);
    const reader = await this.#readerOf(request);
    if (asked.mine === true && reader === null)
      throw new ApiError('UNAUTHENTICATED', 'mine needs the key of a seat, an arbiter or an account');
    await this.#catchUp(request, asked.game);
    const filter = { ...asked, reader };
    const { source } = this.readModel;
    return {
      ...(await claimsPage(source, filter, page)),
      counts: await claimCounts(source, filter),
    };
  }

  async #readerOf(request: Pick<RequestContext, 'authorization'>): Promise<Reader | null> {
    const credentials = credentialsIn(request.authorization);
    if (credentials.kind !== 'key') return null;
    const ofAccount = accountKeyIn(request);
    const account = ofAccount === null ? null : (await this.accounts.own(ofAccount)).account;
    return { keyHash: KEY_RING.hash(credentials.key), account };
  }

  /** Waits for the read model; of one game nobody learns more than its viewer may. */
  async #catchUp({ authorization }: Pick<RequestContext, 'authorization'>, game: string | undefined): Promise<void> {
    const { freshness } = this.readModel;
    const ofSiege = game === undefined ? null : await this.viewers.ofSiege(authorization, game);
    if (game === undefined || ofSiege === null) {
      await freshness.ofAll();
    } else if (await this.sieges.knows(game, ofSiege)) {
      const { revision } = await this.sieges.see(game, ofSiege, { kind: 'now' });
      await freshness.ofSiege(game, revision);
    } else {
      const viewer = await this.viewers.viewerOf(authorization, game);
      await freshness.ofGame(game, (await this.games.head(game, viewer)).revision);
    }
  }
}
