import type { Appended } from '../ledger.js';
import { settled } from '../settle.js';
import { isPassing } from './failure.js';

/**
 * Makes an append once more as long as nobody knows whether it was made: each attempt begins by looking for what its
 * command has appended. `attempt` leaves in `tried` the last hash of what it inserted without an answer; what is found
 * with such a hash later was not there before.
 */
export async function appendSettled(
  attempt: (tried: Set<string>) => Promise<Appended>,
  withinMs: number,
  isOpen: () => boolean,
): Promise<Appended> {
  const tried = new Set<string>();
  const patience = { withinMs, isPassing: (error: unknown) => isOpen() && isPassing(error) };
  const appended = await settled(() => attempt(tried), patience);
  return tried.has(appended.lastHash) ? { ...appended, repeated: false } : appended;
}
