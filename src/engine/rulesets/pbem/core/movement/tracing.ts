import type { Tracing } from '../../../../board/sight/sight-map.js';
import type { Position } from '../../../../position/position.js';

/** How lines of sight are drawn in a game: between centres under the option alternativeLos (pbem:22.4). */
export function tracingOf({ options }: Position): Tracing {
  return options['alternativeLos'] === true ? 'centres' : 'anyPart';
}
