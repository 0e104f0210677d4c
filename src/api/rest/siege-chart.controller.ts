import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type ChartDay, curvesOf, stripOf } from '../../picture/siege-charts.js';
import { seriesOfSiege, titleOfSiege } from '../../projections/read/siege-series.js';
import type { Sieges } from '../../siege/contract.js';
import { askAgain } from '../caching.js';
import { ApiError } from '../errors.js';
import type { ReadModel } from '../read-model.js';
import { assertDays } from '../siege-range.js';
import { READ_MODEL, SIEGES } from '../tokens.js';

const FROM = { name: 'from', required: false, description: 'The first day; none: day 1.' } as const;
const TO = { name: 'to', required: false, description: 'The last day; none: the day under way.' } as const;
const NO_DAY = { description: 'A day is a whole number.' } as const;
const NOT_FOUND = { description: 'There is no such siege, or it has not come to that day.' } as const;
const ID = { name: 'id', description: 'Id of the siege.' } as const;

type Draw = (titled: { readonly title: string }, days: readonly ChartDay[]) => string;

/** Pictures of the days of a siege. */
@Controller('sieges')
export class SiegeChartController {
  constructor(
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Get(':id/curves.svg')
  @ApiOperation({ summary: 'Resistance and losses of a siege by day, as curves.' })
  @ApiParam(ID)
  @ApiQuery(FROM)
  @ApiQuery(TO)
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  @ApiBadRequestResponse(NO_DAY)
  @ApiNotFoundResponse(NOT_FOUND)
  curves(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(curvesOf, id, { from, to }, reply);
  }

  @Get(':id/strip.svg')
  @ApiOperation({ summary: 'The days of a siege as a strip: initiative, what happened, resistance.' })
  @ApiParam(ID)
  @ApiQuery(FROM)
  @ApiQuery(TO)
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  @ApiBadRequestResponse(NO_DAY)
  @ApiNotFoundResponse(NOT_FOUND)
  strip(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.#drawn(stripOf, id, { from, to }, reply);
  }

  async #drawn(
    draw: Draw,
    id: string,
    { from, to }: { readonly from: unknown; readonly to: unknown },
    reply: FastifyReply,
  ): Promise<string> {
    const range = { ...dayIn('fromDay', from), ...dayIn('toDay', to) };
    await assertDays(this.sieges, this.readModel, id, range);
    const { source } = this.readModel;
    const series = await seriesOfSiege(source, id, range);
    if (series.length === 0) throw new ApiError('BAD_INPUT', 'from is after to: there are no such days');
    const svg = draw({ title: await titleOfSiege(source, id) }, series);
    // The type is set when there is a picture, since errors are JSON.
    void reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', "default-src 'none'");
    askAgain(reply, undefined);
    return svg;
  }
}

function dayIn(name: 'fromDay' | 'toDay', written: unknown): { readonly fromDay?: number; readonly toDay?: number } {
  if (written === undefined) return {};
  if (typeof written === 'string' && /^\d{1,9}$/.test(written)) return { [name]: Number(written) };
  throw new ApiError('BAD_INPUT', 'from and to are days: whole numbers');
}
