import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { keepShipped } from '../caching.js';
import { ApiError } from '../errors.js';
import { GRAPHIQL_PAGE, GRAPHIQL_START } from './graphiql-page.js';

const require = createRequire(import.meta.url);

/** Where the editor's files lie in the installation; nothing comes from the internet. */
const FILES: Readonly<Record<string, { readonly type: string; readonly path: () => string }>> = {
  'react.js': script(() => require.resolve('react/package.json'), 'umd/react.production.min.js'),
  'react-dom.js': script(() => require.resolve('react-dom/package.json'), 'umd/react-dom.production.min.js'),
  'graphql-ws.js': script(() => require.resolve('graphql-ws/package.json'), 'umd/graphql-ws.min.js'),
  'graphiql.js': script(() => require.resolve('graphiql/package.json'), 'graphiql.min.js'),
  'graphiql.css': {
    type: 'text/css',
    path: () => beside(require.resolve('graphiql/package.json'), 'graphiql.min.css'),
  },
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL, an editor for queries, served from disk. */
@Controller('graphiql')
@ApiExcludeController()
export class GraphiqlController {
  readonly #texts = new Map<string, Promise<string>>();

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  page(): string {
    return GRAPHIQL_PAGE;
  }

  @Get('start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start(): string {
    return GRAPHIQL_START;
  }

  @Get(':name')
  async file(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const known = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!known) throw new ApiError('NOT_FOUND', 'there is no such file');
    const text = this.#texts.get(name) ?? readFile(known.path(), 'utf8');
    this.#texts.set(name, text);
    void reply.header('Content-Type', `${known.type}; charset=utf-8`);
    keepShipped(reply);
    return text;
  }
}

function script(manifest: () => string, file: string) {
  return { type: 'text/javascript', path: () => beside(manifest(), file) };
}

/** Packages may hide their files behind an exports map, but not their package.json. */
function beside(manifest: string, file: string): string {
  return join(dirname(manifest), file);
}
