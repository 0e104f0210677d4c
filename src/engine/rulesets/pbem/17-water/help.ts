import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { carryCost } from '../12-equipment/load.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { isAtBank, landingsOf } from './way-out.js';
import { isFoundering, isSwimmer } from '../core/water/water.js';

/** A character with a lower MPA than this cannot help (pbem:12.21a). */
const HELPER_MPA_MIN = 3;

/** The rule of help for a unit in the water: help to climb out, or to stand in deep water (pbem:17.12b, 17.42f). */
export function ruleOfHelp(position: Position, helped: Unit): string {
  return isFoundering(position, helped) ? 'pbem:17.42f' : 'pbem:17.12b';
}

/**
 * The unit that helps a unit in the water in this movement phase; a second helper adds nothing (pbem:17.12b, 17.42f).
 */
export function helperOf({ units }: Position, { id }: Unit): Unit | undefined {
  return Object.values(units).find((unit) => unit.acts.helping === id && unit.acts.gave === id && isActive(unit));
}

/**
 * Why a unit cannot help another one in the water, or null. The helper needs his full MPA, must help before the die is
 * rolled, and must be on foot (pbem:17.12b, 12.22).
 */
export function whyNotHelpInWater(position: Position, unit: Unit, helped: Unit): Refusal | null {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const rule = ruleOfHelp(position, helped);
  const refusal = (because: string, by = rule): Refusal => illegal(by, because, unit.id);
  const climbs = isSwimmer(position, helped) && isAtBank(position, helped);
  if (helped.id === unit.id || helped.side !== unit.side || (!climbs && !isFoundering(position, helped))) {
    return refusal(`${helped.id} is no friend whom one could help in the water`);
  }
  if (climbs && landingsOf(position, helped).length === 0) {
    return refusal(`all hexes into which ${helped.id} could climb are held`, 'pbem:17.12c');
  }
  if (helped.acts.swam) return refusal(`${helped.id} has rolled already; help is given before`);
  if (unit.acts.mpSpent > 0 || unit.stride > 0) {
    return refusal(`${unit.id} has moved; such help takes the full MPA`, 'pbem:12.22');
  }
  if (mpaOf(position, unit) < HELPER_MPA_MIN) return refusal(`${unit.id} has too few MP to help anybody`);
  if (unit.acts.fired.length > 0) return refusal(`${unit.id} has fired in this turn and helps nobody`);
  if (carryCost(position, unit) > 0) return refusal(`${unit.id} has no hand free`);
  return isAdjacentTo(position, unit, helped) ? null : refusal(`${helped.id} is not ADJACENT to ${unit.id}`);
}

/** Why no unit can lend MP to this unit, or null: in the water help takes another form (pbem:17.12b, 17.42f). */
export function whyHelpedOtherwise(position: Position, helped: Unit): Refusal | null {
  if (!isSwimmer(position, helped) && !isFoundering(position, helped)) return null;
  const because = `${helped.id} is in the water and is helped with a full MPA`;
  return illegal(ruleOfHelp(position, helped), because, helped.id);
}
