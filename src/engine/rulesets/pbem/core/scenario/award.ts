import type { Position } from '../../../../position/position.js';
import type { Award, Goal } from '../../../../position/terms.js';
import { isActive, isLive, type ItemId, type SideId, type Unit, type UnitId } from '../../../../position/unit.js';
import { itemOf } from '../equipment/items.js';
import { hiddenUnits } from '../hidden/hidden-units.js';

/**
 * How often an award is earned as things stand: once for hexes held, else once for each unit (pbem:23.2d). Hidden units
 * hold and contest hexes as others do; they are no goals.
 */
export function timesEarned(position: Position, { side, goal }: Award): number {
  switch (goal.kind) {
    case 'hold':
      return isHeld(position, side, goal.hexes) ? 1 : 0;
    case 'kill':
      return count(position, goal.units, (unit) => !isLive(unit));
    case 'save':
      return count(position, goal.units, isLive);
    case 'leave':
      return count(position, goal.units, (unit) => isLive(unit) && unit.left === true && !unit.ranAway);
    case 'carry':
      return goal.items.filter((item) => isCarriedOff(position, side, item)).length;
  }
}

/** The award that ends the game because it is now earned in full, or undefined (pbem:23.17). */
export function endingAward(position: Position): Award | undefined {
  return position.terms?.awards?.find(
    (award) => award.ends && timesEarned(position, award) === timesAtMost(award.goal),
  );
}

/** Additional points of a side as things stand (pbem:23.2d). */
export function awardedPoints(position: Position, side: SideId): number {
  const own = (position.terms?.awards ?? []).filter((award) => award.side === side);
  return own.reduce((sum, award) => sum + award.points * timesEarned(position, award), 0);
}

/** Active characters of the side, and none of an enemy, stand on these hexes. */
function isHeld(position: Position, side: SideId, hexes: readonly string[]): boolean {
  const there = [...Object.values(position.units), ...hiddenUnits(position)].filter(
    (unit) => isActive(unit) && unit.hexes.some((hex) => hexes.includes(hex)),
  );
  return there.length > 0 && there.every((unit) => unit.side === side);
}

function isCarriedOff(position: Position, side: SideId, item: ItemId): boolean {
  const carrier = position.units[itemOf(position, item)?.carrier ?? ''];
  return carrier?.left === true && !carrier.ranAway && carrier.side === side;
}

function timesAtMost(goal: Goal): number {
  if (goal.kind === 'hold') return 1;
  return goal.kind === 'carry' ? goal.items.length : goal.units.length;
}

function count({ units }: Position, ids: readonly UnitId[], is: (unit: Unit) => boolean): number {
  return ids.filter((id) => {
    const unit = units[id];
    return unit !== undefined && is(unit);
  }).length;
}
