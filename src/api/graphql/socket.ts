import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { RequestContext } from './context.js';
import { formatError } from './format-error.js';
import { limitRules, LIMITS, onlyThrough } from './limits.js';

const PATH = '/graphql';
/** Sockets at once, and subscriptions on each. */
const SOCKETS_MAX = 2000;
const SUBSCRIPTIONS_MAX = 50;
/** Documents and variables of a subscription are short. */
const MESSAGE_BYTES_MAX = 64 * 1024;

/**
 * Serves subscriptions over graphql-ws, under the same limits and with the same errors as HTTP. Queries and mutations
 * are refused here: they have their own door. Returns what ends all of them.
 */
export function serveSocket(server: Server, schema: GraphQLSchema): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  const rules = [...specifiedRules, ...limitRules(), onlyThrough('socket')];
  const disposable = useServer<Record<string, unknown>>(
    {
      schema,
      // Documents have been checked by then, see onSubscribe.
      validate: () => [],
      context: ({ connectionParams, extra }): RequestContext => ({
        authorization: authorizationIn(connectionParams),
        viewers: new Map(),
        req: { ip: extra.request.socket.remoteAddress ?? '', headers: extra.request.headers },
      }),
      onSubscribe: ({ subscriptions }, _id, { query }) =>
        Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX
          ? [new GraphQLError('too many subscriptions on this socket', { extensions: { code: 'RATE_LIMITED' } })]
          : unreadable(schema, query, rules),
      onError: (_context, _id, _payload, errors) => errors.map(formatted),
      onNext: (_context, _id, _payload, _args, { data, errors }) =>
        errors ? { data: data ?? null, errors: errors.map(formatted) } : undefined,
    },
    sockets,
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== PATH || sockets.clients.size >= SOCKETS_MAX) {
      socket.end(
        `HTTP/1.1 ${path === PATH ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  return async () => {
    await disposable.dispose();
  };
}

/**
 * What is wrong with a document, or nothing. Where graphql-ws reads and checks documents itself, one that cannot be
 * read would end the socket with all its other subscriptions.
 */
function unreadable(
  schema: GraphQLSchema,
  source: string,
  rules: readonly ValidationRule[],
): readonly GraphQLError[] | undefined {
  try {
    const faults = validate(schema, parse(source, { maxTokens: LIMITS.tokens }), rules);
    return faults.length > 0 ? faults : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    if (error instanceof RangeError) return [new GraphQLError(error.message, { originalError: error })];
    throw error;
  }
}

/** `{authorization: "Bearer hk_…"}` or `{key: "hk_…"}`, which is shorter to type. */
function authorizationIn(params: Readonly<Record<string, unknown>> | undefined): unknown {
  const { authorization, Authorization: capitalised, key } = params ?? {};
  return authorization ?? capitalised ?? (typeof key === 'string' ? `Bearer ${key}` : key);
}

function formatted(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  return error instanceof GraphQLError ? formatError(error.toJSON(), error) : error;
}
