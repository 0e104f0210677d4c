import type { OrderRule } from '../core/order-rule.js';
import type { Move } from '../core/orders/movement-orders.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { stepsAsStated } from '../07-moves/movement.js';
import { leftBehind } from '../11-melee/melee.js';
import { moveAlong, tellMove } from '../08-pinning/passing.js';
import { incomplete } from './incomplete.js';
import { walkedOnHonour } from './path.js';

/**
 * A move that the rules forbid is walked to its end (pbem:1.4b): too dear, pinned or in melee. Enemies on the way may
 * still try to pin, unless the unit breaks out of a melee, whose links end where nobody is ADJACENT any more.
 */
export const forceMove: OrderRule<Move>['carryOut'] = (course, _side, { unit: id, path, charge }, dice) => {
  const { position, stated } = course;
  const unit = position.units[id];
  if (!unit || unit.hexes.length === 0) return incomplete(`where ${id} is after it`, id);
  const walked = walkedOnHonour(position, unit, path);
  if (!walked.ok) return walked.refusal;
  if (!walked.value.isPriced && stated?.mp === undefined) return incomplete('the MP of the path', id);
  const steps = stepsAsStated(stated, walked.value.steps);
  if (charge) course.emit({ type: 'ChargeDeclared', data: { unit: id, targets: charge } });
  const last = steps.at(-1);
  if (last && isInMelee(position, id)) {
    const left = leftBehind(position, unit, last.hexes, last.half);
    tellMove(course, id, steps);
    breakMelee(course, id, 'pbem:11.41b', left);
  } else moveAlong(course, id, steps, dice);
  return null;
};
