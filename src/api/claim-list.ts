import { Inject, Injectable } from '@nestjs/common';
import {
  claimCounts,
  claimsPage,
  type ClaimCount,
  type ClaimFilter,
  type ClaimKey,
  type ListedClaim,
} from '../projections/read/claims.js';
import type { PeopleAccounts } from '../play/accounts/contract.js';
import type { AnyGames } from '../play/contract.js';
import type { Tournaments } from '../play/tournaments/contract.js';
import type { Sieges } from '../siege/contract.js';
import { ApiError } from './errors.js';
import type { RequestContext } from './graphql/context.js';
import { organisedIn } from './graphql/organised.js';
import { accountKeyIn } from './graphql/shown-key.js';
import { Viewers } from './graphql/viewers.js';
import type { ReadModel } from './read-model.js';
import { ACCOUNTS, GAMES, READ_MODEL, SIEGES, TOURNAMENTS } from './tokens.js';

/** The claims that somebody asks for. */
export interface AskedClaims extends Omit<ClaimFilter, 'organised' | 'account'> {
  /** Only claims in games in which the account of the key has a seat, private ones too. */
  readonly mine?: boolean;
}

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
   * Claims that the key of a request may see, the newest first. Throws NoSuchGame, NoSuchTournament, UNAUTHENTICATED
   * for a key that is none of the game, and where `mine` comes without the key of an account.
   */
  async page(
    request: Pick<RequestContext, 'authorization'>,
    { mine = false, ...asked }: AskedClaims,
    page: { readonly after?: ClaimKey; readonly limit: number },
  ): Promise<ClaimPage> {
    const organised = await organisedIn(request, this.tournaments, asked.tournaments);
    const account = mine ? await this.#accountOf(request) : null;
    await this.#catchUp(request, asked.game);
    const filter = { ...asked, organised, ...(account === null ? {} : { account }) };
    const { source } = this.readModel;
    return {
      ...(await claimsPage(source, filter, page)),
      counts: await claimCounts(source, filter),
    };
  }

  async #accountOf(request: Pick<RequestContext, 'authorization'>): Promise<string> {
    const key = accountKeyIn(request);
    if (key === null) throw new ApiError('UNAUTHENTICATED', 'mine needs the key of an account');
    return (await this.accounts.own(key)).account;
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
