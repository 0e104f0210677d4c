import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { isRampart, sideTowards } from '../../../board/location.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import { isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FixTorch } from '../core/orders/burning-and-light-orders.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** Torches that are in holders of a hex. */
interface Fixed {
  readonly hex?: HexName | null;
  readonly fixed?: true;
}

/** Holders that are left in a hex: one to each inner hexside of a building or castle wall (pbem:21.32c, 20.4g). */
export function holdersLeft(field: Field, hex: FieldHex, items: readonly Fixed[]): number {
  const taken = items.filter((item) => item.fixed === true && field.hex(item.hex ?? '') === hex).length;
  return DIRECTION_INDICES.filter((direction) => isInnerWall(hex, hex.neighbours[direction], direction)).length - taken;
}

/** A wall of the building that the hex is in, or the wall under a rampart whose battlements look the other way. */
function isInnerWall(hex: FieldHex, beside: FieldHex | null | undefined, direction: 0 | 1 | 2 | 3 | 4 | 5): boolean {
  if (!beside) return false;
  const side = sideTowards(hex, direction, beside);
  if (TERRAIN_FACTS[hex.terrain].roofed) return side === 'buildingWall' || side === 'arrowSlit';
  const rises = isRampart(beside) && beside.level > hex.level;
  return rises && side !== 'battlement';
}

/** MP of fixing a torch in a holder (pbem:21.32d, 20.4g); to take it from there costs what picking up does. */
const FIX_MP = 2;

/** A torch is fixed in a holder on a wall of the bearer's hex, as a part of his movement (pbem:21.32c). */
export const FIX_TORCH: OrderRule<FixTorch> = {
  when: { steps: ['movement'] },
  rule: 'pbem:21.32d',
  near: true,
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item }) {
    const { position } = course;
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const refusal = whyNotReach(position, unit) ?? whyNotFix(position, unit, item);
    if (refusal) return refusal;
    const [hex = ''] = unit.hexes;
    const half = unit.half === undefined ? {} : { half: unit.half };
    course.emit({ type: 'TorchFixed', data: { unit: id, item, hex, ...half, mp: FIX_MP, rule: 'pbem:21.32d' } });
    return null;
  },
  list(position, _side, unit) {
    if (position.items === undefined || whyNotReach(position, unit)) return [];
    return itemsOf(position, unit.id)
      .filter(({ id }) => whyNotFix(position, unit, id) === null)
      .map(({ id }): LegalOrder<FixTorch> => {
        return { order: { type: 'FixTorch', unit: unit.id, item: id }, mp: FIX_MP, summary: `fix ${id} in a holder` };
      });
  },
};

/** Why a unit can use no holder now, or null. */
function whyNotReach(position: Position, unit: Unit): Refusal | null {
  const { id } = unit;
  if (isMounted(unit)) return illegal('pbem:12.5a', `${id} is mounted and reaches no holder`, id);
  if (isInMelee(position, id)) return illegal('pbem:12.5g', `${id} is in melee`, id);
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const [hex = ''] = unit.hexes;
  if (holdersLeft(fieldOfGame(position), hexOf(position, hex), position.items ?? []) <= 0) {
    return illegal('pbem:21.32c', `there is no free holder in ${hex}`, hex);
  }
  const left = mpLeft(position, unit);
  return left < FIX_MP ? illegal('pbem:21.32d', `fixing a torch costs ${FIX_MP} MP, ${left} are left`, id) : null;
}

function whyNotFix(position: Position, { id }: Unit, name: string): Refusal | null {
  const item = itemOf(position, name);
  if (item?.carrier !== id) return illegal('pbem:20.4g', `${id} carries no ${name}`, name);
  return item.kind === 'torch' ? null : illegal('pbem:20.4g', `${name} is no torch`, name);
}
