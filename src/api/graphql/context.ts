import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../play/contract.js';

/** What a resolver knows about who asks. Lives for one operation. */
export interface RequestContext {
  /** The `Authorization` header, or what a socket's client gave in its place. */
  readonly authorization: unknown;
  /** Viewers by game: each key is looked up once an operation. */
  readonly viewers: Map<string, Promise<Viewer>>;
  readonly req: Pick<FastifyRequest, 'ip' | 'headers'>;
  /** Absent on a socket. */
  readonly reply?: FastifyReply;
}

export function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return { authorization: request.headers.authorization, viewers: new Map(), req: request, reply };
}
