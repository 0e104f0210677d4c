import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** For what ships with the installation. */
const SHIPPED = 'public, max-age=3600';

/**
 * Gives a tag to each answer whose route says how long it may be kept, and answers 304 to a client that has it already.
 * The tag is a hash of the answer, of what this viewer is shown, so it tells nothing that the answer does not tell.
 */
export function tagAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, done) => {
    const kept = reply.getHeader('cache-control');
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!whole || reply.statusCode !== 200 || typeof kept !== 'string' || kept.includes('no-store')) {
      done(null, payload);
      return;
    }
    const tag = reply.getHeader('etag') ?? tagOf(payload);
    void reply.header('etag', tag);
    varies(reply, 'accept-encoding');
    if (!tagsIn(request.headers['if-none-match']).includes(String(tag))) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    done(null, null);
  });
}

/** The tag of an answer. It is a weak one, since the same tag stands for the answer as it is and compressed. */
export function tagOf(answer: string | Buffer): string {
  return `W/"${createHash('sha256').update(answer).digest('base64url').slice(0, 22)}"`;
}

/** Says that an answer is part of the installation, the same for everybody. */
export function keepShipped(reply: FastifyReply): void {
  void reply.header('cache-control', SHIPPED);
}

/**
 * Says that an answer about a game must be asked for each time, since it or its viewers may have changed. One that was
 * given to a key is for its holder alone; without a key nobody sees a private game.
 */
export function askAgain(reply: FastifyReply, authorization: string | undefined): void {
  void reply.header('cache-control', authorization === undefined ? 'no-cache' : 'private, no-cache');
  varies(reply, 'authorization');
}

/** The tags that a client has, without regard to what is weak (RFC 9110, 13.1.2). */
function tagsIn(header: string | undefined): readonly string[] {
  return (header?.match(/"[^"]*"/g) ?? []).map((tag) => `W/${tag}`);
}

function varies(reply: FastifyReply, field: string): void {
  const before = reply.getHeader('vary');
  const fields = before === undefined ? [] : String(before).split(/, */);
  if (!fields.some((one) => one.toLowerCase() === field)) void reply.header('vary', [...fields, field].join(', '));
}
