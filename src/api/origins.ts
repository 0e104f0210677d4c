import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** In the list of origins: pages of every origin. */
const EVERY = '*';
/** For how long a browser need not ask again whether a page may send a request. */
const PREFLIGHT_SECONDS = 3600;

/** Whether a text is an origin as browsers write it (`https://clients.example`), or `*`. */
export function isOrigin(text: string): boolean {
  if (text === EVERY) return true;
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Lets pages of these origins read answers. Without any, no answer has a header of CORS, so browsers let only pages of
 * the server itself read them. To be registered before other hooks: refusals are read by pages too.
 */
export async function serveOrigins(fastify: FastifyInstance, allowed: readonly string[]): Promise<void> {
  if (allowed.length === 0) return;
  await fastify.register(cors, {
    origin: allowed.includes(EVERY) ? EVERY : [...allowed],
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

/**
 * Whether a request for a WebSocket may be answered, since browsers leave that to the server: a page must be one of the
 * server itself or of an allowed origin. What is no page sends no `Origin`. The scheme is not compared, since a proxy
 * may end TLS.
 */
export function mayOpenSocket({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(EVERY) || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
