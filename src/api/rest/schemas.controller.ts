import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { keepShipped } from '../caching.js';
import { ApiError } from '../errors.js';
import { EVENT_SCHEMAS } from '../event-schemas.js';

const SCHEMA = 'application/schema+json; charset=utf-8';
const BY_PATH = new Map(EVENT_SCHEMAS.map((one) => [one.path, one.schema]));
const INDEX = EVENT_SCHEMAS.map(({ type, family, path, schema }) => ({
  type,
  family,
  schema: `/schemas/events/${path}`,
  description: schema['description'],
}));

/** The JSON Schemas of all event types. They tell nothing of any game, so anybody may read them. */
@Controller('schemas/events')
export class SchemasController {
  @Get()
  @ApiOperation({ summary: 'All event types, each with the log that it stands in and the path of its JSON Schema.' })
  @ApiOkResponse({ content: { 'application/json': {} } })
  index(@Res({ passthrough: true }) reply: FastifyReply): { readonly events: typeof INDEX } {
    keepShipped(reply);
    return { events: INDEX };
  }

  @Get(':file')
  @ApiOperation({ summary: 'The JSON Schema (draft 2020-12) of an event type of games: `UnitMoved.json`.' })
  @ApiParam({ name: 'file', description: 'The type, and `.json`.' })
  @ApiOkResponse({ content: { 'application/schema+json': {} } })
  @ApiNotFoundResponse({ description: 'There is no such event type.' })
  ofGame(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): string {
    return schemaAt(file, reply);
  }

  @Get(':family/:file')
  @ApiOperation({
    summary:
      'The same of an event type of sieges or campaigns, or of the logs of seats, accounts or tournaments: `siege/DayBegan.json`.',
  })
  @ApiParam({ name: 'family', enum: ['siege', 'campaign', 'seats', 'accounts', 'tournaments'] })
  @ApiParam({ name: 'file', description: 'The type, and `.json`.' })
  @ApiOkResponse({ content: { 'application/schema+json': {} } })
  @ApiNotFoundResponse({ description: 'There is no such event type.' })
  ofOthers(
    @Param('family') family: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return schemaAt(`${family}/${file}`, reply);
  }
}

function schemaAt(path: string, reply: FastifyReply): string {
  const schema = BY_PATH.get(path);
  if (schema === undefined) throw new ApiError('NOT_FOUND', `there is no schema of events ${path.slice(0, 80)}`);
  void reply.type(SCHEMA);
  keepShipped(reply);
  return JSON.stringify(schema);
}
