import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exportGame } from '../../audit/export-game.js';
import type { Rulebooks } from '../../engine/game/rulebook.js';
import type { SiegeSetup } from '../../engine/siege/setup.js';
import type { Siege } from '../../engine/siege/siege.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { Sieges } from '../../siege/contract.js';
import type { Addresses } from '../addresses.js';
import { askerOf, type Budgets } from '../budgets.js';
import { COST } from '../graphql/cost.js';
import { ADDRESSES, BUDGETS, LEDGER, SIEGE_RULEBOOKS, SIEGES } from '../tokens.js';
import { pourLines } from './pour.js';

@Controller('sieges')
export class SiegeExportController {
  constructor(
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(SIEGE_RULEBOOKS) private readonly rulebooks: Rulebooks<Siege, SiegeSetup>,
    @Inject(BUDGETS) private readonly budgets: Budgets,
    @Inject(ADDRESSES) private readonly addresses: Addresses,
  ) {}

  @Get(':id/events.ndjson')
  @ApiOperation({
    summary:
      'The events of a siege, one JSON document a line, between a header and a footer, as `herald export` writes them. ' +
      'Nothing of a siege is hidden.',
  })
  @ApiParam({ name: 'id', description: 'Id of the siege.' })
  @ApiOkResponse({ content: { 'application/x-ndjson': {} }, description: 'Without a footer it has been cut short.' })
  @ApiNotFoundResponse({ description: 'There is no such siege.' })
  async events(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { revision } = await this.sieges.see(id, { kind: 'now' });
    const asker = askerOf(this.addresses.of(request.raw), request.headers.authorization);
    await this.budgets.read(asker, revision * COST.exportedEvent);
    await pourLines(reply, exportGame(this.ledger, this.rulebooks, id));
  }
}
