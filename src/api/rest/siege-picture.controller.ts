import { applyDecorators, Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { pictureSteps } from '../../picture/picture.js';
import { inPieces } from '../../play/turns.js';
import { castleOf } from '../../picture/siege-castle.js';
import type { SiegeInstant } from '../../projections/read/siege-instant.js';
import { readSiegeInstant } from '../../projections/read/written-siege-instant.js';
import type { Sieges } from '../../siege/contract.js';
import { askAgain } from '../caching.js';
import { ApiError } from '../errors.js';
import { Viewers } from '../graphql/viewers.js';
import type { ReadModel } from '../read-model.js';
import { siegeAt } from '../siege-at.js';
import { READ_MODEL, SIEGES } from '../tokens.js';
import { asForm, asPicture, asPng, type PictureForm, widthOf } from './as-picture.js';
import { mustBeKnown, type Parameters } from './parameters.js';

/** A route that answers with a picture of the castle at an instant. */
function CastleRoute(form: PictureForm): MethodDecorator {
  return applyDecorators(
    Get(`:id/castle.${form}`),
    ApiOperation({
      summary:
        'The castle of a siege at an instant, as a picture: rubble, open gates, filled moats, points of targets.',
    }),
    ApiParam({ name: 'id', description: 'Id of the siege.' }),
    ApiQuery({
      name: 'at',
      required: false,
      description: 'A day (12), the end of a part of it (12.evening), or a revision (r117); none: now.',
    }),
    ...asForm(form),
    ApiBearerAuth(),
    ApiBadRequestResponse({ description: 'No such instant is written so.' }),
    ApiNotFoundResponse({
      description: 'There is no such siege, it has not come to that instant, or it has no scenario and so no map.',
    }),
  );
}

@Controller('sieges')
export class SiegePictureController {
  constructor(
    private readonly viewers: Viewers,
    @Inject(SIEGES) private readonly sieges: Sieges,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @CastleRoute('svg')
  async castle(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    mustBeKnown(query, ['at']);
    const svg = await this.#drawn(id, query['at'], authorization);
    askAgain(reply, authorization);
    return asPicture(reply, svg);
  }

  @CastleRoute('png')
  async castlePng(
    @Param('id') id: string,
    @Query() query: Parameters,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    mustBeKnown(query, ['at', 'width']);
    const widthPx = widthOf(query['width']);
    const svg = await this.#drawn(id, query['at'], authorization);
    const png = await asPng(reply, svg, widthPx);
    askAgain(reply, authorization);
    return png;
  }

  async #drawn(id: string, written: unknown, authorization: string | undefined): Promise<string> {
    const asked = instantOf(written);
    const viewer = await this.viewers.ofSiege(authorization, id);
    const { at, seen, setup } = await siegeAt(this.sieges, this.readModel, { siege: id, viewer }, asked);
    const scene = castleOf(setup, seen.siege, at);
    if (scene) return inPieces(pictureSteps(scene));
    throw new ApiError('NOT_FOUND', 'the siege has no scenario, and so no map: there is no picture of it');
  }
}

function instantOf(written: unknown): SiegeInstant {
  if (written === undefined) return { kind: 'now' };
  const instant = typeof written === 'string' ? readSiegeInstant(written) : null;
  if (instant) return instant;
  throw new ApiError('BAD_INPUT', 'at is no day (12), part of a day (12.evening) or revision (r117)');
}
