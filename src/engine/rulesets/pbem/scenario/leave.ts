import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { letGo } from '../animals/end-lead.js';
import { isInMelee } from '../melee/melee.js';
import { mpLeft, whyImmobile } from '../movement/mobility.js';
import type { OrderRule } from '../order-rule.js';
import type { Leave } from '../orders/movement-orders.js';

/**
 * Leaving the map for good where the scenario lets the side do so (pbem:23.14): 1 MP for each hex that the unit stands
 * on, for it is onboard until the last of it has left (pbem:3.1b). Who is in melee must get out of it first. What he carries
 * goes along, animals that he leads stay.
 */
export const LEAVE: OrderRule<Leave> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id }) {
    const unit = course.position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const barred = whyNotLeave(course.position, unit);
    if (barred) return barred;
    letGo(course, id, 'pbem:13.7q');
    course.emit({ type: 'UnitLeft', data: { unit: id, from: unit.hexes, mp: price(unit), rule: 'pbem:3.1b' } });
    return null;
  },
  list: (position, _side, unit) =>
    whyNotLeave(position, unit)
      ? []
      : [{ order: { type: 'Leave', unit: unit.id }, mp: price(unit), summary: 'leave the map' }],
};

function price({ hexes }: Unit): number {
  return hexes.length;
}

function whyNotLeave(position: Position, unit: Unit): Refusal | null {
  const immobile = whyImmobile(position, unit);
  if (immobile) return immobile;
  const subject = unit.id;
  const where = unit.hexes.join('-');
  const exits = (position.terms?.exits ?? []).filter(({ side }) => side === unit.side);
  const head = unit.hexes[0];
  if (head === undefined || !exits.some(({ hexes }) => hexes.includes(head))) {
    const because = `${subject} cannot leave the map from ${where}: the scenario has no exit there for his side`;
    return { code: 'illegal', rule: 'pbem:23.14', because, subject };
  }
  if (isInMelee(position, subject)) {
    return {
      code: 'illegal',
      rule: 'pbem:11.41a',
      because: `${subject} is in melee: one hex is all he withdraws`,
      subject,
    };
  }
  if (price(unit) <= mpLeft(position, unit)) return null;
  const because = `leaving costs ${subject} ${price(unit)} MP, ${mpLeft(position, unit)} are left`;
  return { code: 'illegal', rule: 'pbem:7.3c', because, subject };
}
