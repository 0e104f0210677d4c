import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { makeServer, type SubscribePayload } from 'graphql-ws';
import type { Addresses } from '../addresses.js';
import { type Asker, askerOf, type Budgets } from '../budgets.js';
import type { Limits } from '../config.js';
import { ApiError } from '../errors.js';
import type { Metrics } from '../metrics.js';
import { contextFrom } from './context.js';
import { COST, costOf } from './cost.js';
import { Counters } from './counters.js';
import { formatError } from './format-error.js';
import { limitRules, LIMITS, onlyThrough } from './limits.js';
import type { SocketClient } from './socket-client.js';
import { withTextsAsIds } from './texts-as-ids.js';

/** Subscriptions on one socket. */
const SUBSCRIPTIONS_MAX = 50;

/** The parts that sockets need. */
export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly budgets: Budgets;
  readonly metrics: Metrics;
  readonly corsOrigins: readonly string[];
}

/** The values that graphql-ws keeps for each socket besides the protocol. */
interface Extra {
  readonly client: SocketClient;
  readonly address: string;
}
type Params = Readonly<Record<string, unknown>> | undefined;

/** How messages of a client are handed to graphql-ws. */
type Listen = (answer: (message: string) => Promise<void>) => void;
/** Ends all subscriptions of a socket. */
type Closed = (code?: number, reason?: string) => Promise<void>;

/** Opens a socket for subscriptions; its operations are checked like operations over HTTP. */
export function subscriptionsOver(
  parts: SocketParts,
): (client: SocketClient, address: string, listen: Listen) => Closed {
  const { schema } = parts;
  const door = new Door(parts);
  const server = makeServer<Record<string, unknown>, Extra>({
    schema,
    // A busy server may read a client's message long after it was sent; a silent client is closed as idle.
    connectionInitWaitTimeout: parts.limits.socketIdleSeconds * 1000,
    // Documents have been checked by then, see onSubscribe.
    validate: () => [],
    onSubscribe: ({ connectionParams, extra }, id, payload) => door.enter(extra, id, payload, connectionParams),
    context: ({ connectionParams, extra }, _id, payload) => {
      const context = contextFrom(authorizationIn(connectionParams), extra.address);
      const operation = extra.client.operations.get(payload);
      if (operation) operation.context = context;
      return context;
    },
    onError: (_context, _id, _payload, errors) => errors.map(formatted),
    onNext: (_context, _id, _payload, _args, { data, errors }) =>
      errors ? { data: data ?? null, errors: errors.map(formatted) } : undefined,
    onComplete: ({ extra: { client } }, _id, payload) => {
      client.operations.get(payload)?.release();
      client.operations.delete(payload);
    },
  });
  return (client, address, listen) => {
    const { protocol } = client;
    const send = (message: string): Promise<void> => client.send(message);
    const close = (code?: number, reason?: string): void => {
      client.close(code, reason);
    };
    const closed = server.opened({ protocol, send, close, onMessage: listen }, { client, address });
    return (code = 1000, reason = '') => closed(code, reason);
  };
}

/** Decides on subscriptions: the limits of HTTP hold, and the number of subscriptions is limited. */
class Door {
  readonly #rules: readonly ValidationRule[] = [...specifiedRules, ...limitRules(), onlyThrough('socket')];
  readonly #addresses: Counters;
  readonly #keys: Counters;

  constructor(private readonly parts: SocketParts) {
    this.#addresses = new Counters(parts.limits.subscriptionsPerAddress);
    this.#keys = new Counters(parts.limits.subscriptionsPerKey);
  }

  /** Lets a subscription in and counts it, or tells what is wrong with it. */
  async enter(
    { client, address }: Extra,
    id: string,
    payload: SubscribePayload,
    params: Params,
  ): Promise<readonly GraphQLError[] | undefined> {
    const asker = askerOf(address, authorizationIn(params));
    await client.turn();
    try {
      await this.parts.budgets.read(asker, COST.document);
      const wrong = this.#unreadable(payload);
      if (wrong) return wrong;
      await this.parts.budgets.read(asker, this.#cost(payload));
      if (!client.isOpen) throw new ApiError('UNAVAILABLE', 'the socket is closed');
      client.operations.set(payload, { id, release: this.#take(client, asker) });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return [new GraphQLError(error.message, { originalError: error })];
    }
  }

  /** Counts one more subscription. Returns what takes it off again. Throws RATE_LIMITED. */
  #take(client: SocketClient, { address, key }: Asker): () => void {
    if (client.operations.size >= SUBSCRIPTIONS_MAX) throw tooMany('on this socket');
    if (!this.#addresses.take(address)) throw tooMany('from this address');
    if (key !== null && !this.#keys.take(key)) {
      this.#addresses.give(address);
      throw tooMany('with this key');
    }
    return () => {
      this.#addresses.give(address);
      if (key !== null) this.#keys.give(key);
    };
  }

  #cost({ query, variables, operationName }: SubscribePayload): number {
    return costOf({ schema: this.parts.schema, document: parse(query), variables, operationName });
  }

  /**
   * The errors of a document; empty if it is sound. If graphql-ws read and checked documents itself, a document that
   * cannot be read would end the socket with all its other subscriptions.
   */
  #unreadable({ query }: SubscribePayload): readonly GraphQLError[] | undefined {
    try {
      const { schema } = this.parts;
      const document = withTextsAsIds(schema, parse(query, { maxTokens: LIMITS.tokens }));
      const faults = validate(schema, document, this.#rules);
      return faults.length > 0 ? faults : undefined;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof RangeError) return [new GraphQLError(error.message, { originalError: error })];
      throw error;
    }
  }
}

function tooMany(where: string): ApiError {
  return new ApiError('RATE_LIMITED', `too many subscriptions ${where}`);
}

/** `{authorization: "Bearer hk_…"}` or `{key: "hk_…"}`, which is shorter to type. */
function authorizationIn(params: Params): unknown {
  const { authorization, Authorization: capitalised, key } = params ?? {};
  return authorization ?? capitalised ?? (typeof key === 'string' ? `Bearer ${key}` : key);
}

function formatted(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  return error instanceof GraphQLError ? formatError(error.toJSON(), error) : error;
}
