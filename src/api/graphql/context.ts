import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../play/viewer.js';
import type { Addresses } from '../addresses.js';
import { type Asker, askerOf } from '../budgets.js';

/** The revision of a subscription's next event, or the cursor of the last entry of the feed. */
export type FollowCursor = { readonly fromRevision: number } | { readonly after: string | null };

/** The facts that a resolver knows about the caller. They live for one operation. */
export interface RequestContext {
  /** The `Authorization` header, or what a socket's client gave in its place. */
  readonly authorization: unknown;
  /** Viewers by game: each key is looked up once an operation. */
  readonly viewers: Map<string, Promise<Viewer>>;
  /** The client whose budget pays for the operation. */
  readonly asker: Asker;
  /** The place from which a client goes on that has to subscribe again. */
  cursor?: FollowCursor;
}

/** The context of an operation that came with this `Authorization` from this address. */
export function contextFrom(authorization: unknown, address: string): RequestContext {
  return { authorization, viewers: new Map(), asker: askerOf(address, authorization) };
}

/** Makes the contexts of operations that come over HTTP. */
export function contextsOverHttp(addresses: Addresses): (request: FastifyRequest) => RequestContext {
  return (request) => contextFrom(request.headers.authorization, addresses.of(request.raw));
}
