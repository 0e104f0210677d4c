import { ApiError } from '../errors.js';
import type { RequestContext } from './context.js';

/**
 * How many long lists one operation may ask for: all that is seen, all that can be reached, legal orders, pending
 * decisions.
 */
export const SWEEPS_MAX = 10;
/** The orders of a whole side are the longest list there is: it counts as so many. */
export const LEGAL_SWEEPS = 3;

const swept = new WeakMap<RequestContext, number>();

/** Counts a list as one more, or as so many more. Throws QUERY_TOO_COMPLEX. */
export function countSweep(context: RequestContext, sweeps = 1): void {
  const count = (swept.get(context) ?? 0) + sweeps;
  swept.set(context, count);
  if (count <= SWEEPS_MAX) return;
  throw new ApiError(
    'QUERY_TOO_COMPLEX',
    `visibleFrom, reach, wayOn, foresee, orders of actors and of a planned turn, stepEnds, pending, lists of legal orders and siegeOrders may be asked ${SWEEPS_MAX} times in an operation; legal orders without a unit, lost and siegeOrders count as ${LEGAL_SWEEPS}`,
  );
}
