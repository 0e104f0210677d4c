import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Ledger } from '../../ledger/ledger.js';
import type { StreamFinding } from '../../ledger/verify-stream.js';
import { kindOf } from '../../projections/projecting.js';
import { namableStreams } from '../../projections/read/namable.js';
import { SET_ASIDE_NAMED_MAX } from '../metrics.js';
import type { Underway } from '../underway.js';
import type { ReadModel } from '../read-model.js';
import { LEDGER, READ_MODEL, UNDERWAY } from '../tokens.js';

/** A read model that is further behind than this is not ready. */
const LAG_SECONDS_MAX = 30;

interface Readiness {
  readonly ready: boolean;
  readonly ledger: string;
  readonly projection: string;
  readonly lagSeconds: number | null;
  /**
   * Damaged streams but those of private games; all others go on, so the server is ready. At most SET_ASIDE_NAMED_MAX.
   */
  readonly setAside: readonly StreamFinding[];
  readonly setAsideCount: number;
  /** The server was told to stop: it answers the requests that are under way and takes no new ones. */
  readonly stopping?: true;
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
    @Inject(UNDERWAY) private readonly underway: Underway,
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
    const ledger = await this.ledger.check().then(() => 'ok', kindOf);
    const lag = await this.#lagSeconds().catch(kindOf);
    const { failure } = this.readModel.projecting;
    const late = typeof lag === 'number' && lag > LAG_SECONDS_MAX ? 'is behind the ledger' : 'ok';
    // A failure in the past does not matter once nothing waits any more.
    const stuck = failure !== null && lag !== null ? failure : late;
    const projection = typeof lag === 'string' ? lag : stuck;
    const { stopping } = this.underway;
    const ready = ledger === 'ok' && projection === 'ok' && !stopping;
    void reply.status(ready ? 200 : 503);
    const { all } = this.readModel.setAside;
    // Everybody may read the page, so private games are only counted. If it cannot be found out which games are
    // private, none is named.
    const named = await namableStreams(this.readModel.source, all.slice(0, SET_ASIDE_NAMED_MAX), all).catch(() => []);
    return {
      ready,
      ledger,
      projection,
      lagSeconds: typeof lag === 'string' ? null : (lag ?? 0),
      setAside: named,
      setAsideCount: all.length,
      ...(stopping ? { stopping: true as const } : {}),
    };
  }

  /** Age of the oldest event that waits to be projected; null: none waits. */
  async #lagSeconds(): Promise<number | null> {
    const lag = await this.readModel.freshness.lag();
    return lag.waiting ? Math.max(0, (Date.now() - Date.parse(lag.since)) / 1000) : null;
  }
}
