import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
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
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer | undefined {
    const file = this.#file('index.html');
    void reply
      .header('Content-Security-Policy', POLICY)
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
    return sent(file, accepted, known, reply);
  }

  /** Names of assets tell their content: they never change. */
  @Get('assets/:name')
  asset(
    @Param('name') name: string,
    @Headers('accept-encoding') accepted: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer | undefined {
    const file = this.#file(`assets/${name}`);
    void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return sent(file, accepted, known, reply);
  }

  #file(path: string): PageFile {
    const file = this.#files.get(path);
    if (!file) throw new ApiError('NOT_FOUND', 'there is nothing here');
    return file;
  }
}

function sent(
  { type, tag, plain, br, gzip }: PageFile,
  accepted = '',
  known: string | undefined,
  reply: FastifyReply,
): Buffer | undefined {
  void reply.header('ETag', tag).header('Vary', 'Accept-Encoding').header('X-Content-Type-Options', 'nosniff');
  if (known === tag) {
    void reply.status(304);
    return undefined;
  }
  const [encoding, body] =
    br && /\bbr\b/.test(accepted) ? ['br', br] : gzip && /\bgzip\b/.test(accepted) ? ['gzip', gzip] : [null, plain];
  if (encoding !== null) void reply.header('Content-Encoding', encoding);
  void reply.type(type);
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
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const type = TYPES[extensionOf(path)] ?? 'application/octet-stream';
  return { type, tag, plain, br: compressed('br'), gzip: compressed('gz') };
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
