import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { isInMelee } from '../core/melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import { staysInMelee, whyEngaged } from '../11-melee/melee.js';
import { payForLoad } from '../12-equipment/load.js';
import { wade } from '../17-water/swim.js';
import type { PbemEvent } from '../core/events.js';
import { isFoundering } from '../core/water/water.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Escort } from '../core/orders/captive-orders.js';
import type { PathStep } from '../core/orders/define.js';
import { hasCaptives, isCaptive, type Captive } from '../core/captives/captive.js';
import type { Beat } from '../core/events/facts.js';
import { escortOn } from './escort-beats.js';
import {
  followingParties,
  lostOf,
  only,
  partyOf,
  stepOf,
  stopped,
  type Party,
  type Walker,
} from '../22-captives/escort-walk.js';

/**
 * A guard moves and leads prisoners (pbem:22.7l): after each of his steps the prisoners that he would leave behind
 * follow, so that he can always guard them. He may also stay and direct them.
 */
export const ESCORT: OrderRule<Escort> = {
  when: { steps: ['movement'] },
  rule: 'pbem:22.7l',
  possible: hasCaptives,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const walked = beatsAlong(course.position, order);
    if (!walked.ok) return walked.refusal;
    if (!doWade(course, walked.value, dice)) return null;
    if (order.path.length > 0) payForLoad(course, order.unit);
    for (const prisoner of ledAlong(walked.value)) payForLoad(course, prisoner);
    escortOn(course, order.unit, walked.value, dice);
    return null;
  },
  list(position, _side, unit) {
    if (whyImmobile(position, unit)) return [];
    const parties = followingParties(position, unit);
    return (isInMelee(position, unit.id) ? parties.filter(({ guard }) => guard.steps.length > 0) : parties).map(listed);
  },
};

function listed({ guard, prisoners }: Party): LegalOrder<Escort> {
  const order: Escort = {
    type: 'Escort',
    unit: guard.unit.id,
    path: pathOf(guard),
    prisoners: prisoners.map((walker) => ({ unit: walker.unit.id, path: pathOf(walker) })),
  };
  const names = prisoners.map(({ unit }) => unit.id).join(' and ');
  const to = (guard.steps.at(-1) ?? prisoners[0]?.steps.at(-1))?.hexes.join('-') ?? '';
  return { order, mp: guard.mp, summary: `lead ${names} to ${to}` };
}

function pathOf({ steps }: Walker): readonly PathStep[] {
  return steps.map(({ gait, hexes }) => ({ gait, hexes }));
}

/** In melee a guard only withdraws, with his prisoners: he does not stand and direct them (pbem:11.2a, 11.41a). */
function whyNotLead(position: Position, guard: Unit, path: Escort['path']): Refusal | null {
  const immobile = whyImmobile(position, guard);
  if (immobile) return immobile;
  return path.length > 0 ? null : whyEngaged(position, guard);
}

/**
 * Wounded prisoners who are led out of deep water roll first, in the movement phase of their guard (ruling of
 * pbem:17.42e). If the die of one does not let him go, nobody of the escort goes.
 */
function doWade(course: Course<PbemEvent>, beats: readonly Beat[], dice: Dice): boolean {
  return ledAlong(beats).every((id) => {
    const prisoner = course.position.units[id];
    return !prisoner || !isFoundering(course.position, prisoner) || wade(course, prisoner, dice);
  });
}

/** The prisoners who are led at all, each once. */
function ledAlong(beats: readonly Beat[]): readonly UnitId[] {
  return [...new Set(beats.flatMap((beat) => beat.led.map(({ unit }) => unit)))];
}

/** The way of the guard and his prisoners, beat by beat, or why they cannot follow it. */
function beatsAlong(position: Position, { unit: id, path, prisoners }: Escort): Ruled<readonly Beat[]> {
  const guard = position.units[id];
  if (!guard) throw new Error(`there is no unit ${id}`);
  const barred = whyNotLead(position, guard, path);
  if (barred) return refused(barred);
  const led: Captive[] = [];
  for (const { unit: name } of prisoners) {
    const prisoner = position.units[name];
    if (!prisoner || !isCaptive(prisoner) || led.includes(prisoner) || !prisoner.captive.guards.includes(id)) {
      return forbidden('pbem:12.4b', `${id} does not guard ${name}`, name);
    }
    led.push(prisoner);
  }
  if (path.length + prisoners.reduce((steps, one) => steps + one.path.length, 0) === 0) {
    return forbidden('pbem:22.7l', `${id} leads nobody anywhere`, id);
  }
  const walked = walkTogether(partyOf(position, guard, led), path, prisoners);
  if (!walked.ok) return walked;
  const end = stopped(walked.value.party);
  return end.ok ? allowed(walked.value.beats) : end;
}

interface Walked {
  readonly party: Party;
  readonly beats: readonly Beat[];
}

/**
 * The guard goes step by step. A prisoner that he would leave behind takes his next step. At the end the prisoners go
 * the rest of their ways.
 */
function walkTogether(start: Party, path: Escort['path'], prisoners: Escort['prisoners']): Ruled<Walked> {
  let party = start;
  const beats: Beat[] = [];
  const left = new Map(prisoners.map((one) => [one.unit, [...one.path]]));
  for (const step of path) {
    const held = whyHeld(party, start.guard.unit);
    if (held) return refused(held);
    const next = stepOf(party, start.guard.unit.id, step);
    if (!next.ok) return next;
    const before = party;
    party = next.value;
    for (const [prisoner, way] of left) {
      const following = lostOf(only(party, prisoner)) === null ? undefined : way.shift();
      const after = following ? stepOf(party, prisoner, following) : allowed(party);
      if (!after.ok) return after;
      party = after.value;
    }
    const lost = lostOf(party);
    if (lost !== null) return leftBehind(party, lost);
    beats.push(beatBetween(before, party));
  }
  const beforeLast = party;
  for (const [prisoner, way] of left) {
    for (const step of way) {
      const next = stepOf(party, prisoner, step);
      if (!next.ok) return next;
      party = next.value;
      const lost = lostOf(party);
      if (lost !== null) return leftBehind(party, lost);
    }
  }
  return allowed({ party, beats: withTail(beats, beatBetween(beforeLast, party)) });
}

/** Why the guard must stop where his first step out of melee has brought him, or null (pbem:11.41c). */
function whyHeld({ position, guard: { steps } }: Party, guard: Unit): Refusal | null {
  const [first] = steps;
  if (steps.length !== 1 || !first || !staysInMelee(position, guard, first.hexes, first.half)) return null;
  const where = first.hexes.join('-');
  return illegal('pbem:11.41c', `${guard.id} is still in melee in ${where} and must stop there`, where);
}

/** The steps between two states of a party. */
function beatBetween(before: Party, after: Party): Beat {
  const step = after.guard.steps[before.guard.steps.length];
  const led = after.prisoners.flatMap(({ unit, steps }, index) => {
    const further = steps.slice(before.prisoners[index]?.steps.length ?? 0);
    return further.length > 0 ? [{ unit: unit.id, steps: further }] : [];
  });
  return step ? { step, led } : { led };
}

/** The steps of prisoners after the end of their guard's way belong to his last step. */
function withTail(beats: readonly Beat[], tail: Beat): readonly Beat[] {
  const last = beats.at(-1);
  if (!last) return [tail];
  return [...beats.slice(0, -1), { ...last, led: [...last.led, ...tail.led] }];
}

function leftBehind({ guard }: Party, lost: UnitId): Ruled<never> {
  return forbidden('pbem:22.7l', `${guard.unit.id} would leave ${lost} behind`, lost);
}
