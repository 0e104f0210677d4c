import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed } from '../../../game/refusal.js';
import { aim, previewOf, type Aimed } from './aim.js';
import { bookOf } from '../core/books/of.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import { deflected } from './deflection.js';
import { noteAmbushByFire } from '../22-hidden/reveal.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Fire } from '../core/orders/combat-orders.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { sufferResult } from '../10-results/result.js';
import { listShots } from './shot-list.js';
import { letStray } from './stray.js';
import { oneLess, takeShot } from './take-shot.js';
import { effectOn } from './target.js';

/** Missile attacks (pbem:6): one shot at one target, resolved before the next is ordered (pbem:6.1g). */
export const FIRE: OrderRule<Fire> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:4.23a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aim(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    shoot(course, aimed.value, dice);
    return null;
  },
  list: (position, _side, unit) => listShots(position, unit),
  preview(position, _side, order) {
    const aimed = aim(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};

/** Carries out a shot that is aimed: the die, its result on the target, and the missile that strays. */
export function shoot(course: Course<PbemEvent>, aimed: Aimed, dice: Dice): void {
  const { firer, target, weapon, line, table: read } = aimed;
  const facts = takeShot(course, aimed, 'pbem:6.4a', dice);
  const { table, result, from } = facts;
  const missilesLeft = oneLess(firer.missiles);
  course.emit({
    type: 'MissileFired',
    data: {
      unit: firer.id,
      target: target.id,
      ...facts,
      line,
      missilesLeft,
      ...(read.house ? { house: read.house } : {}),
    },
  });
  noteAmbushByFire(course, [firer.id], target.id);
  noticeAttack(course, target.id, 'fire');
  const blow = { rule: table, by: firer.id, from: [firer.id], missile: true, firedFrom: from };
  const effect = deflected(course, target.id, weapon, effectOn(target, weapon, result), dice);
  sufferResult(course, target.id, effect, blow, dice);
  letStray(course, aimed, facts, dice);
  // Siege lets the target retreat before the next shot (siege-en:1.321c).
  if (bookOf(course.position).sequence.fireRetreats === 'atOnce') settleForced(course, dice);
}
