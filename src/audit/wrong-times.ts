import type { LogEntry } from './log-entry.js';

/** An event whose time cannot be true. */
export interface WrongTime {
  readonly revision: number;
  readonly because: string;
}

/** A forged time may be a text of any length. */
const TOLD_MAX = 40;

/**
 * Events that are recorded at an earlier time than an event before them, or at none. Of the events of one command only
 * the first is found, since all have the same time.
 */
export function wrongTimes(entries: readonly LogEntry[]): readonly WrongTime[] {
  const found = new Map<string, WrongTime>();
  let latest = Number.NEGATIVE_INFINITY;
  for (const { covered } of entries) {
    const { commandId, revision, metadata } = covered;
    const time = Date.parse(metadata.recordedAt);
    const told = metadata.recordedAt.slice(0, TOLD_MAX);
    if (time >= latest) latest = time;
    else if (!found.has(commandId)) {
      const because = Number.isNaN(time)
        ? `${told} is no time`
        : `it is recorded at ${told}, and an event before it later`;
      found.set(commandId, { revision, because });
    }
  }
  return [...found.values()];
}
