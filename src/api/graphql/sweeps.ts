import { ApiError } from '../errors.js';
import type { RequestContext } from './context.js';

/** Questions about the whole map (all that is seen, all that is reached) that one operation may ask. */
export const SWEEPS_MAX = 10;

const swept = new WeakMap<RequestContext, number>();

/** Counts one more. Throws QUERY_TOO_COMPLEX. */
export function countSweep(context: RequestContext): void {
  const count = (swept.get(context) ?? 0) + 1;
  swept.set(context, count);
  if (count <= SWEEPS_MAX) return;
  throw new ApiError('QUERY_TOO_COMPLEX', `visibleFrom and reach may be asked ${SWEEPS_MAX} times in an operation`);
}
