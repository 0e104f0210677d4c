import type { LogEntry } from './log-entry.js';

/** An event whose time cannot be true. */
export interface WrongTime {
  readonly revision: number;
  readonly because: string;
}

/**
 * Events that are recorded at an earlier time than an event before them, or at none. Of the events of one command only
 * the first is found, since all have the same time.
 */
export function wrongTimes(entries: readonly LogEntry[]): readonly WrongTime[] {
  const found: WrongTime[] = [];
  let [latest, command] = [Number.NEGATIVE_INFINITY, ''];
  for (const { covered } of entries) {
    const { commandId, revision, metadata } = covered;
    const time = Date.parse(metadata.recordedAt);
    const told = metadata.recordedAt.slice(0, 40);
    const isKnown = command === commandId && found.length > 0;
    if (Number.isNaN(time)) {
      if (!isKnown) found.push({ revision, because: `${told} is no time` });
    } else if (time < latest) {
      if (!isKnown) found.push({ revision, because: `it is recorded at ${told}, and an event before it later` });
    } else latest = time;
    command = commandId;
  }
  return found;
}
