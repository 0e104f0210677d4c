import { applyDecorators, Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiNotFoundResponse,
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
import { asForm, asPicture, asPng, type PictureForm, widthOf } from './as-picture.js';
import { mustBeKnown, type Parameters } from './parameters.js';

/** A route that answers with a picture of the days of a siege, from one day to another. */
function ChartOfDays(name: string, form: PictureForm, summary: string): MethodDecorator {
  return applyDecorators(
    Get(`:id/${name}.${form}`),
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
    ...asForm(form),
    ApiBearerAuth(),
    ApiBadRequestResponse({
      description: 'A day is a whole number, a revision r and a whole number; no range ends before it begins.',
    }),
    ApiNotFoundResponse({ description: 'There is no such siege, or it has not come to that day.' }),
  );
}

const CURVES = 'Resistance and losses of a siege by day, as curves.';
const STRIP = 'The days of a siege as a strip: initiative, what happened, resistance.';

/** The parts of a request about days. */
interface Asked {
  readonly query: Parameters;
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

  @ChartOfDays('curves', 'svg', CURVES)
  curves(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(curvesOf, id, { query, authorization }, reply);
  }

  @ChartOfDays('curves', 'png', CURVES)
  curvesPng(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.#drawnAsPng(curvesOf, id, { query, authorization }, reply);
  }

  @ChartOfDays('strip', 'svg', STRIP)
  strip(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(stripOf, id, { query, authorization }, reply);
  }

  @ChartOfDays('strip', 'png', STRIP)
  stripPng(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.#drawnAsPng(stripOf, id, { query, authorization }, reply);
  }

  async #drawn(draw: Draw, id: string, asked: Asked, reply: FastifyReply): Promise<string> {
    mustBeKnown(asked.query, ['from', 'to']);
    const svg = await this.#chart(draw, id, asked);
    askAgain(reply, asked.authorization);
    return asPicture(reply, svg);
  }

  async #drawnAsPng(draw: Draw, id: string, asked: Asked, reply: FastifyReply): Promise<Buffer> {
    mustBeKnown(asked.query, ['from', 'to', 'width']);
    const widthPx = widthOf(asked.query['width']);
    const png = await asPng(reply, await this.#chart(draw, id, asked), widthPx);
    askAgain(reply, asked.authorization);
    return png;
  }

  async #chart(draw: Draw, id: string, { query, authorization }: Asked): Promise<string> {
    const range = { ...endOf(query['from'], readBeginning), ...endOf(query['to'], readEnding) };
    const viewer = await this.viewers.ofSiege(authorization, id);
    await assertRange(this.sieges, this.readModel, { siege: id, viewer }, range);
    const { source } = this.readModel;
    const series = await seriesOfSiege(source, id, await daysIn(source, id, range));
    return draw({ title: await titleOfSiege(source, id) }, series);
  }
}

function endOf(written: unknown, read: (text: string) => EventRange | null): EventRange {
  if (written === undefined) return {};
  const end = typeof written === 'string' ? read(written) : null;
  if (end) return end;
  throw new ApiError('BAD_INPUT', 'from and to are days (12) or revisions (r117)');
}
