import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feed } from '../../play/feed/contract.js';
import type { Addresses } from '../addresses.js';
import { askerOf, type Budgets } from '../budgets.js';
import { sendAsItIs } from '../compression.js';
import { feedFilterOf, keyOfReader, payingFrom } from '../feed-question.js';
import { ADDRESSES, BUDGETS, FEED, UNDERWAY } from '../tokens.js';
import type { Underway } from '../underway.js';
import { answerLines, followLines } from './feed-lines.js';
import { feedParameters } from './feed-parameters.js';
import { pourLines } from './pour.js';

@Controller('events')
export class FeedController {
  constructor(
    @Inject(FEED) private readonly feed: Feed,
    @Inject(BUDGETS) private readonly budgets: Budgets,
    @Inject(ADDRESSES) private readonly addresses: Addresses,
    @Inject(UNDERWAY) private readonly underway: Underway,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'The events of all games and sieges that the key may see, one JSON document a line, in the order in which they ' +
      'were recorded, from a cursor on; docs/feed.md.',
  })
  @ApiQuery({ name: 'after', required: false, description: 'The cursor of the last line that you have; none: all.' })
  @ApiQuery({ name: 'limit', required: false, description: 'Events of one answer: 1 to 1000; 500 if absent.' })
  @ApiQuery({ name: 'wait', required: false, description: 'Seconds to wait for the first event: 0 (or none) to 30.' })
  @ApiQuery({ name: 'follow', required: false, enum: ['true'], description: 'The answer goes on with what comes.' })
  @ApiQuery({ name: 'kind', required: false, description: 'game or siege.' })
  @ApiQuery({ name: 'id', required: false, description: 'Ids of games and sieges, with commas between.' })
  @ApiQuery({ name: 'type', required: false, description: 'Types of events, with commas between.' })
  @ApiQuery({
    name: 'within',
    required: false,
    description: 'Ids of campaigns and sieges, with commas between: with all games and sieges that belong to them.',
  })
  @ApiQuery({
    name: 'tournament',
    required: false,
    description: 'Ids of tournaments, with commas between.',
  })
  @ApiBearerAuth()
  @ApiOkResponse({ content: { 'application/x-ndjson': {} } })
  @ApiUnauthorizedResponse({ description: 'The header holds no key.' })
  @ApiBadRequestResponse({ description: 'A bad filter, or a cursor that cannot be gone on from: see `problem`.' })
  @ApiNotFoundResponse({ description: 'There is no game or siege of an id of the filter.' })
  async events(
    @Headers('authorization') authorization: string | undefined,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { after, filter, limit, waitMs, isFollowed } = feedParameters(query);
    const ending = new AbortController();
    reply.raw.once('close', () => {
      ending.abort();
    });
    const signal = AbortSignal.any([ending.signal, this.underway.signal]);
    const asker = askerOf(this.addresses.of(request.raw), authorization);
    let isBegun = false;
    const question = {
      key: keyOfReader(authorization),
      filter: feedFilterOf(filter),
      after,
      pay: payingFrom(this.budgets, asker, () => isBegun, signal),
    };
    const lines = isFollowed
      ? followLines(this.feed.entries(question, signal))
      : answerLines((until) => this.feed.entries(question, until), { after, limit, waitMs, signal });
    void reply.header('cache-control', 'no-store');
    // A compressor would keep lines back until it has enough of them.
    if (isFollowed) sendAsItIs(request);
    await pourLines(
      reply,
      noting(lines, () => (isBegun = true)),
    );
  }
}

async function* noting(lines: AsyncGenerator<string>, note: () => void): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) {
    note();
    yield line;
  }
}
