import type { DieFaces, Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal, type Ruled } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import { barricadeIn, tallyNamed } from '../../../position/barricade-hexes.js';
import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type Tally } from '../../../position/siege-works.js';
import type { UnitId } from '../../../position/unit.js';
import { RESISTANCES } from '../19-battering/resistances.js';
import { whyBurns } from '../core/burning/fires.js';
import type { PbemEventOf, PbemEvent } from '../core/events.js';
import type { TaskAbout } from '../core/events/tasks.js';
import type { RepairFirst } from '../core/orders/battering-orders.js';
import { repairsOf } from '../core/repair/under-repair.js';
import { tasksOf, type TaskKind } from '../core/tasks/task.js';
import { repairTargetOf, type RepairMethod, type RepairTarget } from './repair-target.js';
import { drmOf, whyMoved, whyNotLead } from './repairers.js';

/** The die of each kind of repair, and its rule (pbem:19.71c, 19.72a, 19.73a). */
const METHODS: Readonly<Record<RepairMethod, readonly [faces: DieFaces, rule: string]>> = {
  fixture: [6, 'pbem:19.71c'],
  engine: [6, 'pbem:19.72a'],
  wall: [10, 'pbem:19.73a'],
};

/** The number of faces of the die that is rolled for a repair of the target. */
export function dieOf({ method }: RepairTarget): DieFaces {
  return METHODS[method][0];
}

/** The rule under which the target is repaired. */
export function ruleOf({ method }: RepairTarget): string {
  return METHODS[method][1];
}

/** The effect of a repair: the points that were used, and the state of the thing afterwards. */
type Mended = Pick<PbemEventOf<'ItemRepaired'>['data'], 'points' | 'after' | 'tally' | 'wear' | 'reinforced'>;

/**
 * The effect of a number of repair points; never more points are given back than are missing (pbem:19.7h). For an
 * engine, points that remain after its wear or its damage is undone go to the other one (ruling of pbem:19.72a). For a
 * building door, remaining points may turn it into a keep door (19.71d).
 */
export function mended(position: Position, target: RepairTarget, points: number, first: RepairFirst): Mended {
  const { left, most, wear } = target;
  const lost = most - left;
  const ofWear = Math.min(wear, first === 'wear' ? points : Math.max(0, points - lost));
  const ofDamage = Math.min(lost, points - ofWear);
  const engine = equipmentOf(position, target.name);
  const reinforced = target.kind === 'buildingDoor' && left + ofDamage === most;
  return {
    points: ofWear + ofDamage,
    after: left + ofDamage,
    tally: tallyAfter(position, target, ofDamage),
    ...(engine && wear > 0 ? { wear: wear - ofWear } : {}),
    ...(reinforced ? { reinforced: 'keep' as const } : {}),
  };
}

/**
 * Points that are taken off after the repair, by means. The repair reduces the count of one means only, even below 0,
 * and so also makes up for other means on the same scale.
 */
function tallyAfter(position: Position, { name, kind, means, left, most }: RepairTarget, points: number): Tally {
  const tally = tallyNamed(position, name);
  const resistance = RESISTANCES[kind];
  if (left + points < most) return withPoints(tally, { [means]: (tally[means] ?? 0) - points });
  // The thing is whole again: all counts that matter to it become 0.
  const none = BATTERING_MEANS.filter((one) => resistance[one] !== undefined);
  return withPoints(tally, Object.fromEntries(none.map((one) => [one, 0])));
}

function withPoints(tally: Tally, changed: Tally): Tally {
  return Object.fromEntries(Object.entries({ ...tally, ...changed }).filter(([, taken]) => taken !== 0));
}

/**
 * Repairing (pbem:19.7): a task of one turn that takes effect at the end of the PT. It stands and falls with the
 * character whom it needs; of the others those count who are near enough then (19.7e). Wounds tell by the count of
 * helpers alone (ruling of 19.7d).
 */
export const REPAIRING: TaskKind<'repair'> = {
  rule: 'pbem:19.7d',
  completes: 'asWorks',
  woundsDoNotTell: true,
  whyNot(position, workers, about) {
    const { what, lead } = about;
    const target = targetOf(position, workers, about);
    if (!target.ok) return target.refusal;
    const unit = workers.includes(lead) ? position.units[lead] : undefined;
    if (!unit) return illegal('pbem:19.7e', `${lead} is not at the repair of ${what}`, lead);
    return (
      whyNotLead(position, unit, target.value) ??
      whyMoved(position, target.value) ??
      whyOnFire(position, target.value) ??
      whyAnotherAttempt(position, workers, target.value) ??
      whyAimed(position, target.value)
    );
  },
  takeEffect(course, { workers, about }, dice) {
    const target = targetOf(course.position, workers, about);
    if (!target.ok) throw new Error(target.refusal.because);
    repair(course, target.value, workers, about, dice);
  },
};

function targetOf(
  position: Position,
  workers: readonly UnitId[],
  { what, wall }: Pick<TaskAbout['repair'], 'what' | 'wall'>,
): Ruled<RepairTarget> {
  const units = workers.flatMap((id) => position.units[id] ?? []);
  return repairTargetOf(position, units, what, wall === true);
}

function repair(
  course: Course<PbemEvent>,
  target: RepairTarget,
  workers: readonly UnitId[],
  { lead, first }: TaskAbout['repair'],
  dice: Dice,
): void {
  const { position } = course;
  const unit = position.units[lead];
  if (!unit) throw new Error(`there is no unit ${lead}`);
  const rule = ruleOf(target);
  const helpers = workers.filter((id) => id !== lead);
  const die = dice.roll({ purpose: 'repair', rule, faces: dieOf(target), subject: target.name });
  const drm = drmOf(position, unit, helpers, target);
  const { name: what, left: before } = target;
  const { points, after, ...rest } = mended(position, target, die.value + drm, first ?? 'wear');
  course.emit({
    type: 'ItemRepaired',
    data: { what, units: workers, die, drm, points, before, after, ...rest, rule },
  });
}

/** Of a barricade only the hex that burns is not repaired (ruling of pbem:20.1c). */
function whyOnFire(position: Position, { name }: RepairTarget): Refusal | null {
  const barricade = barricadeIn(position, name);
  return barricade ? whyBurns(position, barricade.id, name) : whyBurns(position, name);
}

/** One attempt for each item and GT, and nobody else at it in the same PT (pbem:19.71c, 19.72a, 19.73a). */
function whyAnotherAttempt(position: Position, workers: readonly UnitId[], target: RepairTarget): Refusal | null {
  const { name } = target;
  // Without its first worker an attempt ends; helpers who leave it do not end it.
  const another = repairsOf(position, name).find(({ about }) => !workers.includes(about.lead));
  const done = position.repaired?.[name] === position.turn.gameTurn;
  if (!another && !done) return null;
  return illegal(ruleOf(target), `${name} is repaired once in a GT`, name);
}

/**
 * An engine is not repaired in the turns in which it is aimed, nor while it is worked in any other way (pbem:19.42d,
 * 19.72b).
 */
function whyAimed(position: Position, { name }: RepairTarget): Refusal | null {
  if (!equipmentOf(position, name)) return null;
  const work = tasksOf(position).find(({ about }) => 'engine' in about && about.engine === name);
  if (!work) return null;
  const rule = work.kind === 'aim' ? 'pbem:19.42d' : 'pbem:19.72b';
  return illegal(rule, `${work.workers.join(' and ')} work ${name} in this turn`, name);
}
