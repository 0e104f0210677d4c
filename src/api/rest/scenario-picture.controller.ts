import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { firstPosition } from '../../library/first-position.js';
import { RULEBOOKS } from '../../library/rulesets.js';
import type { Scenario } from '../../library/scenario.js';
import { pictureSteps } from '../../picture/picture.js';
import { inPieces } from '../../play/turns.js';
import { sceneOf } from '../../picture/scene-of.js';
import { keepShipped } from '../caching.js';
import { ApiError } from '../errors.js';
import { SCENARIOS } from '../tokens.js';
import { asPicture } from './as-picture.js';

@Controller('scenarios')
export class ScenarioPictureController {
  /** Scenarios ship with the installation, so that each is drawn once. */
  readonly #pictures = new Map<string, string>();

  constructor(@Inject(SCENARIOS) private readonly scenarios: ReadonlyMap<string, Scenario>) {}

  @Get(':id/board.svg')
  @ApiOperation({ summary: 'The map of a scenario as a game of it begins, as a picture.' })
  @ApiParam({ name: 'id', description: 'Id of the scenario.' })
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  @ApiNotFoundResponse({ description: 'There is no such scenario.' })
  async board(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const scenario = this.scenarios.get(id);
    if (!scenario) throw new ApiError('NOT_FOUND', `there is no scenario ${id.slice(0, 60)}`);
    const svg = this.#pictures.get(id) ?? (await this.#drawn(scenario));
    this.#pictures.set(id, svg);
    keepShipped(reply);
    return asPicture(reply, svg);
  }

  #drawn({ ruleset: { id, version }, setup, title, sides, north }: Scenario): Promise<string> {
    const position = firstPosition(RULEBOOKS.rulebook(id, version), setup);
    if (!position.ok) throw new Error(`the scenario ${title} cannot begin: ${position.refusal.because}`);
    return inPieces(pictureSteps(sceneOf(position.value, { title, sides, north })));
  }
}
