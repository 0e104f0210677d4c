import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Ledger } from '../../ledger/ledger.js';
import type { StreamFinding } from '../../ledger/verify-stream.js';
import { SET_ASIDE_NAMED_MAX } from '../metrics.js';
import type { ReadModel } from '../read-model.js';
import { LEDGER, READ_MODEL } from '../tokens.js';

/** A read model that is further behind than this is not ready. */
const LAG_SECONDS_MAX = 30;

interface Readiness {
  readonly ready: boolean;
  readonly ledger: string;
  readonly projection: string;
  readonly lagSeconds: number | null;
  /** Damaged streams; all others go on, so the server is ready. At most SET_ASIDE_NAMED_MAX. */
  readonly setAside: readonly StreamFinding[];
  readonly setAsideCount: number;
}

const EXAMPLE: Readiness = {
  ready: true,
  ledger: 'ok',
  projection: 'ok',
  lagSeconds: 0,
  setAside: [],
  setAsideCount: 0,
};

@Controller()
export class HealthController {
  constructor(
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @Get('health')
  @ApiOperation({ summary: 'The process answers.' })
  @ApiOkResponse({ schema: { example: { alive: true } } })
  health(): { readonly alive: true } {
    return { alive: true };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The ledger can be read and written, and the read model keeps up with it.' })
  @ApiOkResponse({ schema: { example: EXAMPLE } })
  @ApiServiceUnavailableResponse({ description: 'The same document, with ready: false and what is wrong.' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const ledger = await this.ledger.check().then(() => 'ok', wrong);
    const lag = await this.#lagSeconds().catch(wrong);
    const { failure } = this.readModel.projector;
    const late = typeof lag === 'number' && lag > LAG_SECONDS_MAX ? 'is behind the ledger' : 'ok';
    const projection = typeof lag === 'string' ? lag : failure ? wrong(failure) : late;
    const ready = ledger === 'ok' && projection === 'ok';
    void reply.status(ready ? 200 : 503);
    const { all } = this.readModel.setAside;
    return {
      ready,
      ledger,
      projection,
      lagSeconds: typeof lag === 'number' ? lag : null,
      setAside: all.slice(0, SET_ASIDE_NAMED_MAX),
      setAsideCount: all.length,
    };
  }

  async #lagSeconds(): Promise<number> {
    const lag = await this.readModel.freshness.lag();
    return lag.waiting ? Math.max(0, (Date.now() - Date.parse(lag.since)) / 1000) : 0;
  }
}

/** Names the kind of error and no more: the page is public. */
function wrong(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown';
}
