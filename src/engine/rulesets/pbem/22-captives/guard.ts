import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isDragon, isActive, type Unit, type UnitId } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { soldiersOf, isCaptive } from '../core/captives/captive.js';
import { mpaOf } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Guard } from '../core/orders/captive-orders.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { sufficesAlone, whyNoGuard } from './guarding.js';

/**
 * Why a stunned enemy cannot be captured, or null (pbem:10.3d, 12.4c, 12.4d): each active soldier of his side must be
 * at least his own MPA in hexes away, unless he is in melee and not ADJACENT to the stunned man.
 */
function whyNotCapture(position: Position, captor: Unit, victim: Unit): Refusal | null {
  const { id } = victim;
  if (!isCharacter(victim) || !areEnemies(captor, victim)) {
    return illegal('pbem:12.4c', `${id} is no enemy of ${captor.id}`, id);
  }
  if (isDragon(victim)) return illegal('pbem:13.5', `${id} is a dragon, and nobody takes it prisoner`, id);
  if (victim.health !== 'stunned') return illegal('pbem:10.3d', `${id} is not stunned`, id);
  for (const rescuer of soldiersOf(position, victim.side)) {
    const near = isAdjacentTo(position, rescuer, victim);
    if (isInMelee(position, rescuer.id)) {
      if (near) return illegal('pbem:12.4d', `${rescuer.id} is ADJACENT to ${id}`, rescuer.id);
      continue;
    }
    const [hexes, mpa] = [hexesBetween(position, rescuer, victim), mpaOf(position, rescuer)];
    if (hexes < mpa) {
      return illegal('pbem:12.4c', `${rescuer.id} with MPA ${mpa} is ${hexes} hexes from ${id}`, rescuer.id);
    }
  }
  return null;
}

function hexesBetween(position: Position, one: Unit, other: Unit): number {
  return Math.min(
    ...one.hexes.flatMap((from) =>
      other.hexes.map((to) => distance(hexOf(position, from).cell, hexOf(position, to).cell)),
    ),
  );
}

/**
 * Takes a stunned enemy prisoner, or takes over a prisoner from other guards (pbem:12.4b, 12.4c, 22.7k); it costs no
 * MP. The guards of each prisoner are recorded: a guard who suffices alone relieves all others, and two together guard
 * a knight (pbem:22.7j).
 */
export const GUARD: OrderRule<Guard> = {
  when: { steps: ['movement', 'combat'] },
  rule: 'pbem:22.7k',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, side, { unit: id, prisoner: other }) {
    const duty = dutyOf(course.position, id, other);
    if (!duty.ok) return duty.refusal;
    const { guard, prisoner } = duty.value;
    if (isCaptive(prisoner)) {
      const guards = guardsWith(course.position, guard, prisoner, prisoner.captive.guards);
      course.emit({ type: 'GuardsNamed', data: { prisoner: other, guards, rule: 'pbem:12.4b' } });
    } else {
      course.emit({ type: 'PrisonerTaken', data: { unit: other, captor: side, guards: [id], rule: 'pbem:12.4c' } });
    }
    return null;
  },
  list(position, _side, unit) {
    if (!isCharacter(unit) || !isActive(unit)) return [];
    return unitsBeside(position, unit).flatMap((prisoner): readonly LegalOrder<Guard>[] => {
      const { id } = prisoner;
      // Hardly any unit can be a prisoner, which is asked first because it is known soonest.
      if (whyNoPrisoner(position, unit, prisoner) || !dutyOf(position, unit.id, id).ok) return [];
      return [{ order: { type: 'Guard', unit: unit.id, prisoner: id }, mp: 0, summary: `${unit.id} guards ${id}` }];
    });
  },
};

interface Duty {
  readonly guard: Unit;
  readonly prisoner: Unit;
}

/** Guard and prisoner, or why the guard cannot take the prisoner into custody. */
function dutyOf(position: Position, guardId: UnitId, prisonerId: UnitId): Ruled<Duty> {
  const [guard, prisoner] = [position.units[guardId], position.units[prisonerId]];
  if (!guard || !prisoner) {
    const missing = guard ? prisonerId : guardId;
    return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${missing}`, subject: missing });
  }
  const refusal = whyNoGuard(position, guard, prisoner) ?? whyNoPrisoner(position, guard, prisoner);
  return refusal ? refused(refusal) : allowed({ guard, prisoner });
}

function whyNoPrisoner(position: Position, guard: Unit, prisoner: Unit): Refusal | null {
  const { id } = prisoner;
  if (!isCaptive(prisoner)) return whyNotCapture(position, guard, prisoner);
  if (prisoner.captive.by !== guard.side) {
    return illegal('pbem:22.7i', `${id} is a prisoner of ${prisoner.captive.by}`, id);
  }
  if (position.turn.step !== 'movement') {
    return {
      code: 'wrongStep',
      rule: 'pbem:22.7k',
      because: `prisoners change guards in the movement step`,
      subject: id,
    };
  }
  if (!prisoner.captive.guards.includes(guard.id)) return null;
  return illegal('pbem:12.4b', `${guard.id} guards ${id} already`, id);
}

/**
 * The guards of a prisoner after one more takes up the duty: the new guard alone if he, or a guard that he relieves,
 * suffices alone; else the new guard and the last of the former ones.
 */
function guardsWith(position: Position, guard: Unit, prisoner: Unit, before: readonly UnitId[]): readonly UnitId[] {
  if (sufficesAlone(guard, prisoner)) return [guard.id];
  const relieved = before.find((id) => {
    const other = position.units[id];
    return other !== undefined && sufficesAlone(other, prisoner);
  });
  return relieved === undefined ? [...before.slice(-1), guard.id] : [guard.id];
}
