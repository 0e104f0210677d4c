import type { Position } from './position.js';

/** The position with its hidden units among the others, to be shown to their side; never to decide anything in it. */
export function withHidden(position: Position): Position {
  const { hidden, units } = position;
  return hidden ? { ...position, units: { ...units, ...hidden } } : position;
}
