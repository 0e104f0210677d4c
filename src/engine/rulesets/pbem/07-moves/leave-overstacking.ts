import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { unitsSharing } from '../core/movement/occupancy.js';
import { hexMates } from '../core/movement/overstacking.js';
import { reach } from '../07-movement/reach.js';

/**
 * The movement step cannot be closed while a unit of the side in turn stands in an overstacked hex that it can leave
 * (pbem:7.26a). Neutral units and animals are no player's duty (pbem:7.26b).
 */
export function leaveOverstacking(position: Position): Refusal | null {
  const { step, side } = position.turn;
  if (step !== 'movement') return null;
  const unit = unitsSharing(position).find(
    (one) => one.side === side && isCharacter(one) && hexMates(position, one).length > 0 && canLeave(position, one),
  );
  if (!unit) return null;
  const because = `${unit.id} must leave the overstacked ${unit.hexes.join('-')}`;
  return { code: 'illegal', rule: 'pbem:7.26a', because, subject: unit.id };
}

function canLeave(position: Position, unit: Unit): boolean {
  if (whyImmobile(position, unit) || whyBarred(position, unit, 'Move')) return false;
  return reach(position, unit, mpLeft(position, unit)).length > 0;
}
