import type { GameEvent } from './event.js';
import type { Frame } from './frame.js';

/** The events of one order, or the set-up of a game, by their indexes in a log. */
export interface Batch {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The batches of a log, in its order. Every order begins a batch; the events before the first order are the set-up. */
export function batchesOf(frame: Frame, log: readonly GameEvent[]): readonly Batch[] {
  const batches: Batch[] = [];
  let start = 0;
  for (let end = 1; end <= log.length; end += 1) {
    const next = log[end];
    if (next && !frame.order(next)) continue;
    batches.push({ start, end });
    start = end;
  }
  return batches;
}
