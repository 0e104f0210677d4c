import type { FieldHex } from '../../../../board/field.js';
import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, isMounted, type Unit, isDragon } from '../../../../position/unit.js';
import { liveUnitsIn } from '../movement/occupancy.js';

/**
 * Why a unit cannot go there through water, or null. Only healthy characters, horses and the dragon can wade deep water
 * (pbem:17.42c, 13.5), and a wounded man if his die lets him (17.42e). A unit can leave bottomless water only by a
 * climbing-out roll (17.11c), and not into a hex that another unit holds (17.12c).
 */
export function whyNotThroughWater(position: Position, unit: Unit, from: FieldHex, hex: FieldHex): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => forbidden(rule, because, hex.name).refusal;
  if (from.depth === 'bottomless' && hex.depth !== 'bottomless') {
    if (unit.acts.climbs === undefined) return refusal('pbem:17.11c', `${unit.id} swims and has not climbed out`);
    const [other] = liveUnitsIn(position, hex.name, unit);
    if (other) return refusal('pbem:17.12c', `${other.id} is in ${hex.name}, and nobody climbs out over him`);
  }
  if (hex.depth !== 'deep' || isMounted(unit) || isDragon(unit)) return null;
  if (!isCharacter(unit)) {
    return unit.sheet.kind === 'horse' ? null : refusal('pbem:17.42c', `${unit.id} does not go into deep water`);
  }
  if (unit.health === 'healthy' || unit.acts.wades) return null;
  return refusal('pbem:17.42c', `${unit.id} is wounded and does not go into deep water`);
}
