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
import { CHART_LAYOUTS, type ChartLayout } from '../../picture/chart.js';
import { type ChartDay, curvesOf, stripOf } from '../../picture/siege-charts.js';
import type { EventRange } from '../../projections/read/siege-days.js';
import { daysIn } from '../../projections/read/siege-instant.js';
import { readBeginning, readEnding } from '../../projections/read/written-siege-instant.js';
import { seriesOfSiege, titleOfSiege } from '../../projections/read/siege-series.js';
import { LONG_WORK } from '../../play/turns.js';
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
function ChartOfDays(name: 'curves' | 'strip', form: PictureForm, summary: string): MethodDecorator {
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
    ...(name === 'curves' ? [ApiQuery(LAYOUT)] : []),
    ...asForm(form),
    ApiBearerAuth(),
    ApiBadRequestResponse({
      description: 'A day is a whole number, a revision r and a whole number; no range ends before it begins.',
    }),
    ApiNotFoundResponse({ description: 'There is no such siege, or it has not come to that day.' }),
  );
}

const LAYOUT = {
  name: 'layout',
  required: false,
  enum: [...CHART_LAYOUTS],
  description: 'wide (also if it is absent): for a page; narrow: for a phone.',
} as const;
const CURVES = 'Resistance and losses of a siege by day, as curves.';
const STRIP = 'The days of a siege as a strip: initiative, what happened, resistance.';

/** The parts of a request about days. */
interface Asked {
  readonly query: Parameters;
  readonly authorization: string | undefined;
}

/** A kind of picture, with the parameters that it has besides those of all. */
interface Kind {
  readonly parameters: readonly string[];
  readonly draw: (titled: { readonly title: string }, days: readonly ChartDay[], query: Parameters) => string;
}

const CURVES_OF_DAYS: Kind = {
  parameters: ['from', 'to', 'layout'],
  draw: (titled, days, { layout }) => curvesOf(titled, days, layoutOf(layout)),
};
const STRIP_OF_DAYS: Kind = { parameters: ['from', 'to'], draw: stripOf };

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
    return this.#drawn(CURVES_OF_DAYS, id, { query, authorization }, reply);
  }

  @ChartOfDays('curves', 'png', CURVES)
  curvesPng(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.#drawnAsPng(CURVES_OF_DAYS, id, { query, authorization }, reply);
  }

  @ChartOfDays('strip', 'svg', STRIP)
  strip(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(STRIP_OF_DAYS, id, { query, authorization }, reply);
  }

  @ChartOfDays('strip', 'png', STRIP)
  stripPng(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.#drawnAsPng(STRIP_OF_DAYS, id, { query, authorization }, reply);
  }

  async #drawn(kind: Kind, id: string, asked: Asked, reply: FastifyReply): Promise<string> {
    mustBeKnown(asked.query, kind.parameters);
    const svg = await this.#chart(kind, id, asked);
    askAgain(reply, asked.authorization);
    return asPicture(reply, svg);
  }

  async #drawnAsPng(kind: Kind, id: string, asked: Asked, reply: FastifyReply): Promise<Buffer> {
    mustBeKnown(asked.query, [...kind.parameters, 'width']);
    const widthPx = widthOf(asked.query['width']);
    const png = await asPng(reply, await this.#chart(kind, id, asked), widthPx);
    askAgain(reply, asked.authorization);
    return png;
  }

  async #chart({ draw }: Kind, id: string, { query, authorization }: Asked): Promise<string> {
    const range = { ...endOf(query['from'], readBeginning), ...endOf(query['to'], readEnding) };
    const viewer = await this.viewers.ofSiege(authorization, id);
    await assertRange(this.sieges, this.readModel, { siege: id, viewer }, range);
    const { source } = this.readModel;
    const series = await seriesOfSiege(source, id, await daysIn(source, id, range));
    const title = await titleOfSiege(source, id);
    // On SQLite nothing of this waits: others are answered between the reading of long series and the drawing.
    await LONG_WORK.next();
    return draw({ title }, series, query);
  }
}

/** Throws BAD_INPUT. */
function layoutOf(written: unknown): ChartLayout {
  if (written === undefined) return 'wide';
  const layout = CHART_LAYOUTS.find((one) => one === written);
  if (layout) return layout;
  throw new ApiError('BAD_INPUT', `layout is one of ${CHART_LAYOUTS.join(', ')}`);
}

function endOf(written: unknown, read: (text: string) => EventRange | null): EventRange {
  if (written === undefined) return {};
  const end = typeof written === 'string' ? read(written) : null;
  if (end) return end;
  throw new ApiError('BAD_INPUT', 'from and to are days (12) or revisions (r117)');
}
