import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { credentialsIn } from '../access/bearer.js';
import { keyHash } from '../access/key.js';
import type { Limits } from './config.js';
import { ApiError } from './errors.js';

const MINUTE_SECONDS = 60;

/** The client as limits count it: by its address, and by its key from any address. */
export interface Asker {
  readonly address: string;
  /** Hash of the key of the request; null: it has none. It is not known yet whether the key opens anything. */
  readonly key: string | null;
}

/** The client of a request, by its address and its `Authorization` header. */
export function askerOf(address: string, authorization: unknown): Asker {
  const credentials = credentialsIn(authorization);
  return { address, key: credentials.kind === 'key' ? keyHash(credentials.key) : null };
}

/** The budget of each client for this minute. Known in memory: each server counts for itself. */
export class Budgets {
  readonly #mutations: RateLimiterMemory;
  readonly #reads: RateLimiterMemory;

  constructor({ mutationsPerMinute, readCostPerMinute }: Pick<Limits, 'mutationsPerMinute' | 'readCostPerMinute'>) {
    this.#mutations = new RateLimiterMemory({ points: mutationsPerMinute, duration: MINUTE_SECONDS });
    this.#reads = new RateLimiterMemory({ points: readCostPerMinute, duration: MINUTE_SECONDS });
  }

  /** Counts a mutation, whichever it is. Throws RATE_LIMITED. */
  mutation(asker: Asker): Promise<void> {
    return spend(this.#mutations, asker, 1, 'too many mutations');
  }

  /** Counts what something costs to read. Throws RATE_LIMITED. */
  read(asker: Asker, cost: number): Promise<void> {
    return spend(this.#reads, asker, cost, 'too much is read');
  }
}

/**
 * The address pays first, so a client that makes up keys cannot make us remember more keys than its address may spend.
 */
async function spend(limiter: RateLimiterMemory, { address, key }: Asker, points: number, what: string): Promise<void> {
  try {
    await limiter.consume(`address ${address}`, points);
    if (key !== null) await limiter.consume(`key ${key}`, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new ApiError('RATE_LIMITED', `${what}; try again in ${retryAfterSeconds} s`, { retryAfterSeconds });
  }
}
