import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
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
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({ summary: 'Metrics in the text format of Prometheus, for whoever has the key HERALD_METRICS_KEY.' })
  @ApiBearerAuth()
  @ApiNotFoundResponse({ description: 'Not without the key, nor where none is set.' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  read(@Headers('authorization') authorization: string | undefined): Promise<string> {
    const { key } = this.config.metrics;
    if (key === null || !isSame(authorization ?? '', `Bearer ${key}`)) {
      throw new ApiError('NOT_FOUND', 'there is nothing here');
    }
    return this.metrics.registry.metrics();
  }
}

/** Compared by their hashes, which takes the same time wherever they differ. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(keyHash(given)), Buffer.from(keyHash(wanted)));
}
