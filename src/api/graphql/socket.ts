import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
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
      parse: (source, options) => parse(source, { ...options, maxTokens: LIMITS.tokens }),
      validate: (validated, document) => validate(validated, document, rules),
      context: ({ connectionParams, extra }): RequestContext => ({
        authorization: authorizationIn(connectionParams),
        viewers: new Map(),
        req: { ip: extra.request.socket.remoteAddress ?? '', headers: extra.request.headers },
      }),
      onSubscribe: ({ subscriptions }) =>
        Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX
          ? [new GraphQLError('too many subscriptions on this socket', { extensions: { code: 'RATE_LIMITED' } })]
          : undefined,
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

/** `{authorization: "Bearer hk_…"}` or `{key: "hk_…"}`, which is shorter to type. */
function authorizationIn(params: Readonly<Record<string, unknown>> | undefined): unknown {
  const { authorization, Authorization: capitalised, key } = params ?? {};
  return authorization ?? capitalised ?? (typeof key === 'string' ? `Bearer ${key}` : key);
}

function formatted(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  return error instanceof GraphQLError ? formatError(error.toJSON(), error) : error;
}
