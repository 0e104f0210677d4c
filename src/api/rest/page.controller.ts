import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tagOf } from '../caching.js';
import { encodingFor } from '../compression.js';
import { ApiError } from '../errors.js';

/** The folder into which `npm run build` builds web/. */
const FOLDER = fileURLToPath(new URL('../../web/', import.meta.url));

/** Nothing comes from elsewhere, no script stands in the page, and no other page may put it into a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** A file of the page, as it is and compressed. */
interface PageFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** The page on which people play: files that were built, and nothing that depends on who asks. */
@Controller()
@ApiExcludeController()
export class PageController {
  readonly #files = new Map<string, PageFile>();

  constructor() {
    for (const folder of ['', 'assets/']) {
      for (const name of namesIn(`${FOLDER}${folder}`))
        this.#files.set(`${folder}${name}`, fileAt(`${FOLDER}${folder}${name}`));
    }
  }

  @Get()
  index(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const file = this.#file('index.html');
    void reply
      .header('Content-Security-Policy', POLICY)
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
    return sent(file, accepted, reply);
  }

  /** Lets the page be opened without a network; browsers ask for it anew now and then. */
  @Get('offline.js')
  offline(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const file = this.#file('offline.js');
    void reply
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .header('Cache-Control', 'no-cache');
    return sent(file, accepted, reply);
  }

  /** Names of assets tell their content: they never change. */
  @Get('assets/:name')
  asset(
    @Param('name') name: string,
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const file = this.#file(`assets/${name}`);
    // The policy of a worker is that of its own file: the one that reads people's files can send nothing anywhere.
    void reply
      .header('Content-Security-Policy', "default-src 'none'")
      .header('Cache-Control', 'public, max-age=31536000, immutable');
    return sent(file, accepted, reply);
  }

  #file(path: string): PageFile {
    const file = this.#files.get(path);
    if (!file) throw new ApiError('NOT_FOUND', 'there is nothing here');
    return file;
  }
}

function sent({ type, tag, ...bodies }: PageFile, accepted: string | undefined, reply: FastifyReply): Buffer {
  void reply.type(type).header('ETag', tag).header('X-Content-Type-Options', 'nosniff');
  const encoding = encodingFor(accepted);
  const body = encoding && bodies[encoding];
  if (!body) return bodies.plain;
  void reply.header('Content-Encoding', encoding);
  return body;
}

/** Files that are served as they are; none if the page was not built. */
function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => extensionOf(name) in TYPES) : [];
}

function fileAt(path: string): PageFile {
  const plain = readFileSync(path);
  const compressed = (extension: string): Buffer | null =>
    existsSync(`${path}.${extension}`) ? readFileSync(`${path}.${extension}`) : null;
  const type = TYPES[extensionOf(path)] ?? 'application/octet-stream';
  return { type, tag: tagOf(plain), plain, br: compressed('br'), gzip: compressed('gz') };
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
