import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { errorBody, type PublicError } from './errors.js';

/** A path of the server, and the HTTP methods that it takes. */
interface TakenPath {
  readonly form: RegExp;
  readonly methods: Set<string>;
}

/**
 * Refuses requests whose form no route can take: a method that the path does not have (405, with `Allow`), and a body
 * that is compressed (415). Must be called before routes are added.
 */
export function refuseOddRequests(fastify: FastifyInstance): void {
  const paths = new Map<string, TakenPath>();
  fastify.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const taken = paths.get(url) ?? { form: formOf(url), methods: new Set() };
    paths.set(url, taken);
    for (const one of [method].flat()) taken.methods.add(one);
  });
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      const message = `Content-Encoding is ${encoding.slice(0, 60)}: the body of a request must not be compressed`;
      await refuse(request, reply.status(415), message);
      return;
    }
    if (!request.is404) return;
    const [path = ''] = request.url.split('?');
    const methods = [...paths.values()].filter(({ form }) => form.test(path)).flatMap((taken) => [...taken.methods]);
    if (methods.length === 0) return;
    const allowed = [...new Set(methods)].sort();
    const message = `${request.method} is not possible here; possible are ${allowed.join(', ')}`;
    await refuse(request, reply.status(405).header('allow', allowed.join(', ')), message);
  });
}

async function refuse(request: FastifyRequest, reply: FastifyReply, message: string): Promise<void> {
  const told: PublicError = { code: 'BAD_INPUT', message, facts: {} };
  // Its body is not read, so the connection cannot be used again.
  await reply.header('connection', 'close').send(errorBody(request.url, told));
}

/** The paths that a route takes. A wildcard takes nothing here, since it stands for files that there may not be. */
function formOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? partOf(part) : literal(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** A parameter, and what may follow it in its part of the path: `:id` or `:id.json`. */
function partOf(written: string): string {
  const name = /^:\w+/.exec(written)?.[0] ?? written;
  return `[^/]+${literal(written.slice(name.length))}`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
