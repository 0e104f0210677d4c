import { setTimeout as sleep } from 'node:timers/promises';
import { credentialsIn } from '../access/bearer.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import { EVENT_DEFINITIONS } from '../library/rulesets.js';
import type { FeedFilter } from '../play/feed/contract.js';
import type { Asker, Budgets } from './budgets.js';
import { ApiError } from './errors.js';
import { COST } from './graphql/cost.js';

const KINDS = ['game', 'siege'] as const satisfies readonly PlayedKind[];
/** Every event type of games and sieges. */
const TYPES = new Set(Object.values(EVENT_DEFINITIONS).flatMap((definitions) => Object.keys(definitions)));
/** Values of one member of a filter. */
const VALUES_MAX = 200;

/** A filter as a client wrote it. */
export interface WrittenFilter {
  readonly kinds?: readonly string[] | null;
  readonly ids?: readonly string[] | null;
  readonly types?: readonly string[] | null;
  readonly within?: readonly string[] | null;
  readonly tournaments?: readonly string[] | null;
  readonly mine?: boolean | null;
}

/**
 * The key of an `Authorization` header, or null. A key that opens no seat reads what everybody may. Throws
 * UNAUTHENTICATED.
 */
export function keyOfReader(authorization: unknown): string | null {
  const credentials = credentialsIn(authorization);
  if (credentials.kind === 'malformed') throw new ApiError('UNAUTHENTICATED', 'this is no key');
  return credentials.kind === 'key' ? credentials.key : null;
}

/** The filter that a client wrote. The feed asks whether there are the games and tournaments. Throws BAD_INPUT. */
export function feedFilterOf({ kinds, ids, types, within, tournaments, mine }: WrittenFilter): FeedFilter {
  for (const [name, values] of Object.entries({ kinds, ids, types, within, tournaments })) {
    const count = values?.length ?? 1;
    if (count < 1 || count > VALUES_MAX)
      throw badFilter(`${name} names ${count} values; it may name 1 to ${VALUES_MAX}`);
  }
  const unknown = types?.find((type) => !TYPES.has(type));
  if (unknown !== undefined) throw badFilter(`there are no events of the type ${unknown.slice(0, 60)}`);
  return {
    ...(kinds ? { kinds: kinds.map(kindOf) } : {}),
    ...(ids ? { ids } : {}),
    ...(types ? { types } : {}),
    ...(within ? { within } : {}),
    ...(tournaments ? { tournaments } : {}),
    ...(mine === true ? { mine } : {}),
  };
}

/**
 * Takes the price of each page from the asker's budget. A reader who has begun waits where the budget is spent; before
 * that the refusal is thrown. Throws RATE_LIMITED.
 */
export function payingFrom(
  budgets: Budgets,
  asker: Asker,
  isBegun: () => boolean,
  signal: AbortSignal,
): (events: number) => Promise<void> {
  return async (events) => {
    while (!signal.aborted) {
      try {
        await budgets.read(asker, events * COST.followedEvent);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || !isBegun()) throw error;
        const { retryAfterSeconds = 1 } = error.facts;
        await sleep(Number(retryAfterSeconds) * 1000, undefined, { signal }).catch(() => undefined);
      }
    }
  };
}

function kindOf(text: string): PlayedKind {
  const kind = KINDS.find((one) => one === text);
  if (!kind) throw badFilter(`kind is ${text.slice(0, 60)}; it may be ${KINDS.join(' or ')}`);
  return kind;
}

function badFilter(because: string): ApiError {
  return new ApiError('BAD_INPUT', because);
}
