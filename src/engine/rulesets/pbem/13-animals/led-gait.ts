import type { HexName } from '../../../board/field.js';
import type { Gait } from '../core/orders/path-step.js';

/**
 * How a unit goes from some hexes to others (head first), which tells the gait of a horse without its being named
 * (pbem:7.6).
 */
export function gaitTo(from: readonly HexName[], to: readonly HexName[]): Gait {
  const [head, rear] = from;
  if (rear === undefined) return 'step';
  if (to[1] === head) return 'forward';
  if (to[1] === rear) return 'pivotForward';
  return to[0] === rear ? 'backward' : 'pivotBackward';
}
