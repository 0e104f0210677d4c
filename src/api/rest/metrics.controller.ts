import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { keyHash } from '../../access/key.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import type { Metrics } from '../metrics.js';
import { CONFIG, METRICS } from '../tokens.js';

@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Metrics in the text format of Prometheus, for whoever has the key HERALD_METRICS_KEY.' })
  @ApiBearerAuth()
  @ApiNotFoundResponse({ description: 'Not without the key, nor where none is set.' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  read(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { key } = this.config.metrics;
    if (key === null || !isSame(authorization ?? '', `Bearer ${key}`)) {
      throw new ApiError('NOT_FOUND', 'there is nothing here');
    }
    // The type of the answer is set last: an error is answered as JSON.
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return this.metrics.registry.metrics();
  }
}

/** Compared by their hashes, which takes the same time wherever they differ. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(keyHash(given)), Buffer.from(keyHash(wanted)));
}
