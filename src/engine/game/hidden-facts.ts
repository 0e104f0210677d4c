import type { Batch } from './batches.js';
import type { GameEvent } from './event.js';
import type { Frame } from './frame.js';
import type { Bearing } from './veil.js';

/** How long a fact lasts that can influence other events. */
export type Lasting = Exclude<Bearing, 'none'>;

/** How long withheld facts last that can influence the events of this batch; null: nothing relevant is withheld. */
export function hiddenDuring(
  { start, end }: Batch,
  before: Lasting | null,
  withheld: ReadonlyMap<number, Bearing>,
): Lasting | null {
  let hidden = before;
  for (let index = start; index < end; index += 1) {
    const bearing = withheld.get(index);
    if (bearing !== undefined && bearing !== 'none' && (hidden === null || lastsLonger(bearing, hidden)))
      hidden = bearing;
  }
  return hidden;
}

/** How long withheld facts last that can still influence the next batch; null: none can. */
export function hiddenAfter(
  frame: Frame,
  log: readonly GameEvent[],
  { start, end }: Batch,
  during: Lasting | null,
): Lasting | null {
  if (during === 'game') return during;
  const turnEnds = log.slice(start, end).some((event) => frame.turnEnd(event) !== null);
  return during === 'turn' && !turnEnds ? during : null;
}

/** Whether a fact lasts longer than another. */
export function lastsLonger(one: Lasting, other: Lasting): boolean {
  return LENGTH[one] > LENGTH[other];
}

const LENGTH = { order: 1, turn: 2, game: 3 } as const satisfies Record<Lasting, number>;
