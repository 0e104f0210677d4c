import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { claimCounts, claimsPage } from '../../../projections/read/claims.js';
import type { AnyGames } from '../../../play/contract.js';
import type { Sieges } from '../../../siege/contract.js';
import type { Tournaments } from '../../../play/tournaments/contract.js';
import type { ReadModel } from '../../read-model.js';
import { GAMES, READ_MODEL, SIEGES, TOURNAMENTS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { ClaimFilterInput, claimFilterOf } from '../inputs/claim-filter.input.js';
import { organisedIn } from '../organised.js';
import { claimCursor, claimPageOf, ForwardPageArgs, pageInfo } from '../page.js';
import { Viewers } from '../viewers.js';
import { ClaimConnectionView, listedClaimView } from '../views/claims.view.js';

/** The claims of all games, for those who organise them. */
@Resolver()
export class ClaimsResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  @Query(() => ClaimConnectionView, {
    complexity: COST.fromReadModel,
    description:
      'Claims of errors in all games that are not private, in one game, or in tournaments, the newest first.',
  })
  async claims(
    @Context() context: RequestContext,
    @Args() args: ForwardPageArgs,
    @Args('filter', { type: () => ClaimFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: ClaimFilterInput | null,
  ): Promise<ClaimConnectionView> {
    const [page, which] = [claimPageOf(args), claimFilterOf(filter)];
    const organised = await organisedIn(context, this.tournaments, which.tournaments);
    const ofSiege = which.game === undefined ? null : await this.viewers.ofSiege(context.authorization, which.game);
    if (which.game === undefined || ofSiege === null) {
      await this.readModel.freshness.ofAll();
    } else if (await this.sieges.knows(which.game, ofSiege)) {
      const { revision } = await this.sieges.see(which.game, ofSiege, { kind: 'now' });
      await this.readModel.freshness.ofSiege(which.game, revision);
    } else {
      const viewer = await this.viewers.of(context, which.game);
      await this.readModel.freshness.ofGame(which.game, (await this.games.head(which.game, viewer)).revision);
    }
    const { source } = this.readModel;
    const { claims, more } = await claimsPage(source, { ...which, organised }, page);
    const edges = claims.map((one) => ({ cursor: claimCursor(one.key), node: listedClaimView(one) }));
    const counts = await claimCounts(source, { ...which, organised });
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return {
      edges,
      counts,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: () => Promise.resolve(total),
    };
  }
}
