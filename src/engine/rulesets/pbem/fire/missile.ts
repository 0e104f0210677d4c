import { allowed } from '../../../game/refusal.js';
import { aim, previewOf } from './aim.js';
import { deflected } from './deflection.js';
import { openFirePart } from './open-part.js';
import { fireResult, finalRoll, TABLE_OF_LINE } from './missile-tables.js';
import { noteAmbushByFire } from '../hidden/ambush.js';
import type { OrderRule } from '../order-rule.js';
import type { Fire } from '../orders.js';
import { noticeAttack } from '../results/aftermath.js';
import { sufferResult } from '../results/result.js';
import { drmOf } from './shot.js';
import { listShots } from './shot-list.js';
import { effectOn } from './target.js';

/** Missile attacks (pbem:6): one shot at one target, resolved before the next is ordered (pbem:6.1g). */
export const FIRE: OrderRule<Fire> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:4.23a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aim(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, target, weapon, shot, line } = aimed.value;
    openFirePart(course, firer, weapon);
    if (shot.fixes !== null) {
      course.emit({ type: 'CoverFixed', data: { unit: target.id, against: shot.fixes, rule: 'pbem:7.9c' } });
    }
    const die = dice.roll({ purpose: 'fire', rule: 'pbem:6.4a', faces: 10, subject: firer.id });
    const final = finalRoll(die.value, drmOf(shot));
    const result = fireResult(line, final);
    const missilesLeft = firer.missiles === null ? null : firer.missiles - 1;
    const { from, at, range, modifiers } = shot;
    const table = TABLE_OF_LINE[line];
    course.emit({
      type: 'MissileFired',
      data: {
        unit: firer.id,
        target: target.id,
        from,
        at,
        weapon: shot.weapon,
        range,
        modifiers,
        table,
        line,
        die,
        final,
        result,
        missilesLeft,
      },
    });
    noteAmbushByFire(course, firer.id, target.id);
    noticeAttack(course, target.id, 'fire');
    const blow = { rule: table, by: firer.id, from: [firer.id], missile: true, firedFrom: from };
    const effect = deflected(course, target.id, weapon, effectOn(target, weapon, result), dice);
    sufferResult(course, target.id, effect, blow, dice);
    return null;
  },
  list: (position, _side, unit) => listShots(position, unit),
  preview(position, _side, order) {
    const aimed = aim(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};
