import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { byTitle, type Scenario } from '../../library/scenario.js';
import { NotInPicture, withSights } from '../../picture/overlays.js';
import { TELLINGS } from '../../ledger/corrected-course.js';
import { pictureSteps } from '../../picture/picture.js';
import { sceneOf } from '../../picture/scene-of.js';
import type { Scene } from '../../picture/scene.js';
import type { AnyGames } from '../../play/contract.js';
import { assertKeyShown } from '../../play/own-seat.js';
import type { At, Viewer } from '../../play/viewer.js';
import { inPieces } from '../../play/turns.js';
import { readInstant, readTelling } from '../../play/written-instant.js';
import { askAgain } from '../caching.js';
import { ApiError } from '../errors.js';
import { groundPictureAt } from './ground-pictures.js';
import { Viewers } from '../graphql/viewers.js';
import { GAMES, SCENARIOS } from '../tokens.js';
import { asPicture } from './as-picture.js';
import { mustBeKnown, type Parameters, textOf } from './parameters.js';

const PARAMETERS = ['at', 'as', 'sight', 'seat', 'layer'];

@Controller('games')
export class BoardPictureController {
  readonly #scenarios: ReadonlyMap<string, Scenario>;

  constructor(
    private readonly viewers: Viewers,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(SCENARIOS) shelf: ReadonlyMap<string, Scenario>,
  ) {
    this.#scenarios = byTitle(shelf);
  }

  @Get(':id/board.svg')
  @ApiOperation({ summary: 'The map of a game with everything on it that the viewer may see, as a picture.' })
  @ApiParam({ name: 'id', description: 'Id of the game.' })
  @ApiQuery({
    name: 'at',
    required: false,
    description: 'A revision (117) or the end of a player turn (3.red); none: now.',
  })
  @ApiQuery({
    name: 'as',
    required: false,
    enum: TELLINGS,
    description:
      'Of a corrected turn: as it was played, or as it is corrected; none: as the log stood at that instant.',
  })
  @ApiQuery({ name: 'sight', required: false, description: 'Lines of sight between hexes or units: L9,T4;Richard,B2.' })
  @ApiQuery({
    name: 'layer',
    required: false,
    enum: ['ground'],
    description: 'ground: the map alone, without units, heading and legend; a px of it is one of `hexes` in GraphQL.',
  })
  @ApiQuery({
    name: 'seat',
    required: false,
    description: 'The side that looks; the key must be that of its seat. None: the seat of the key, or a spectator.',
  })
  @ApiBearerAuth()
  @ApiUnauthorizedResponse({ description: 'A wrong key, or a seat without one.' })
  @ApiForbiddenResponse({ description: 'The key is that of another seat.' })
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  @ApiBadRequestResponse({ description: 'No such instant is written so; or a hex of a line of sight is none.' })
  @ApiNotFoundResponse({
    description: 'There is no such game, it has not come to that instant, or it is played without a board.',
  })
  async board(
    @Param('id') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Query() query: Parameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    mustBeKnown(query, PARAMETERS);
    const { at, as, sight, seat, layer } = query;
    const viewer = await this.viewers.viewerOf(authorization, id);
    if (seat !== undefined) mustSitThere(viewer, textOf('seat', seat));
    const seen = await this.games.see(id, viewer, { ...instantOf(at), ...tellingOf(as) });
    if (!seen.field) throw new ApiError('NOT_FOUND', 'the game is played without a board');
    askAgain(reply, authorization);
    if (isGround(layer)) return asPicture(reply, await groundPictureAt(seen.field));
    const named = new Map(this.#scenarios.get(seen.title)?.sides.map(({ id: side, name }) => [side, name]));
    const sides = seen.field.sides.map((side) => ({ id: side, name: named.get(side) ?? side }));
    const scene = sceneOf(seen.field, { title: seen.title, sides });
    const shown = sight === undefined ? scene : sighted(scene, textOf('sight', sight));
    return asPicture(reply, await inPieces(pictureSteps(shown)));
  }
}

function instantOf(at: unknown): At {
  if (at === undefined) return { kind: 'now' };
  const instant = readInstant(textOf('at', at));
  if (!instant) throw new ApiError('BAD_INPUT', 'at is neither a revision (117) nor the end of a player turn (3.red)');
  return instant;
}

function tellingOf(as: unknown): Pick<At, 'as'> {
  if (as === undefined) return {};
  const telling = readTelling(textOf('as', as));
  if (!telling) throw new ApiError('BAD_INPUT', `as is neither ${TELLINGS.join(' nor ')}`);
  return { as: telling };
}

function isGround(layer: unknown): boolean {
  if (layer === undefined) return false;
  if (textOf('layer', layer) === 'ground') return true;
  throw new ApiError('BAD_INPUT', 'the one layer that is drawn by itself is ground');
}

/** The parameter only names a seat; its key proves it. */
function mustSitThere(viewer: Viewer, side: string): void {
  assertKeyShown(viewer);
  if (viewer.kind !== 'seat' || viewer.side !== side)
    throw new ApiError('FORBIDDEN', 'this is not the key of that seat');
}

function sighted(scene: Scene, written: string): Scene {
  try {
    return withSights(scene, written);
  } catch (error) {
    throw error instanceof NotInPicture ? new ApiError('BAD_INPUT', error.message) : error;
  }
}
