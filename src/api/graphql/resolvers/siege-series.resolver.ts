import { Inject } from '@nestjs/common';
import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { seriesOfSiege } from '../../../projections/read/siege-series.js';
import type { Sieges } from '../../../siege/contract.js';
import { ApiError } from '../../errors.js';
import type { ReadModel } from '../../read-model.js';
import { assertRange } from '../../siege-range.js';
import { READ_MODEL, SIEGES } from '../../tokens.js';
import type { RequestContext } from '../context.js';
import { costOfSeries } from '../cost.js';
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
      `expected; at most ${SIEGES_MAX} sieges.`,
  })
  async siegeSeries(
    @Context() { authorization }: RequestContext,
    @Args('sieges', { type: () => [ID], description: 'The ids of the sieges.' }) ids: readonly string[],
    @Args('fromDay', { type: () => Int, nullable: true, description: 'From this day on.' }) fromDay?: number | null,
    @Args('toDay', { type: () => Int, nullable: true, description: 'Up to and with this day.' }) toDay?: number | null,
  ): Promise<readonly SiegeSeriesView[]> {
    if (ids.length < 1 || ids.length > SIEGES_MAX) {
      throw new ApiError('BAD_INPUT', `sieges names ${ids.length} sieges; it may name 1 to ${SIEGES_MAX}`);
    }
    const range = given({ fromDay, toDay });
    const views: SiegeSeriesView[] = [];
    for (const id of ids) {
      const viewer = await this.viewers.ofSiege(authorization, id);
      await assertRange(this.sieges, this.readModel, { siege: id, viewer }, range);
      views.push(siegeSeriesView(id, await seriesOfSiege(this.readModel.source, id, range)));
    }
    return views;
  }
}
