import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, type CombinedError, fetchExchange, type OperationResult } from 'urql';
import { POSSIBLE_TYPES } from './generated';
import { keyHeaders } from './key-headers';
import { isAnswer, patientFetch, untilAnswered } from './connection';

const clients = new Map<string | null, Client>();

/** No id of these names one thing in the world, so that they stay within what they were asked of. */
const PARTS = ['ScenarioSide', 'PendingDecision', 'Thing'] as const;
const KEYS = Object.fromEntries(PARTS.map((part) => [part, () => null]));

/**
 * The client for whoever holds a key, or looks without one. Each has a cache of its own: what one seat sees never
 * shows for another.
 */
export function clientFor(key: string | null): Client {
  const known = clients.get(key);
  if (known) return known;
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: patientFetch,
    exchanges: [cacheExchange({ keys: KEYS, possibleTypes: POSSIBLE_TYPES }), fetchExchange],
    fetchOptions: () => ({ headers: keyHeaders(key) }),
  });
  clients.set(key, client);
  return client;
}

/**
 * Sends a command until there is an answer. It names itself (by an idempotency key, a command id or a key of one's
 * own), so that it is carried out once, however often it is sent.
 */
export function commanded<Result extends OperationResult>(send: () => Promise<Result>): Promise<Result> {
  return untilAnswered(send, ({ error }) => {
    const response: unknown = error?.response;
    return !error || (response instanceof Response && isAnswer(response.status));
  });
}

/** The message of an error, with the server's code; null: there was no answer. `facts`: what it says besides. */
export interface Trouble {
  readonly code: string | null;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export function troubleIn(error: CombinedError | undefined): Trouble | null {
  if (!error) return null;
  const [first] = error.graphQLErrors;
  if (!first) return { code: null, message: 'The server does not answer. The page tries again.', facts: {} };
  const { code } = first.extensions;
  return { code: typeof code === 'string' ? code : null, message: first.message, facts: first.extensions };
}
