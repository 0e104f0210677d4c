import { Controller, Get, Headers, Inject, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { gameStream, siegeStream } from '../../ledger/game-stream.js';
import type { AnyGames } from '../../play/contract.js';
import type { Sieges } from '../../siege/contract.js';
import { askAgain } from '../caching.js';
import { Viewers } from '../graphql/viewers.js';
import type { Heads } from '../heads.js';
import { GAMES, HEADS, SIEGES } from '../tokens.js';

const TEXT = 'text/plain; charset=utf-8';

/** Signed heads, and the public keys by which they are verified; as plain text, for a file each. */
@Controller()
export class HeadsController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(HEADS) private readonly heads: Heads,
  ) {}

  @Get('games/:id/head')
  @ApiOperation({ summary: 'The signed head of a game: a note that `herald verify --head` compares with an export.' })
  @ApiParam({ name: 'id', description: 'Id of the game.' })
  @ApiBearerAuth()
  @ApiOkResponse({ content: { 'text/plain': {} } })
  @ApiNotFoundResponse({ description: 'There is no such game.' })
  async head(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const viewer = await this.viewers.viewerOf(authorization, id);
    const note = this.heads.sign(gameStream(id), await this.games.head(id, viewer));
    void reply.type(TEXT);
    askAgain(reply, authorization);
    return note;
  }

  @Get('sieges/:id/head')
  @ApiOperation({ summary: 'The signed head of a siege.' })
  @ApiBearerAuth()
  @ApiParam({ name: 'id', description: 'Id of the siege.' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  @ApiNotFoundResponse({ description: 'There is no such siege.' })
  async siegeHead(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    const note = this.heads.sign(siegeStream(id), await this.sieges.see(id, viewer, { kind: 'now' }));
    void reply.type(TEXT);
    askAgain(reply, authorization);
    return note;
  }

  @Get('signing-keys')
  @ApiOperation({ summary: 'The public keys of signed heads, one a line: the one that signs now, then earlier ones.' })
  @ApiOkResponse({ content: { 'text/plain': {} } })
  keys(@Res({ passthrough: true }) reply: FastifyReply): string {
    void reply.type(TEXT);
    return this.heads.publicKeys.map((key) => `${key}\n`).join('');
  }
}
