import type { Course } from '../../../game/course.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Cart } from '../../../position/cart.js';
import type { Position } from '../../../position/position.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PushStep } from '../core/events/carts.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Push } from '../core/orders/cart-orders.js';
import { cartNamed } from '../core/carts/carts.js';
import { whyBurns } from '../core/burning/fires.js';
import { beneath, leaveMelees, whyBoarded } from '../07-movement/draught.js';
import { noCart } from './hitching.js';
import { crewOf, mpOfCrew } from './push-crew.js';
import { listPushes } from './push-list.js';
import { pushStep, teamOf, whyNotStopThere, type Standing, type Team } from './push-step.js';

/**
 * Two or more on foot push a cart with all that they have of MP (pbem:14m to 14u); nobody is pinned by it (pbem:14l).
 */
export const PUSH: OrderRule<Push> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ carts }) => carts !== undefined,
  units: ({ units }) => units,
  carryOut(course, _side, order) {
    const cart = cartNamed(course.position, order.cart);
    if (!cart) return noCart(order.cart);
    const judged = judge(course.position, cart, order);
    if (!judged.ok) return judged.refusal;
    carryOutPush(course, cart, order, judged.value);
    return null;
  },
  list: (position, _side, unit) => listPushes(position, unit),
};

function carryOutPush(course: Course<PbemEvent>, cart: Cart, { units }: Push, steps: readonly PushStep[]): void {
  const { position } = course;
  const hexes = steps.at(-1)?.hexes ?? cart.hexes;
  const mp = steps.reduce((sum, step) => sum + step.mp, 0);
  const spent = units.map((id) => {
    const unit = position.units[id];
    return unit ? mpaOf(position, unit) : 0;
  });
  const under = beneath(position, cart, hexes);
  course.emit({
    type: 'CartPushed',
    data: { cart: cart.id, units, steps, mp, spent, under, rule: 'pbem:14n' },
  });
  leaveMelees(course, cart);
  for (const unit of units) course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:14p' } });
}

/** Why a cart is not pushed at all, whoever pushes it, or null (pbem:14o, 14z, 20.1g). */
function whyNotPushed(position: Position, cart: Cart): Refusal | null {
  if (cart.draft === undefined) return whyBurns(position, cart.id) ?? whyBoarded(cart);
  return forbidden('pbem:14o', `${cart.draft} must first be unhitched from ${cart.id}`, cart.id).refusal;
}

function judge(position: Position, cart: Cart, { units, path }: Push): Ruled<readonly PushStep[]> {
  const fixed = whyNotPushed(position, cart);
  if (fixed) return refused(fixed);
  const crew = crewOf(position, cart, units);
  if (!crew.ok) return crew;
  const team = teamOf(position, cart, crew.value);
  const steps: PushStep[] = [];
  let from: Standing = { hexes: cart.hexes, crew: crew.value.map(({ hexes }) => hexes[0] ?? '') };
  for (const [front = '', rear = ''] of path) {
    const step = pushStep(team, from, [front, rear]);
    if (!step.ok) return step;
    steps.push(step.value);
    from = step.value;
  }
  const wrong = whyTooFar(team, steps) ?? whyNotStopThere(team, from);
  return wrong ? refused(wrong) : allowed(steps);
}

function whyTooFar({ crew, cart }: Team, steps: readonly PushStep[]): Refusal | null {
  const mp = steps.reduce((sum, step) => sum + step.mp, 0);
  const left = (mpOfCrew(crew) ?? 0) - (cart.mpSpent ?? 0);
  if (mp <= left) return null;
  return forbidden('pbem:14m', `that costs ${cart.id} ${mp} MP, with these pushers it has ${left}`, cart.id).refusal;
}
