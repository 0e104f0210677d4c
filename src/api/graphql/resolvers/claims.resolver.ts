import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { ClaimList } from '../../claim-list.js';
import type { RequestContext } from '../context.js';
import { COST } from '../cost.js';
import { ClaimFilterInput, claimFilterOf } from '../inputs/claim-filter.input.js';
import { claimCursor, claimPageOf, ForwardPageArgs, pageInfo } from '../page.js';
import { ClaimConnectionView, listedClaimView } from '../views/claims.view.js';

/** The claims of all games, for those who organise them. */
@Resolver()
export class ClaimsResolver {
  constructor(private readonly list: ClaimList) {}

  @Query(() => ClaimConnectionView, {
    complexity: COST.fromReadModel,
    description:
      'Claims of errors in all games and sieges that the key may see, in one game, in tournaments, or in the own games ' +
      'of the key, the newest first. Without a key: of all that are not private.',
  })
  async claims(
    @Context() context: RequestContext,
    @Args() args: ForwardPageArgs,
    @Args('filter', { type: () => ClaimFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: ClaimFilterInput | null,
  ): Promise<ClaimConnectionView> {
    const page = claimPageOf(args);
    const { claims, more, counts } = await this.list.page(context, claimFilterOf(filter), page);
    const edges = claims.map((one) => ({ cursor: claimCursor(one.key), node: listedClaimView(one) }));
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return {
      edges,
      counts,
      pageInfo: pageInfo(edges, more, { direction: 'forwards', after: page.after }),
      totalCount: () => Promise.resolve(total),
    };
  }
}
