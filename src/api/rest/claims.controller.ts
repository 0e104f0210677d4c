import { applyDecorators, Controller, Get, Headers, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoSuchGame } from '../../play/errors.js';
import type { Played } from '../../play/feed/contract.js';
import type { ListedClaim } from '../../projections/read/claims.js';
import type { Sieges } from '../../siege/contract.js';
import type { Addresses } from '../addresses.js';
import { askerOf, type Budgets } from '../budgets.js';
import { askAgain } from '../caching.js';
import { ClaimList, type ClaimPage } from '../claim-list.js';
import { COST } from '../graphql/cost.js';
import { claimCursor } from '../graphql/page.js';
import { Viewers } from '../graphql/viewers.js';
import { claimView } from '../graphql/views/parley.view.js';
import { ADDRESSES, BUDGETS, SIEGES } from '../tokens.js';
import { claimParameters } from './claim-parameters.js';
import type { Parameters } from './parameters.js';

/** A list of claims, as one JSON document, and as NDJSON with a line for each claim. */
function ListRoute(path: string, what: string): MethodDecorator {
  const query = (name: string, description: string) => ApiQuery({ name, required: false, description });
  return applyDecorators(
    Get([path, `${path}.ndjson`]),
    ApiOperation({
      summary: `The claims of errors in ${what}, the newest first; docs/quarrels.md.`,
    }),
    query('after', 'The cursor of the last claim that you have; none: from the newest on.'),
    query('limit', 'Claims of one answer: 1 to 200; 50 if absent.'),
    query('standing', 'upheld, dismissed, lapsed, withdrawn, open; several with commas between.'),
    query('rule', 'The rules on which the claims rest, with commas between.'),
    query('filedFrom', 'Only claims that were filed then or later, an instant in UTC.'),
    query('filedBefore', 'Only claims that were filed earlier.'),
    ApiBearerAuth(),
    ApiOkResponse({ content: { 'application/json': {}, 'application/x-ndjson': {} } }),
  );
}

/** A request for a list of claims. */
interface Asked {
  readonly query: Parameters;
  readonly authorization: string | undefined;
  /** Absent: those of all games and sieges. */
  readonly of?: Played;
}

/** Lists of claims for programs of organisers. */
@Controller()
export class ClaimsController {
  constructor(
    private readonly list: ClaimList,
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(BUDGETS) private readonly budgets: Budgets,
    @Inject(ADDRESSES) private readonly addresses: Addresses,
  ) {}

  @ListRoute('claims', 'all games and sieges that the key may see; without a key, in all that are not private')
  @ApiQuery({
    name: 'tournament',
    required: false,
    description: 'Ids of tournaments, with commas between; the key of an organiser shows private games too.',
  })
  @ApiQuery({
    name: 'mine',
    required: false,
    enum: ['true'],
    description: 'Only games in which the key, or its account, has a seat, and those of which it is the arbiter’s.',
  })
  all(
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#answer({ query, authorization }, request, reply);
  }

  @ListRoute('games/:id/claims', 'a game')
  @ApiParam({ name: 'id', description: 'Id of the game.' })
  @ApiNotFoundResponse({ description: 'There is no such game.' })
  ofGame(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#answer({ query, authorization, of: { kind: 'game', id } }, request, reply);
  }

  @ListRoute('sieges/:id/claims', 'a siege')
  @ApiParam({ name: 'id', description: 'Id of the siege.' })
  @ApiNotFoundResponse({ description: 'There is no such siege.' })
  ofSiege(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#answer({ query, authorization, of: { kind: 'siege', id } }, request, reply);
  }

  async #answer({ query, authorization, of }: Asked, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { filter, page } = claimParameters(query, of?.id);
    const asker = askerOf(this.addresses.of(request.raw), authorization);
    await this.budgets.read(asker, COST.fromReadModel + page.limit * COST.text);
    // A siege is none of the games, and no game is a siege.
    if (of && (await this.#isSiege(of.id, authorization)) !== (of.kind === 'siege'))
      throw new NoSuchGame(of.id, of.kind);
    const found = await this.list.page({ authorization }, filter, page);
    askAgain(reply, authorization);
    const isLines = request.url.split('?')[0]?.endsWith('.ndjson') === true;
    if (isLines) await reply.type('application/x-ndjson').send(Buffer.from(linesOf(found)));
    else await reply.send(documentOf(found));
  }

  async #isSiege(id: string, authorization: string | undefined): Promise<boolean> {
    return this.sieges.knows(id, await this.viewers.ofSiege(authorization, id));
  }
}

/** A claim with its place in the list, and what GraphQL tells about it, by the same names. */
function claimDocument({ key, of, title, claim }: ListedClaim): object {
  return {
    cursor: claimCursor(key),
    [of.kind]: of.id,
    title,
    filedAt: key.filedAt,
    claim: claimView(of, claim),
  };
}

/** `next`: the cursor from which the list goes on; null: it ends here. */
function documentOf({ claims, more, counts }: ClaimPage): object {
  const last = claims.at(-1);
  return {
    claims: claims.map(claimDocument),
    counts,
    next: more && last ? claimCursor(last.key) : null,
  };
}

/** One claim a line, and a last line that says whether the list ends. */
function linesOf({ claims, more, counts }: ClaimPage): string {
  const last = claims.at(-1);
  const end = { cursor: last ? claimCursor(last.key) : null, end: !more, counts };
  return [...claims.map(claimDocument), end].map((line) => `${JSON.stringify(line)}\n`).join('');
}
