import type { HexName } from '../../../board/field.js';
import { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { whyCartNotHalt } from '../07-movement/draught.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { breakDistantMelee, leftBehind } from '../11-melee/melee.js';
import { payForLoad } from '../12-equipment/load.js';
import { whyNotHold, ledBy, stringOf } from '../core/animals/leads.js';
import { noteBoarding } from '../core/carts/boarding.js';
import type { PbemEvent } from '../core/events.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import type { MarchStep, March } from '../core/orders/animal-orders.js';
import { isBeingMounted } from '../core/tasks/task.js';
import { evolve } from '../evolve/evolve.js';
import { leadStep, gaitTo } from './following.js';

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
  const left = hexes ? (unitNamed(course, id).hexes[0] ?? null) : null;
  const barred =
    (hexes ? leaderGoes(course, unitNamed(course, id), hexes) : null) ??
    (string ? leadStep(course, unitNamed(course, id), led, string, left) : null);
  if (barred) return barred;
  for (const member of stringOf(course.position, led)) breakDistantMelee(course, member, 'pbem:11.41b');
  return whyNotHold(course.position, unitNamed(course, id), unitNamed(course, led));
}

/** Why a march may not end as things stand, or null: none of them may share its hex with another (pbem:7.1a). */
export function whyNotHalt({ position }: Course<PbemEvent>, id: UnitId): Refusal | null {
  for (const member of [id, ...stringOf(position, ledBy(position, id) ?? id)]) {
    const unit = position.units[member];
    if (!unit) continue;
    const refused =
      mayStop(position, unit, unit.hexes, undefined, position.units[id]?.side) ?? whyCartNotHalt(position, unit);
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
  return illegal(rule, because, subject);
}

/**
 * Lists marches of one step: each step of the led unit, combined with each step of its leader and with none. Any longer
 * march is a sequence of such steps, unless it passes through a hex where one of the units may not stop; such a march
 * is accepted, but not listed. Steps of the leader alone are listed as his moves.
 */
export function listMarches(position: Position, leader: Unit): readonly LegalOrder<March>[] {
  const led = position.units[ledBy(position, leader.id) ?? ''];
  if (!led || whyImmobile(position, leader)) return [];
  const own: readonly (readonly HexName[] | null)[] = [
    null,
    ...stepsFrom(position, leader, leader.hexes).map(({ hexes }) => hexes),
  ];
  return own.flatMap((hexes) => {
    const after = hexes ? afterLeaderStep(position, leader, hexes) : position;
    return stepsFrom(after, led, led.hexes).flatMap((step) =>
      listed(position, leader, {
        ...(hexes ? { hexes } : {}),
        string: [{ unit: led.id, hexes: step.hexes }],
      }),
    );
  });
}

/** The position after the leader's step, since the led unit moves after him (pbem:13.7r). */
function afterLeaderStep(position: Position, leader: Unit, hexes: readonly HexName[]): Position {
  const horse = position.units[leader.mount ?? ''];
  const units = { ...position.units, [leader.id]: { ...leader, hexes } };
  return { ...position, units: horse ? { ...units, [horse.id]: { ...horse, hexes } } : units };
}

function listed(position: Position, leader: Unit, step: MarchStep): readonly LegalOrder<March>[] {
  const course = new Course<PbemEvent>(position, evolve);
  if (marchOnce(course, leader.id, step) ?? whyNotHalt(course, leader.id)) return [];
  const spent = (course.position.units[leader.id] ?? leader).acts.mpSpent - leader.acts.mpSpent;
  const places = (step.string ?? []).map(({ unit, hexes }) => `${unit} to ${hexes.join('-')}`);
  const where = step.hexes ? `goes to ${step.hexes.join('-')} and leads` : 'leads';
  return [
    {
      order: { type: 'March', unit: leader.id, path: [step] },
      mp: spent,
      summary: `${leader.id} ${where} ${places.join(', ')}`,
    },
  ];
}
