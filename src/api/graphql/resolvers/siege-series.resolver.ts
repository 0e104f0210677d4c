import { Inject } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { daysIn } from '../../../projections/read/siege-instant.js';
import { seriesOfSiege } from '../../../projections/read/siege-series.js';
import type { Sieges } from '../../../siege/contract.js';
import { ApiError } from '../../errors.js';
import type { ReadModel } from '../../read-model.js';
import { assertRange } from '../../siege-range.js';
import { READ_MODEL, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { costOfSeries } from '../cost.js';
import { SiegeRangeArgs } from '../inputs/siege-range.args.js';
import { given } from '../inputs/siege-questions.input.js';
import { Viewers } from '../viewers.js';
import { SiegeSeriesView, siegeSeriesView } from '../views/siege-series.view.js';

/** Sieges whose series may be asked for at once. */
const SIEGES_MAX = 20;

/** Sieges in numbers: one, or several of a campaign beside one another. */
@Resolver()
export class SiegeSeriesResolver {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Query(() => [SiegeSeriesView], {
    complexity: costOfSeries,
    description:
      'Sieges in numbers, day by day: resistance, losses, wear, supplies, initiative, and dice beside what is to be ' +
      `expected; at most ${SIEGES_MAX} sieges. A range of events, of one siege, gives the days on which they happened.`,
  })
  async siegeSeries(
    @Context() { authorization }: RequestContext,
    @Args('sieges', { type: () => [ID], description: 'The ids of the sieges.' }) ids: readonly string[],
    @Args() { fromDay, toDay, fromRevision, toRevision }: SiegeRangeArgs,
  ): Promise<readonly SiegeSeriesView[]> {
    if (ids.length < 1 || ids.length > SIEGES_MAX) {
      throw new ApiError('BAD_INPUT', `sieges names ${ids.length} sieges; it may name 1 to ${SIEGES_MAX}`);
    }
    const range = given({ fromDay, toDay, fromRevision, toRevision });
    const isOfEvents = range.fromRevision !== undefined || range.toRevision !== undefined;
    if (isOfEvents && ids.length > 1) {
      throw new ApiError('BAD_INPUT', 'each siege has revisions of its own: name one siege, or days');
    }
    const views: SiegeSeriesView[] = [];
    for (const id of ids) {
      const viewer = await this.viewers.ofSiege(authorization, id);
      await assertRange(this.sieges, this.readModel, { siege: id, viewer }, range);
      const { source } = this.readModel;
      views.push(siegeSeriesView(id, await seriesOfSiege(source, id, await daysIn(source, id, range))));
    }
    return views;
  }
}
