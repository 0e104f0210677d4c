import { applyDecorators, Controller, Get, Headers, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exportClaim } from '../../audit/export-claim.js';
import { exportGame, type ExportOptions } from '../../audit/export-game.js';
import type { ParleyCourse } from '../../engine/game/parley/course.js';
import type { AnyRulebooks } from '../../engine/game/rulebook.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { SignHead } from '../../ledger/proof/note-signer.js';
import type { AnyGames } from '../../play/contract.js';
import { seatOfViewer } from '../../play/viewer-seat.js';
import type { Viewer } from '../../play/viewer.js';
import type { Sieges } from '../../siege/contract.js';
import type { Addresses } from '../addresses.js';
import { askerOf, type Budgets } from '../budgets.js';
import { ApiError } from '../errors.js';
import { askAgain } from '../caching.js';
import { COST } from '../graphql/cost.js';
import { Viewers } from '../graphql/viewers.js';
import type { Heads } from '../heads.js';
import { ADDRESSES, ALL_RULEBOOKS, BUDGETS, GAMES, HEADS, LEDGER, SIEGES } from '../tokens.js';
import { pourLines } from './pour.js';

/** A route that answers with the events of a game or siege, as `herald export` writes them. */
function ExportRoute(what: 'game' | 'siege', hidden: string): MethodDecorator {
  const summary =
    `The events of a ${what}, one JSON document a line, between a header and a footer, as \`herald export\` writes ` +
    `them. ${hidden}`;
  return applyDecorators(
    Get(`${what}s/:id/events.ndjson`),
    ApiOperation({ summary }),
    ApiParam({ name: 'id', description: `Id of the ${what}.` }),
    ApiOkResponse({ content: { 'application/x-ndjson': {} }, description: 'Without a footer it has been cut short.' }),
    ApiNotFoundResponse({ description: `There is no such ${what}.` }),
  );
}

/** A route that answers with the bundle of a claim in a game or siege, as `herald claim export` writes it. */
function BundleRoute(what: 'game' | 'siege', hidden: string): MethodDecorator {
  return applyDecorators(
    Get(`${what}s/:id/claims/:claim/bundle.ndjson`),
    ApiOperation({
      summary: `A claim with its verdict and all that is needed to judge it again, for \`herald verify\`. ${hidden}`,
    }),
    ApiParam({ name: 'id', description: `Id of the ${what}.` }),
    ApiParam({ name: 'claim', description: `Number of the claim or amendment in its ${what}.` }),
    ApiOkResponse({ content: { 'application/x-ndjson': {} }, description: 'Without a footer it has been cut short.' }),
    ApiNotFoundResponse({ description: `There is no such ${what} or claim.` }),
  );
}

@Controller()
export class ExportController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(ALL_RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(BUDGETS) private readonly budgets: Budgets,
    @Inject(ADDRESSES) private readonly addresses: Addresses,
    @Inject(HEADS) private readonly heads: Heads,
  ) {}

  @ExportRoute('game', 'Until the game is over, what is hidden from the viewer is a commitment in place of its value.')
  @ApiBearerAuth()
  async ofGame(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { revision, seenBy } = await this.#seen(id, authorization);
    askAgain(reply, authorization);
    const sign: SignHead = (stream, head) => this.heads.sign(stream, head);
    await this.#pour({ id, revision }, request, reply, { ...seenBy, sign });
  }

  @BundleRoute('game', 'Until the game is over, what is hidden from the viewer is a commitment in place of its value.')
  @ApiBearerAuth()
  async ofClaim(
    @Param('id') id: string,
    @Param('claim') claim: string,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, revision, seenBy } = await this.#seen(id, authorization);
    const number = numberOf('game', await this.games.parleyOf(id, viewer), claim);
    askAgain(reply, authorization);
    await this.#pourBundle({ id, revision, number }, request, reply, seenBy);
  }

  @BundleRoute('siege', 'Nothing of a siege is hidden.')
  @ApiBearerAuth()
  async ofSiegeClaim(
    @Param('id') id: string,
    @Param('claim') claim: string,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    const { revision } = await this.sieges.see(id, viewer, { kind: 'now' });
    const number = numberOf('siege', await this.sieges.parleyOf(id, viewer), claim);
    askAgain(reply, authorization);
    await this.#pourBundle({ id, revision, number }, request, reply, {});
  }

  @ExportRoute('siege', 'Nothing in a siege is hidden.')
  @ApiBearerAuth()
  async ofSiege(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const viewer = await this.viewers.ofSiege(authorization, id);
    const { revision } = await this.sieges.see(id, viewer, { kind: 'now' });
    askAgain(reply, authorization);
    await this.#pour({ id, revision }, request, reply, {});
  }

  /** A game as the asker sees it. Once it is over, it has no secrets; an arbiter sees all of it before. */
  async #seen(
    id: string,
    authorization: string | undefined,
  ): Promise<{
    readonly viewer: Viewer;
    readonly revision: number;
    readonly seenBy: Pick<ExportOptions, 'seenBy'>;
  }> {
    const viewer = await this.viewers.viewerOf(authorization, id);
    const { position, revision } = await this.games.see(id, viewer, { kind: 'now' });
    const seesAll = position.outcome !== null || viewer.kind === 'arbiter';
    return { viewer, revision, seenBy: seesAll ? {} : { seenBy: seatOfViewer(viewer) } };
  }

  async #pourBundle(
    { id, revision, number }: { readonly id: string; readonly revision: number; readonly number: number },
    request: FastifyRequest,
    reply: FastifyReply,
    seenBy: Pick<ExportOptions, 'seenBy'>,
  ): Promise<void> {
    const asker = askerOf(this.addresses.of(request.raw), request.headers.authorization);
    await this.budgets.read(asker, revision * COST.exportedEvent);
    const sign: SignHead = (stream, head) => this.heads.sign(stream, head);
    const which = { game: id, claim: number };
    await pourLines(reply, exportClaim(this.ledger, this.rulebooks, which, { ...seenBy, sign }));
  }

  async #pour(
    { id, revision }: { readonly id: string; readonly revision: number },
    request: FastifyRequest,
    reply: FastifyReply,
    options: ExportOptions,
  ): Promise<void> {
    const asker = askerOf(this.addresses.of(request.raw), request.headers.authorization);
    await this.budgets.read(asker, revision * COST.exportedEvent);
    await pourLines(reply, exportGame(this.ledger, this.rulebooks, id, options));
  }
}

/** The number of a claim or amendment that there is, from a path. Throws NOT_FOUND. */
function numberOf(what: 'game' | 'siege', { claims, amendments }: ParleyCourse, written: string): number {
  const found = [...claims, ...amendments].find(({ number }) => `${number}` === written);
  if (!found) throw new ApiError('NOT_FOUND', `the ${what} has no claim ${written.slice(0, 20)}`);
  return found.number;
}
