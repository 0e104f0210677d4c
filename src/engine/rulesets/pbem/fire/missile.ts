import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { MissileWeapon, Unit } from '../../../position/unit.js';
import { deflected } from './deflection.js';
import { FIRE_PART_RULES, fireGroup, firePart } from './fire-part.js';
import { barredFromFire, weaponOf } from './firer.js';
import { fireResult, finalRoll, TABLE_OF_LINE, type TargetLine } from './missile-tables.js';
import type { OrderRule } from '../order-rule.js';
import type { Fire } from '../orders.js';
import { noticeAttack } from '../results/aftermath.js';
import { sufferResult } from '../results/result.js';
import { drmOf, shotAt, type Shot } from './shot.js';
import { effectOn, noTarget, targetLine } from './target.js';

/** Everything about a shot that is settled before the die. */
interface Aimed {
  readonly firer: Unit;
  readonly target: Unit;
  readonly weapon: MissileWeapon;
  readonly shot: Shot;
  readonly line: TargetLine;
}

/** Missile attacks (pbem:6): one shot at one target, resolved before the next is ordered (pbem:6.1g). */
export const FIRE: OrderRule<Fire> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:4.23a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aim(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, target, weapon, shot, line } = aimed.value;
    const { step, firePart: open } = course.position.turn;
    const part = firePart(step, fireGroup(firer, weapon));
    if (part > open) course.emit({ type: 'FirePartBegan', data: { part, rule: FIRE_PART_RULES[step] ?? 'pbem:4.2' } });
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
    noticeAttack(course, target.id, 'fire');
    const blow = { rule: table, by: firer.id, from: [firer.id], missile: true, firedFrom: from };
    const effect = deflected(course, target.id, weapon, effectOn(target, weapon, result), dice);
    sufferResult(course, target.id, effect, blow, dice);
    return null;
  },
  /** Shots at everybody but friends, who may be fired at (pbem:6.1j) and are not proposed. */
  list(position, _side, unit) {
    const weapon = weaponOf(position, unit);
    if (typeof weapon !== 'string' || barredFromFire(position, unit, weapon)) return [];
    return Object.values(position.units).flatMap((target) => listed(position, unit, target));
  },
  preview(position, _side, order) {
    const aimed = aim(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};

/** The shot of an order with all that speaks for and against it, or the rule that forbids it. */
function aim(position: Position, order: Fire): Ruled<Aimed> {
  const firer = position.units[order.unit];
  const target = position.units[order.target];
  if (!firer) return refused(unknown(order.unit));
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string') return refused(weapon);
  const barred = barredFromFire(position, firer, weapon);
  if (barred) return refused(barred);
  if (!target) return refused(unknown(order.target));
  const spared = noTarget(position, target);
  if (spared) return refused(spared);
  const shot = shotAt(position, firer, weapon, target, order);
  if (!shot.ok) return shot;
  return allowed({ firer, target, weapon, shot: shot.value, line: targetLine(target, weapon) });
}

function unknown(id: string): Refusal {
  return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
}

function listed(position: Position, firer: Unit, target: Unit): readonly LegalOrder<Fire>[] {
  if (target.side === firer.side || target.hexes.length === 0 || target.rider !== null) return [];
  const aimed = aim(position, { type: 'Fire', unit: firer.id, target: target.id });
  if (!aimed.ok) return [];
  const { from, at, range } = aimed.value.shot;
  const order: Fire = {
    type: 'Fire',
    unit: firer.id,
    target: target.id,
    ...(target.hexes.length > 1 ? { at } : {}),
    ...(firer.hexes.length > 1 ? { from } : {}),
  };
  const odds = previewOf(aimed.value);
  return [{ order, mp: null, summary: `${firer.id} fires at ${target.id} in ${at}, range ${range}`, odds }];
}

const DIE_FACES = 10;

/** What each face of the die brings on the table. */
function previewOf({ shot, line }: Aimed): Preview {
  const drm = drmOf(shot);
  const byDie = Array.from({ length: DIE_FACES }, (_, index) => {
    const die = index + 1;
    return { die, result: fireResult(line, finalRoll(die, drm)) };
  });
  const distribution: Record<string, number> = {};
  for (const { result } of byDie) distribution[result] = (distribution[result] ?? 0) + 1;
  return { table: TABLE_OF_LINE[line], column: line, modifiers: shot.modifiers, byDie, distribution };
}
