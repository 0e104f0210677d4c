import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { noteBoarding } from '../core/carts/boarding.js';
import { payForLoad } from '../12-equipment/pay-load.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { leftBehind } from '../11-melee/withdrawal.js';
import { costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { isBeingMounted } from '../core/tasks/task.js';
import { leadStep } from './following.js';
import { whyNotHold } from '../core/animals/hold.js';
import { ledBy, stringOf } from '../core/animals/leads.js';
import { gaitTo } from './led-gait.js';

/** One step of a march: the leader first, then what he leads (pbem:13.7r), and he must still hold it (13.7q). */
export function marchOnce(course: Course<PbemEvent>, id: UnitId, step: MarchStep): Refusal | null {
  const led = ledBy(course.position, id);
  if (led === null) return refusal('pbem:13.7e', `${id} leads nothing`, id);
  const immobile = whyImmobile(course.position, unitNamed(course, id));
  if (immobile) return immobile;
  const { hexes, string } = step;
  if (!hexes && !string) return { code: 'malformed', rule: null, because: 'a step in which nobody moves' };
  if (string && isBeingMounted(course.position, led)) {
    return refusal('pbem:12.33a', `${led} is being mounted and must not move`, led);
  }
  if (!hexes && isInMelee(course.position, id)) return refusal('pbem:11.2a', `${id} is in melee`, id);
  const barred =
    (hexes ? leaderGoes(course, unitNamed(course, id), hexes) : null) ??
    (string ? leadStep(course, unitNamed(course, id), led, string) : null);
  if (barred) return barred;
  for (const member of stringOf(course.position, led)) breakDistantMelee(course, member, 'pbem:11.41b');
  return whyNotHold(course.position, unitNamed(course, id), unitNamed(course, led));
}

/** Why a march may not end as things stand, or null: none of them may share its hex with another (pbem:7.1a). */
export function whyNotHalt({ position }: Course<PbemEvent>, id: UnitId): Refusal | null {
  for (const member of [id, ...stringOf(position, ledBy(position, id) ?? id)]) {
    const unit = position.units[member];
    const refused = unit ? mayStop(position, unit, unit.hexes) : null;
    if (refused) return refused;
  }
  return null;
}

/** The leader pays for his own hexes only (pbem:13.7j). Out of melee he goes as far as any other (pbem:11.41). */
function leaderGoes(course: Course<PbemEvent>, leader: Unit, hexes: readonly HexName[]): Refusal | null {
  const { position } = course;
  const gait = gaitTo(leader.hexes, hexes);
  const gone = goStep(position, leader, leader.hexes, { gait, hexes });
  if (!gone.ok) return gone.refusal;
  const mp = costOf([gone.value]);
  const left = mpLeft(position, leader);
  const where = hexes.join('-');
  if (mp > left) return refusal('pbem:7.3c', `${where} costs ${leader.id} ${mp} MP, ${left} are left`, where);
  const parted = leftBehind(position, leader, hexes);
  const entered = gait === 'pivotForward' || gait === 'pivotBackward' ? 0 : 1;
  payForLoad(course, leader.id);
  course.emit({ type: 'UnitMoved', data: { unit: leader.id, steps: [gone.value], mp, entered } });
  noteBoarding(course, leader.id, leader.hexes);
  if (parted.length > 0) breakMelee(course, leader.id, 'pbem:11.41b', parted);
  if (isInMelee(course.position, leader.id)) {
    course.emit({ type: 'MoveEnded', data: { unit: leader.id, rule: 'pbem:11.41c' } });
  }
  return null;
}

function unitNamed({ position }: Course<PbemEvent>, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return { code: 'illegal', rule, because, subject };
}
