import { isLive } from '../../../position/unit.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { strike } from '../09-attacks/combat.js';
import { combatNamed } from '../09-combat/attack-check.js';
import { incomplete } from './incomplete.js';

/**
 * An attack that the rules forbid is resolved with the die (pbem:1.4b): on a unit that is not ADJACENT, or a second
 * one. The stated column is read where the sender states one.
 */
export const forceAttack: OrderRule<Attack>['carryOut'] = (course, _side, order, dice) => {
  const combat = combatNamed(course.position, order);
  const { attackers, defenders } = combat;
  const gone = [...attackers, ...defenders].find((unit) => !isLive(unit) || unit.hexes.length === 0);
  if (gone || attackers.length < order.attackers.length || defenders.length < order.defenders.length) {
    return incomplete('the facts after it: somebody in this combat is dead or not on the map', gone?.id);
  }
  strike(course, combat, dice);
  return null;
};
