import { placesRound, type FieldHex, type HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isActive, isCharacter, type Unit } from '../../../position/unit.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { paidOnce } from '../07-movement/platform.js';
import { stepsBeforeHidden } from '../22-hidden/on-the-way.js';
import { hasCaptives, isCaptive, type Captive } from '../core/captives/captive.js';
import { noteBoarding } from '../core/carts/boarding.js';
import { isInDungeon } from '../core/dungeon/dungeon.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Escape } from '../core/orders/captive-orders.js';
import type { PathStep } from '../core/orders/define.js';
import { ADJACENT, isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isDue } from '../core/turn/decision.js';
import { isHeld } from './guarding.js';

/**
 * A prisoner who is not held in sufficient strength runs (pbem:22.7o): away from the nearest of his captors, through no
 * hex ADJACENT to any of them. Who cannot take a step has tried and failed. He forfeits quarter either way (22.7s).
 */
export const ESCAPE: OrderRule<Escape> = {
  when: { steps: ['movement'] },
  rule: 'pbem:22.7o',
  possible: hasCaptives,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, path }) {
    const { position } = course;
    const prisoner = position.units[id];
    if (!prisoner || !isCaptive(prisoner)) return forbidden('pbem:22.7o', `${id} is no prisoner`, id).refusal;
    const held = whyHeld(position, prisoner);
    if (held) return held;
    const run = runAlong(position, prisoner, path);
    if (!run.ok) return run.refusal;
    const steps = stepsBeforeHidden(course, asFree(prisoner), run.value.steps);
    if (steps.length > 0) {
      course.emit({ type: 'UnitMoved', data: { unit: id, steps, mp: costOf(steps), entered: steps.length } });
      noteBoarding(course, id, prisoner.hexes);
    }
    // Stopped by a hidden enemy he ends beside him, which is no escape.
    const success = steps.length > 0 && steps.length === run.value.steps.length;
    course.emit({ type: 'PrisonerEscaped', data: { unit: id, success, rule: 'pbem:22.7o' } });
    course.emit({ type: 'MoveEnded', data: { unit: id, rule: 'pbem:22.7o' } });
    return null;
  },
  list(position, _side, unit) {
    if (!isCaptive(unit) || whyHeld(position, unit)) return [];
    const runs = runsOf(position, unit);
    if (runs.length === 0) return [listed(unit, { steps: [], hexes: unit.hexes, mp: 0 })];
    return runs.map((run) => listed(unit, run));
  },
};

/** The prisoner as an enemy of his captors, which he is again as soon as he runs. */
function asFree(prisoner: Unit): Unit {
  const { captive, ...unit } = prisoner;
  return captive ? unit : prisoner;
}

interface Run {
  readonly steps: readonly StepGone[];
  readonly hexes: readonly HexName[];
  readonly mp: number;
}

function listed({ id }: Captive, { steps, hexes, mp }: Run): LegalOrder<Escape> {
  const path = steps.map((step): PathStep => ({ gait: step.gait, hexes: step.hexes }));
  const summary = path.length === 0 ? `${id} tries to escape in vain` : `${id} escapes to ${hexes.join('-')}`;
  return { order: { type: 'Escape', unit: id, path }, mp, summary };
}

function whyHeld(position: Position, prisoner: Captive): Refusal | null {
  const { id, health } = prisoner;
  if (health === 'stunned') return forbidden('pbem:2.53b', `${id} is stunned`, id).refusal;
  if (prisoner.acts.moveEnded) return forbidden('pbem:7.3e', `${id} has ended its move`, id).refusal;
  if (isInDungeon(position, prisoner)) return forbidden('pbem:16.33e', `${id} is in a dungeon`, id).refusal;
  if (!isHeld(position, prisoner)) return null;
  return forbidden('pbem:22.7o', `${id} is held in sufficient strength`, id).refusal;
}

/** Characters of the captors: active ones strike, all of them can be the nearest. */
function captorsOf(position: Position, { captive }: Captive): readonly Unit[] {
  return Object.values(position.units).filter(
    (unit) => unit.side === captive.by && isActive(unit) && unit.hexes.length > 0,
  );
}

/** The captors nearest to a prisoner; several if they are equally near. */
function nearestCaptors(position: Position, prisoner: Captive): readonly Unit[] {
  const captors = captorsOf(position, prisoner);
  const far = captors.map((captor) => hexesTo(position, captor, prisoner.hexes));
  const nearest = Math.min(...far);
  return captors.filter((_, index) => far[index] === nearest);
}

function hexesTo(position: Position, unit: Unit, hexes: readonly HexName[]): number {
  const cells = hexes.map((name) => hexOf(position, name).cell);
  return Math.min(...unit.hexes.flatMap((name) => cells.map((cell) => distance(hexOf(position, name).cell, cell))));
}

function isThreatened(position: Position, prisoner: Captive, hex: FieldHex): boolean {
  return placesRound(hex).some(({ name }) =>
    unitsIn(position, name).some(
      (unit) => unit.side === prisoner.captive.by && isActive(unit) && ADJACENT(position, unit, name, hex.name),
    ),
  );
}

/** Adds a step to a run, or tells which rule of escapes forbids it; that it is a step that he could go is known. */
function runOn(position: Position, prisoner: Captive, nearest: readonly Unit[], run: Run, alone: StepGone): Ruled<Run> {
  const step = paidOnce(run.steps, alone);
  const to = step.hexes.join('-');
  const mp = run.mp + costOf([step]);
  const left = mpLeft(position, prisoner);
  if (mp > left) return forbidden('pbem:7.3c', `${to} costs ${prisoner.id} ${mp} MP in all, ${left} are left`, to);
  if (step.hexes.some((name) => isThreatened(position, prisoner, hexOf(position, name)))) {
    return forbidden('pbem:22.7o', `${to} is ADJACENT to an enemy`, to);
  }
  const nearer = nearest.some((unit) => hexesTo(position, unit, step.hexes) < hexesTo(position, unit, run.hexes));
  if (nearer) return forbidden('pbem:22.7o', `${to} leads towards the nearest enemy`, to);
  return allowed({ steps: [...run.steps, step], hexes: step.hexes, mp });
}

function runsOf(position: Position, prisoner: Captive): readonly Run[] {
  const nearest = nearestCaptors(position, prisoner);
  const start: Run = { steps: [], hexes: prisoner.hexes, mp: 0 };
  const further = (run: Run): readonly Run[] =>
    stepsFrom(position, prisoner, run.hexes).flatMap((step) => {
      const next = runOn(position, prisoner, nearest, run, step);
      return next.ok ? [next.value] : [];
    });
  return cheapestWays(start, further, ({ hexes }) => hexes.join('-')).filter(
    ({ hexes }) => mayStop(position, prisoner, hexes) === null,
  );
}

/** Follows an ordered run. Empty only where no step at all is open. */
function runAlong(position: Position, prisoner: Captive, path: readonly PathStep[]): Ruled<Run> {
  let run: Run = { steps: [], hexes: prisoner.hexes, mp: 0 };
  if (path.length === 0) {
    if (runsOf(position, prisoner).length === 0) return allowed(run);
    return forbidden('pbem:22.7o', `${prisoner.id} can run, and must to escape`, prisoner.id);
  }
  const nearest = nearestCaptors(position, prisoner);
  for (const step of path) {
    const gone = goStep(position, prisoner, run.hexes, step);
    if (!gone.ok) return gone;
    const next = runOn(position, prisoner, nearest, run, gone.value);
    if (!next.ok) return next;
    run = next.value;
  }
  const stop = mayStop(position, prisoner, run.hexes);
  return stop ? refused(stop) : allowed(run);
}

/** Why a prisoner may not join an attack on one of his guards, or null (pbem:22.7p). */
export function whyNotJoin(prisoner: Captive, attackers: readonly Unit[], defenders: readonly Unit[]): Refusal | null {
  const { id, health, acts, captive } = prisoner;
  const no = (rule: string, because: string): Refusal => forbidden(rule, because, id).refusal;
  if (health === 'stunned') return no('pbem:2.53b', `${id} is stunned and cannot attack`);
  if (acts.attacked) return no('pbem:9.1d', `${id} has attacked already`);
  if (!isSoldier(prisoner)) return no('pbem:22.7p', `${id} is no soldier and joins no attack`);
  if (!attackers.some((unit) => !isCaptive(unit)))
    return no('pbem:22.7p', `${id} is a prisoner and attacks with others only`);
  if (defenders.some((unit) => captive.guards.includes(unit.id))) return null;
  return no('pbem:22.7p', `none of those attacked guards ${id}`);
}

/**
 * Decides the escape of prisoners who joined an attack, after its retreats and advances (pbem:22.7p): the attempt fails
 * if they are still held in sufficient strength and no active friend is ADJACENT.
 */
export function settleBreakouts(course: Course<PbemEvent>): void {
  if (course.position.pending.some((decision) => isDue(course.position, decision))) return;
  for (const prisoner of unitsOfKind(course.position, 'captive').filter(isCaptive)) {
    if (!prisoner.acts.attacked) continue;
    const success = !isHeld(course.position, prisoner) || hasFriend(course.position, prisoner);
    course.emit({ type: 'PrisonerEscaped', data: { unit: prisoner.id, success, rule: 'pbem:22.7p' } });
  }
}

function hasFriend(position: Position, prisoner: Captive): boolean {
  return Object.values(position.units).some(
    (unit) =>
      unit.id !== prisoner.id &&
      isCharacter(unit) &&
      unit.side === prisoner.side &&
      isActive(unit) &&
      isAdjacentTo(position, unit, prisoner),
  );
}
