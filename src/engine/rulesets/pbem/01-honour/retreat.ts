import type { OrderRule } from '../core/order-rule.js';
import type { Retreat } from '../core/orders/combat-orders.js';
import { goAway, owedBy } from '../04-sequence/retreat.js';
import { retreatChoice } from '../10-results/retreat-choice.js';
import { standing } from '../10-results/retreat-way.js';
import { incomplete } from './incomplete.js';
import { walkedOnHonour } from './path.js';

/** A retreat along a way that the rules forbid is made as it is ordered, without a penalty (pbem:1.4b). */
export const forceRetreat: OrderRule<Retreat>['carryOut'] = (course, side, order, dice) => {
  const { position } = course;
  const decision = owedBy(position, side, order.unit);
  const unit = position.units[order.unit];
  if (!decision || !unit || decision.about.falls) return incomplete(`where ${order.unit} is after it`, order.unit);
  const walked = walkedOnHonour(position, unit, order.path);
  if (!walked.ok) return walked.refusal;
  const choice = { ...retreatChoice(position, unit, decision.about), complete: true };
  const { steps } = walked.value;
  const hexes = steps.at(-1)?.hexes ?? unit.hexes;
  goAway(course, decision, choice, { ...standing(choice.flight), steps, hexes, count: steps.length }, dice);
  return null;
};
