import { distance } from '../../../hex/lattice.js';
import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { hexOf } from '../core/terrain/ground.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Fire } from '../core/orders/combat-orders.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';
import { aimAt, tableOf, type Aimed } from '../06-missiles/aim.js';
import { shoot } from '../06-missiles/missile.js';
import { targetLine } from '../06-missiles/target.js';
import { incomplete } from './incomplete.js';

/**
 * A shot that the rules forbid is resolved with the die (pbem:1.4b): out of sight, out of range, a second one, or
 * without a missile. Where the rules give no modifiers, the sender states their sum, or the result.
 */
export const forceFire: OrderRule<Fire>['carryOut'] = (course, _side, order, dice) => {
  const { position, stated } = course;
  const [firer, target] = [position.units[order.unit], position.units[order.target]];
  if (!firer || !isCharacter(firer) || firer.sheet.weapon === null || firer.hexes.length === 0) {
    return incomplete(`the facts after it: ${order.unit} has nothing to shoot with`, order.unit);
  }
  if (!target || !isLive(target) || target.hexes.length === 0) {
    return incomplete(`the facts after it: ${order.target} cannot be hit`, order.target);
  }
  const { weapon } = firer.sheet;
  const aimed = aimAt(position, firer, weapon, target, order);
  if (aimed.ok) {
    shoot(course, aimed.value, dice);
    return null;
  }
  if (aimed.refusal.code !== 'illegal') return aimed.refusal;
  if (stated?.modifier === undefined && stated?.result === undefined) {
    return incomplete('the modifier of the shot, or its result', order.unit);
  }
  const forced = aimedAnyway(position, firer, weapon, target, order);
  if (!forced.ok) return forced.refusal;
  shoot(course, forced.value, dice);
  return null;
};

/** A shot for which the rules give no modifiers: the stated sum takes the place of that of the weapon. */
function aimedAnyway(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  target: Unit,
  order: Pick<Fire, 'from' | 'at'>,
): Ruled<Aimed> {
  const [from, at] = [order.from ?? firer.hexes[0] ?? '', order.at ?? target.hexes[0] ?? ''];
  if (!firer.hexes.includes(from)) return refused(incomplete(`a hex of ${firer.id}`, from));
  if (!target.hexes.includes(at)) return refused(incomplete(`a hex of ${target.id}`, at));
  const range = distance(hexOf(position, from).cell, hexOf(position, at).cell);
  const modifiers = [{ rule: 'pbem:26.21a', what: weapon, value: 0 }];
  const line = targetLine(target, weapon);
  const shot = { from, at, range, band: 'long' as const, weapon, modifiers, fixes: null };
  return allowed({ firer, target, weapon, shot, line, table: tableOf(position, line) });
}
