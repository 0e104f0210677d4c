import { Inject } from '@nestjs/common';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { PeopleAccounts } from '../../../play/accounts/contract.js';
import type { Tournaments } from '../../../play/tournaments/contract.js';
import { scoresIn } from '../../../projections/read/scores.js';
import type { ReadModel } from '../../read-model.js';
import { ACCOUNTS, READ_MODEL, TOURNAMENTS } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { costOfScores } from '../cost.js';
import { organisedIn } from '../organised.js';
import { limitOf, PAGE_DEFAULT, PAGE_MAX } from '../page.js';
import { ScoreView, TournamentView } from '../views/tournament.view.js';

const FIRST = { type: () => Int, nullable: true, description: `At most ${PAGE_MAX}; ${PAGE_DEFAULT} when absent.` };

/** The table of results of a tournament. */
@Resolver(() => TournamentView)
export class ScoresResolver {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: PeopleAccounts,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(TOURNAMENTS) private readonly tournaments: Tournaments,
  ) {}

  @ResolveField(() => [ScoreView], {
    complexity: costOfScores,
    description:
      'How its games came out for the people with accounts who play in them: most games won, then most drawn, then ' +
      'fewest lost. Private games count for its organisers alone.',
  })
  async scores(
    @Context() context: RequestContext,
    @Parent() { id }: TournamentView,
    @Args('first', FIRST) first?: number | null,
  ): Promise<readonly ScoreView[]> {
    const limit = limitOf(first, 'first');
    const organised = (await organisedIn(context, this.tournaments, [id])).length > 0;
    await this.readModel.freshness.ofAll();
    const scores = await scoresIn(this.readModel.source, id, { organised, limit });
    const named = await Promise.all(
      scores.map(async ({ account, ...score }) => ({ account, name: await this.accounts.nameOf(account), ...score })),
    );
    return named.flatMap(({ account, name, ...score }) =>
      name === null ? [] : [{ person: { account, name }, ...score }],
    );
  }
}
