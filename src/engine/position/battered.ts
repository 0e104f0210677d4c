import type { Position } from './position.js';
import type { Tally } from './tally.js';

/**
 * The position with other points taken off a target. Nothing taken off is no member at all, so that a position is the
 * same as if nobody had ever battered.
 */
export function withTally({ battered = {}, ...rest }: Position, what: string, tally: Tally): Position {
  const others = Object.fromEntries(Object.entries(battered).filter(([name]) => name !== what));
  const points = Object.fromEntries(Object.entries(tally).filter(([, taken]) => taken !== 0));
  const all = Object.keys(points).length === 0 ? others : { ...others, [what]: points };
  return Object.keys(all).length === 0 ? rest : { ...rest, battered: all };
}

/** The position without any tally of something that is no more. */
export function withoutTally(position: Position, what: string): Position {
  return position.battered?.[what] === undefined ? position : withTally(position, what, {});
}
