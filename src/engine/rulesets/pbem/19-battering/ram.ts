import { allowed, forbidden, illegal, type Refusal, refused, type Ruled, unknown } from '../../../game/refusal.js';
import type { Course } from '../../../game/course.js';
import type { Equipment } from '../../../position/equipment.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Ram } from '../core/orders/battering-orders.js';
import { whyUnderRepair } from '../core/repair/under-repair.js';
import { crewOf, whyNoCrew, isMovedNow } from '../core/siege/engine-crew.js';
import { takeOff } from './blow.js';
import { targetBefore, targetsBefore } from './engine-target.js';
import { OFFBOARD_POINTS, offboardResult, TOWER_DRM } from '../../../battering/offboard-table.js';
import { RESISTANCES, type Target } from './resistances.js';
import { spaced } from '../../../game/spaced.js';

/**
 * Rams batter a target before them by the offboard table, in a step of their own after the combats (pbem:4.28, 19.3i).
 * Each ram batters once in a PT, and all rams that batter one target make one roll (19.3j). The order in which the rams
 * are named is the order in which they take wear (19.3k).
 */
export const RAM: OrderRule<Ram> = {
  when: { steps: ['rams'] },
  rule: 'pbem:4.28',
  units: ({ workers }) => workers,
  carryOut(course, _side, order, dice) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const { target, rams } = judged.value;
    const strength = rams.reduce((sum, ram) => sum + pointsOf(ram), 0);
    const rule = 'pbem:26.71c';
    const die = dice.roll({ purpose: 'battering', rule, faces: 10, subject: target.name });
    const { damage, wear } = offboardResult(strength, die.value + (target.kind === 'castleTower' ? TOWER_DRM : 0));
    const engines = rams.map(({ id }) => id);
    const blow = { means: 'offboard' as const, units: order.workers, engines, strength, dice: [die], damage, rule };
    takeOff(course, target, blow, dice);
    wearOut(course, rams, wear);
    return null;
  },
  list(position, side, unit) {
    const { equipment = [] } = position;
    return equipment.flatMap((ram) => {
      if (ram.kind !== 'batteringRam') return [];
      const crew = crewOf(position, ram);
      if (crew[0]?.id !== unit.id || crew.some((one) => one.side !== side)) return [];
      return targetsBefore(position, ram)
        .map(({ name }): Ram => ({ type: 'Ram', workers: crew.map(({ id }) => id), engines: [ram.id], what: name }))
        .filter((order) => judge(position, order).ok)
        .map((order) => ({ order, mp: null, summary: `batter ${order.what} with ${ram.id}` }));
    });
  },
};

/** Whether the side in turn can batter with a ram now, so that the step is opened. */
export function canRam(position: Position): boolean {
  const { options, equipment = [], units, turn } = position;
  if (options['offboardBattering'] !== true) return false;
  return equipment.some((ram) => {
    if (ram.kind !== 'batteringRam') return false;
    const first = crewOf(position, ram)[0];
    const unit = first && units[first.id];
    return unit?.side === turn.side && RAM.list(position, turn.side, unit).length > 0;
  });
}

/** Battering points that a ram has left after wear (pbem:26.71a, 26.71d). */
function pointsOf({ offboardWear = 0 }: Equipment): number {
  return OFFBOARD_POINTS.batteringRam - offboardWear;
}

function judge(
  position: Position,
  { workers, engines, what }: Ram,
): Ruled<{ readonly target: Target; readonly rams: readonly Equipment[] }> {
  const rams: Equipment[] = [];
  let target: Target | undefined;
  for (const id of engines) {
    const ram = equipmentOf(position, id);
    if (!ram) return refused(unknown(`there is no engine ${id}`, id, 'pbem:19.2a'));
    if (ram.kind !== 'batteringRam') return forbidden('pbem:19.2a', `${id} does not batter so`, id);
    if (rams.includes(ram)) return refused({ code: 'malformed', rule: null, because: `${id} is named twice` });
    const unfit = whyNotNow(position, ram);
    if (unfit) return refused(unfit);
    target = targetBefore(position, ram, what);
    if (!target) return forbidden('pbem:19.13h', `${what} is not what ${id} can batter before it`, id);
    rams.push(ram);
  }
  const crews = rams.flatMap((ram) => crewOf(position, ram).map(({ id }) => id));
  const all = crews.length === workers.length && crews.every((id) => workers.includes(id));
  if (!all) return forbidden('pbem:19.13e', `those under ${engines.join(', ')} batter, all of them and nobody else`);
  if (!target) return refused({ code: 'malformed', rule: null, because: 'no ram is named' });
  if (RESISTANCES[target.kind].offboard === undefined) {
    return forbidden('pbem:19.3a', `${what} (${spaced(target.kind)}) is no target of the offboard method`, what);
  }
  return whyAnotherRoll(position, target.name) ?? allowed({ target, rams });
}

/** Why a ram cannot batter now, or null. Its crew is checked again after the combats (ruling of pbem:19.13e, 4.28). */
function whyNotNow(position: Position, ram: Equipment): Refusal | null {
  const noCrew = whyNoCrew(position, ram);
  if (noCrew) return noCrew;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, ram.id);
  if (isMovedNow(position, ram)) return no('pbem:19.13h', `${ram.id} has been moved in this turn`);
  if (isStruckNow(position, ram)) return no('pbem:19.13i', `${ram.id} has battered in this turn`);
  return pointsOf(ram) > 0 ? whyUnderRepair(position, ram.id) : no('pbem:19.3l', `${ram.id} is worn out`);
}

function isStruckNow({ turn }: Position, { struck }: Equipment): boolean {
  return struck?.gameTurn === turn.gameTurn && struck.side === turn.side;
}

/** Why the target cannot be battered again, or null: all rams that batter one target in a PT make one roll. */
function whyAnotherRoll(position: Position, what: string): ReturnType<typeof forbidden> | null {
  const other = position.equipment?.find((one) => one.struck?.what === what && isStruckNow(position, one));
  return other ? forbidden('pbem:19.3j', `${other.id} has battered ${what} in this turn`, what) : null;
}

/**
 * Shares out wear: each ram in turn takes as much as it has points left, and no ram falls below 0 (ruling of
 * pbem:19.3k).
 */
function wearOut(course: Course<PbemEvent>, rams: readonly Equipment[], wear: number): void {
  let owed = wear;
  for (const ram of rams) {
    const points = Math.min(owed, pointsOf(ram));
    owed -= points;
    if (points === 0) continue;
    const data = { equipment: ram.id, method: 'offboard' as const, points, dice: [], rule: 'pbem:26.71d' };
    course.emit({ type: 'EngineWorn', data });
  }
}
