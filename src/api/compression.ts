import { constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In the order in which they are chosen if the client takes several. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A smaller answer fits into one packet as it is. */
const BYTES_MIN = 1024;
/** Brotli at these is as fast as gzip; a window of 2^18 bytes keeps the memory of an export small. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };
/**
 * Notes and metrics, which are short. They also may begin with any letter, and the library takes a text that begins as
 * gzip or zlib data does ("hb", "xC") for compressed data.
 */
const AS_THEY_ARE = new Set(['/games/:id/head', '/sieges/:id/head', '/signing-keys', '/metrics']);

/**
 * Compresses the answers of all routes that are registered afterwards, streams as streams. Bodies of requests are not
 * decompressed, so that none gets larger than the limit.
 */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    if (AS_THEY_ARE.has(route.url)) route.compress = false;
  });
  // A stream that fails before any of it was sent is answered with an error, which is not compressed.
  fastify.addHook('onError', (_request, reply, _error, done) => {
    reply.removeHeader('content-encoding');
    done();
  });
  await fastify.register(compress, {
    globalDecompression: false,
    encodings: [...ENCODINGS],
    threshold: BYTES_MIN,
    brotliOptions: { params: BROTLI },
    customTypes: /^application\/(x-ndjson|schema\+json|json)(;|$)/,
  });
}

/** Keeps the answer to a request from being compressed, by the header that the library looks for. */
export function sendAsItIs(request: FastifyRequest): void {
  request.headers['x-no-compression'] = 'true';
}

/** The encoding in which a client wants a file that was compressed beforehand; null: as it is. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  return accepted === undefined ? null : negotiate(accepted.toLowerCase(), [...ENCODINGS]);
}
