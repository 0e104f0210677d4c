import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { noteBoarding } from '../core/carts/boarding.js';
import type { Beat, StepGone } from '../core/events/facts.js';
import { stepsAfterDiscovery, stepsAtOnce } from '../22-hidden/on-the-way.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { costOf, mayStop } from '../07-movement/going.js';
import { isMet, meet, tellMove, type Part, type Passer } from '../08-pinning/passing.js';
import { newlyHeld } from '../08-pinning/attempt.js';
import { leftBehind } from '../11-melee/melee.js';
import { moved } from '../22-captives/escort-walk.js';

/**
 * Carries out beats of an escort that are known to be legal, up to the first hex in which somebody may try to pin the
 * guard. The escort halts there (pbem:8.2a), if all of the party may stop where they are.
 */
export function escortOn(
  course: Course<PbemEvent>,
  guard: UnitId,
  beats: readonly Beat[],
  dice: Dice,
  part: Part = 'first',
): void {
  const { position: start } = course;
  let rest = stepsAfterDiscovery(course, [unitOf(start, guard)], beats, beatsAtOnce(start, guard, beats));
  while (rest.length > 0) {
    const { position } = course;
    const { inMelee, left } = withdrawalOf(position, guard, rest);
    const stop = rest.findIndex((_beat, index) => {
      if (inMelee) return true;
      const passer = passerAfter(position, guard, rest.slice(0, index + 1));
      const further = rest.slice(index + 1);
      return (
        passer !== null && isMet(passer.position, [passer], further, beatsAtOnce(position, guard, rest, index + 1))
      );
    });
    const gone = rest.slice(0, stop < 0 ? rest.length : stop + 1);
    rest = rest.slice(gone.length);
    const passer = passerAfter(position, guard, gone);
    tell(course, guard, gone);
    if (left.length > 0) breakMelee(course, guard, 'pbem:11.41b', left);
    if (inMelee && isInMelee(course.position, guard)) {
      course.emit({ type: 'MoveEnded', data: { unit: guard, rule: 'pbem:11.41c' } });
    }
    if (!passer || stop < 0) continue;
    const now = [{ ...passer, unit: unitOf(course.position, guard) }];
    const atOnce = beatsAtOnce(course.position, guard, rest);
    if (meet(course, now, dice, part, rest, { type: 'Escort' }, atOnce) !== 'free') return;
  }
}

/** Whether the guard withdraws from melee, and whom his first step leaves behind (pbem:11.41a, 11.41b). */
function withdrawalOf(
  position: Position,
  guard: UnitId,
  [first]: readonly Beat[],
): { readonly inMelee: boolean; readonly left: readonly UnitId[] } {
  const step = first?.step;
  const inMelee = step !== undefined && isInMelee(position, guard);
  return { inMelee, left: inMelee ? leftBehind(position, unitOf(position, guard), step.hexes, step.half) : [] };
}

/** The number of beats, after some that are gone, to the next one after which all of the party may stop. */
function beatsAtOnce(position: Position, guard: UnitId, beats: readonly Beat[], gone = 0): number {
  return stepsAtOnce(position, beats, (first) => passerAfter(position, guard, first) !== null, gone);
}

/**
 * The guard after these beats, if the last beat is a step of the guard and all of the party may stop where they are;
 * else null.
 */
function passerAfter(
  position: Position,
  guard: UnitId,
  beats: readonly Beat[],
): (Passer & { readonly position: Position }) | null {
  const last = beats.at(-1)?.step;
  if (!last) return null;
  const held = beats.at(-2)?.step?.hexes ?? unitOf(position, guard).hexes;
  let there = position;
  const go = (id: UnitId, steps: readonly StepGone[]): void => {
    for (const step of steps) there = moved(there, unitOf(there, id), step);
  };
  const led = new Set<UnitId>();
  for (const beat of beats) {
    if (beat.step) go(guard, [beat.step]);
    for (const { unit, steps } of beat.led) {
      led.add(unit);
      go(unit, steps);
    }
  }
  const all = [guard, ...led].map((id) => unitOf(there, id));
  if (all.some((unit) => mayStop(there, unit, unit.hexes, unit.half, unitOf(there, guard).side) !== null)) return null;
  return { position: there, unit: unitOf(there, guard), hexes: newlyHeld(held, last) };
}

function tell(course: Course<PbemEvent>, guard: UnitId, beats: readonly Beat[]): void {
  const ways = new Map<UnitId, StepGone[]>();
  for (const { led } of beats) {
    for (const { unit, steps } of led) ways.set(unit, [...(ways.get(unit) ?? []), ...steps]);
  }
  for (const [prisoner, steps] of ways) {
    const before = unitOf(course.position, prisoner).hexes;
    course.emit({ type: 'PrisonerLed', data: { prisoner, unit: guard, steps, mp: costOf(steps) } });
    noteBoarding(course, prisoner, before);
  }
  const own = beats.flatMap(({ step }) => (step ? [step] : []));
  if (own.length > 0) tellMove(course, guard, own);
}

function unitOf({ units }: Position, id: UnitId): Unit {
  const unit = units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
