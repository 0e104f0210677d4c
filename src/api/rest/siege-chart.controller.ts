import { applyDecorators, Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type ChartDay, curvesOf, stripOf } from '../../picture/siege-charts.js';
import type { EventRange } from '../../projections/read/siege-days.js';
import { daysIn } from '../../projections/read/siege-instant.js';
import { readBeginning, readEnding } from '../../projections/read/written-siege-instant.js';
import { seriesOfSiege, titleOfSiege } from '../../projections/read/siege-series.js';
import type { Sieges } from '../../siege/contract.js';
import { askAgain } from '../caching.js';
import { ApiError } from '../errors.js';
import { Viewers } from '../graphql/viewers.js';
import type { ReadModel } from '../read-model.js';
import { assertRange } from '../siege-range.js';
import { READ_MODEL, SIEGES } from '../tokens.js';
import { asPicture } from './as-picture.js';

/** A route that answers with a picture of the days of a siege, from one day to another. */
function ChartOfDays(name: string, summary: string): MethodDecorator {
  return applyDecorators(
    Get(`:id/${name}.svg`),
    ApiOperation({ summary }),
    ApiParam({ name: 'id', description: 'Id of the siege.' }),
    ApiQuery({
      name: 'from',
      required: false,
      description: 'The first day (12), or that of a revision (r117); none: day 1.',
    }),
    ApiQuery({
      name: 'to',
      required: false,
      description: 'The last day, or that of a revision; none: the day under way.',
    }),
    ApiOkResponse({ content: { 'image/svg+xml': {} } }),
    ApiBearerAuth(),
    ApiBadRequestResponse({
      description: 'A day is a whole number, a revision r and a whole number; no range ends before it begins.',
    }),
    ApiNotFoundResponse({ description: 'There is no such siege, or it has not come to that day.' }),
  );
}

/** The parts of a request about days. */
interface Asked {
  readonly from: unknown;
  readonly to: unknown;
  readonly authorization: string | undefined;
}

type Draw = (titled: { readonly title: string }, days: readonly ChartDay[]) => string;

/** Pictures of the days of a siege. */
@Controller('sieges')
export class SiegeChartController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @ChartOfDays('curves', 'Resistance and losses of a siege by day, as curves.')
  curves(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(curvesOf, id, { from, to, authorization }, reply);
  }

  @ChartOfDays('strip', 'The days of a siege as a strip: initiative, what happened, resistance.')
  strip(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(stripOf, id, { from, to, authorization }, reply);
  }

  async #drawn(draw: Draw, id: string, { from, to, authorization }: Asked, reply: FastifyReply): Promise<string> {
    const range = { ...endOf(from, readBeginning), ...endOf(to, readEnding) };
    const viewer = await this.viewers.ofSiege(authorization, id);
    await assertRange(this.sieges, this.readModel, { siege: id, viewer }, range);
    const { source } = this.readModel;
    const series = await seriesOfSiege(source, id, await daysIn(source, id, range));
    const svg = draw({ title: await titleOfSiege(source, id) }, series);
    askAgain(reply, authorization);
    return asPicture(reply, svg);
  }
}

function endOf(written: unknown, read: (text: string) => EventRange | null): EventRange {
  if (written === undefined) return {};
  const end = typeof written === 'string' ? read(written) : null;
  if (end) return end;
  throw new ApiError('BAD_INPUT', 'from and to are days (12) or revisions (r117)');
}
