import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_FIRST_MS = 20;
const PAUSE_MAX_MS = 1000;

/** How long something is tried, and which failures it is tried again after. */
export interface Patience {
  readonly withinMs: number;
  /** Whether the failure passes, or leaves open what was done, so that doing it once more helps. */
  readonly isPassing: (error: unknown) => boolean;
}

/**
 * Does something again after failures that pass, with growing pauses. `attempt` is told how often it failed before, and
 * must be something that may be done twice. Throws the last failure when the time is over, and any other at once.
 */
export async function settled<Result>(
  attempt: (failures: number) => Promise<Result>,
  { withinMs, isPassing }: Patience,
): Promise<Result> {
  const until = performance.now() + withinMs;
  for (let failures = 0, pauseMs = PAUSE_FIRST_MS; ; failures += 1, pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS)) {
    try {
      return await attempt(failures);
    } catch (error) {
      if (!isPassing(error) || performance.now() + pauseMs > until) throw error;
      await sleep(pauseMs);
    }
  }
}
