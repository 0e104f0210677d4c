import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Metrics } from '../metrics.js';
import { METRICS } from '../tokens.js';

@Controller('metrics')
export class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: Metrics) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({ summary: 'Metrics in the text format of Prometheus.' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
