import { Controller, Get, Headers, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exportGame } from '../../audit/export-game.js';
import type { AnyRulebooks } from '../../engine/game/rulebook.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { AnyGames } from '../../play/contract.js';
import { seatOfViewer } from '../../play/viewer-seat.js';
import type { Addresses } from '../addresses.js';
import { askerOf, type Budgets } from '../budgets.js';
import { askAgain } from '../caching.js';
import { COST } from '../graphql/cost.js';
import { Viewers } from '../graphql/viewers.js';
import type { Heads } from '../heads.js';
import { ADDRESSES, BUDGETS, GAMES, HEADS, LEDGER, RULEBOOKS } from '../tokens.js';
import { pourLines } from './pour.js';

@Controller('games')
export class ExportController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(BUDGETS) private readonly budgets: Budgets,
    @Inject(ADDRESSES) private readonly addresses: Addresses,
    @Inject(HEADS) private readonly heads: Heads,
  ) {}

  @Get(':id/events.ndjson')
  @ApiOperation({
    summary:
      'The events of a game, one JSON document a line, between a header and a footer, as `herald export` writes them. Until ' +
      'the game is over, what is hidden from the viewer is a commitment in place of its value.',
  })
  @ApiParam({ name: 'id', description: 'Id of the game.' })
  @ApiBearerAuth()
  @ApiOkResponse({ content: { 'application/x-ndjson': {} }, description: 'Without a footer it has been cut short.' })
  @ApiNotFoundResponse({ description: 'There is no such game.' })
  async events(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const viewer = await this.viewers.viewerOf(authorization, id);
    const { position, revision } = await this.games.see(id, viewer, { kind: 'now' });
    const asker = askerOf(this.addresses.of(request.raw), authorization);
    await this.budgets.read(asker, revision * COST.exportedEvent);
    const seat = seatOfViewer(viewer);
    // Once the game is over, it has no secrets.
    const lines = exportGame(this.ledger, this.rulebooks, id, {
      ...(position.outcome ? {} : { seenBy: seat }),
      sign: (stream, head) => this.heads.sign(stream, head),
    });
    askAgain(reply, authorization);
    await pourLines(reply, lines);
  }
}
