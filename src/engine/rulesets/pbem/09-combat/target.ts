import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { isCaptive } from '../core/captives/captive.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { strikesIntoWater } from '../17-water/spear.js';

/** Checks whether a side may attack a unit at all, wherever it is. */
export function targetRefused(unit: Unit, side: string | null): Refusal | null {
  const { id } = unit;
  if (unit.rider !== null) return forbidden('pbem:9.6c', `${id} is ridden: attack ${unit.rider}`, id).refusal;
  if (!isLive(unit)) return forbidden('pbem:10.0a', `${id} is dead`, id).refusal;
  if (isCaptive(unit)) return forbidden('pbem:22.7n', `${id} is a prisoner`, id).refusal;
  if (isCharacter(unit) && unit.side === side) return forbidden('pbem:9.2c', `${id} is a friend`, id).refusal;
  return null;
}

/**
 * The attacker may strike at the target from the place where he stands, or reaches it in the water with his spear
 * (pbem:9.1a, 17.5c).
 */
export function reaches(position: Position, attacker: Unit, target: Unit): boolean {
  return isAdjacentTo(position, attacker, target) || strikesIntoWater(position, attacker, target);
}
