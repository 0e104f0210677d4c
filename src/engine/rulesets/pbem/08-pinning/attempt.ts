import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { columnName, readTable } from '../09-combat/odds.js';
import type { PbemEvent } from '../core/events.js';
import { joinMelee } from '../core/melee/melee.js';
import { parseSign } from '../10-results/effect.js';
import { decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';
import { pinOdds } from './pin-odds.js';

/**
 * One try, one against one: any result against the mover pins him and hurts nobody (pbem:8.1f, 8.1g). Then both are in
 * melee, and the other units that might have tried have nothing left to stop (pbem:8.1i, 11.3c). True if he is pinned.
 */
export function tryToPin(course: Course<PbemEvent>, id: UnitId, target: UnitId, dice: Dice): boolean {
  const odds = pinOdds(course.position, unitIn(course, id), unitIn(course, target));
  const die = dice.roll({ purpose: 'pin', rule: odds.table.rule, faces: 10, subject: id });
  const result = readTable(odds.table, odds.final, die.value);
  const pinned = parseSign(result).side === 'defender';
  course.emit({
    type: 'PinAttempted',
    data: {
      unit: id,
      target,
      attack: odds.attack,
      defence: odds.defence,
      originalOdds: columnName(odds.columns, odds.original),
      shifts: odds.shifts,
      finalOdds: columnName(odds.columns, odds.final),
      table: odds.table.rule,
      die,
      result,
      pinned,
      rule: pinned ? 'pbem:8.1i' : 'pbem:8.1j',
    },
  });
  if (!pinned) return false;
  const overtaken = [...decisionsOf(course.position, 'Pin'), ...decisionsOf(course.position, 'GoOn')];
  for (const decision of overtaken) settle(course, decision.id, 'pbem:8.1i');
  joinMelee(course, [[id, target]], 'pbem:11.3c');
  if (!unitIn(course, target).acts.moveEnded) {
    course.emit({ type: 'MoveEnded', data: { unit: target, rule: 'pbem:8.1i' } });
  }
  return true;
}

function unitIn({ position }: Course<PbemEvent>, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
