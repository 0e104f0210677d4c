import type { Position } from './position.js';

/**
 * The position with its hidden units among the others, to be shown to their side; it is never used to decide an order.
 */
export function withHidden(position: Position): Position {
  const { hidden, units } = position;
  return hidden ? { ...position, units: { ...units, ...hidden } } : position;
}
