import type { Position } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import { unitsOfKind } from '../units-of-kind.js';

/** Two bearers have carried this unit in the movement step of this player turn (pbem:12.23b). */
export function isCarried(position: Position, id: UnitId): boolean {
  return unitsOfKind(position, 'joint').some(({ acts }) => acts.bears === id);
}
