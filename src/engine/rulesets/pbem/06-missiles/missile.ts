import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed } from '../../../game/refusal.js';
import type { LegalOrder, Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { sufferResult } from '../10-results/result.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import { noteAmbushByFire } from '../22-hidden/reveal.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { ShotFacts } from '../core/events/facts.js';
import { fireResult, finalRoll } from '../core/fire/missile-tables.js';
import { atAnyTime, remembered } from '../core/listing/memory.js';
import { looksTheSame, mayPass } from '../core/listing/nearness.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Fire } from '../core/orders/combat-orders.js';
import { isAnythingUnderRepair } from '../core/repair/under-repair.js';
import { aimAt, previewOf, aim, type Aimed } from './aim.js';
import { openFirePart } from './fire-part.js';
import { barredFromFire, weaponOf } from './firer.js';
import { linesInSteps } from './lines-in-steps.js';
import { isInRange, drmOf } from './shot.js';
import { deflected, letStray } from './stray.js';
import { effectOn } from './target.js';

/**
 * Shots of a unit at all targets except friends: friends may be fired at (pbem:6.1j), but such shots are not listed.
 */
function listShots(position: Position, unit: Unit): readonly LegalOrder<Fire>[] {
  const weapon = weaponOf(position, unit);
  if (typeof weapon !== 'string' || barredFromFire(position, unit, weapon)) return [];
  return shotsKnown(position, unit).orders;
}

interface Shots {
  /** Shots by target, in the order of the position. */
  readonly byTarget: ReadonlyMap<UnitId, readonly LegalOrder<Fire>[]>;
  readonly orders: readonly LegalOrder<Fire>[];
}

/**
 * A known shot stays valid until its target, or a unit on its line, has visibly changed. Of the firer only the record
 * of his other acts may have changed, and if he rides not even that (pbem:26.21c).
 */
const shotsKnown = remembered<Shots>(
  (position, unit) => shotsAt(position, unit, () => null),
  (known, position, unit, changes) => {
    const seen = changes.filter((change) => !looksTheSame(change));
    if (seen.length === 0 && !isMounted(unit)) return known;
    if ((isMounted(unit) ? changes : seen).some(({ after }) => after.id === unit.id)) return null;
    const places = seen.flatMap(({ before, after }) => [...before.hexes, ...after.hexes]);
    const others = new Set(seen.map(({ after }) => after.id));
    return shotsAt(position, unit, (target) =>
      others.has(target.id) || mayPass(position, unit, target, places) ? null : (known.byTarget.get(target.id) ?? null),
    );
  },
  // Nobody can shoot through a slit while its wall is being repaired (pbem:19.73d). The units do not show this either.
  (position) => (isOneLeftOpen(position) || isAnythingUnderRepair(position) ? null : atAnyTime()),
);

/** A unit whose retreat was left open in another step cannot be shot at (pbem:4.4c). The units do not show this. */
function isOneLeftOpen({ pending }: Position): boolean {
  return pending.some(({ kind, about }) => kind === 'Retreat' && about['due'] === 'ownTurn');
}

/** The shots of a unit that may fire: the known ones that are still valid, and the new ones. */
function shotsAt(position: Position, unit: Unit, knownAt: (target: Unit) => readonly LegalOrder<Fire>[] | null): Shots {
  const byTarget = new Map(
    Object.values(position.units).map((target) => [target.id, knownAt(target) ?? listed(position, unit, target)]),
  );
  return { byTarget, orders: [...byTarget.values()].flat() };
}

/** A shot at a rider is listed for the rider, and none at friends or at those who are not on the map. */
function isTarget(firer: Unit, target: Unit): boolean {
  return target.side !== firer.side && target.hexes.length > 0 && target.rider === null;
}

const NONE: readonly LegalOrder<Fire>[] = [];

/** The shot of a firer who may fire now. */
function listed(position: Position, firer: Unit, target: Unit): readonly LegalOrder<Fire>[] {
  if (!isTarget(firer, target)) return NONE;
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string' || !isInRange(position, firer, weapon, target)) return NONE;
  const aimed = aimAt(position, firer, weapon, target, {});
  if (!aimed.ok) return NONE;
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

/**
 * Takes a shot (pbem:6.4): the part of the step for this group begins, a door or corner covers the target against this
 * side from now on, and the die decides. The caller deals with the result.
 */
export function takeShot(course: Course<PbemEvent>, aimed: Aimed, rule: string, dice: Dice): ShotFacts {
  const { firer, target, weapon, shot, table } = aimed;
  openFirePart(course, firer, weapon);
  if (shot.fixes !== null) {
    course.emit({ type: 'CoverFixed', data: { unit: target.id, against: shot.fixes, rule: 'pbem:7.9c' } });
  }
  const die = dice.roll({ purpose: 'fire', rule, faces: 10, subject: firer.id });
  const { stated } = course;
  const modifiers = modifiersAsStated(shot.modifiers, stated?.modifier);
  const final = finalRoll(die.value, drmOf({ ...shot, modifiers }));
  const { from, at, weapon: using, range } = shot;
  const result = stated?.result ?? fireResult(table, final);
  return { from, at, weapon: using, range, modifiers, table: table.rule, die, final, result };
}

/**
 * The modifiers with the sum that the sender states in a game of honour (pbem:1.4b); the first takes the difference.
 */
function modifiersAsStated(modifiers: readonly Modifier[], sum: number | undefined): readonly Modifier[] {
  const [first, ...others] = modifiers;
  if (sum === undefined || !first) return modifiers;
  return [{ ...first, value: sum - others.reduce((total, { value }) => total + value, 0) }, ...others];
}

/**
 * Missiles that a firer has left after a shot; null if they are not counted. In a game of honour he may shoot without
 * any.
 */
export function oneLess(missiles: number | null): number | null {
  return missiles === null ? null : Math.max(0, missiles - 1);
}

/** Missile attacks (pbem:6): one shot at one target, resolved before the next is ordered (pbem:6.1g). */
export const FIRE: OrderRule<Fire> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:4.23a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const aimed = aim(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    shoot(course, aimed.value, dice);
    return null;
  },
  list: (position, _side, unit) => listShots(position, unit),
  *prepare(position, unit) {
    const weapon = weaponOf(position, unit);
    if (typeof weapon !== 'string' || barredFromFire(position, unit, weapon)) return;
    const targets = Object.values(position.units).filter((target) => isTarget(unit, target));
    yield* linesInSteps(position, unit, weapon, targets);
  },
  preview(position, _side, order) {
    const aimed = aim(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};

/** Carries out a shot that is aimed: the die, its result on the target, and the missile that strays. */
export function shoot(course: Course<PbemEvent>, aimed: Aimed, dice: Dice): void {
  const { firer, target, weapon, line, table: read } = aimed;
  const facts = takeShot(course, aimed, 'pbem:6.4a', dice);
  const { table, result, from } = facts;
  const missilesLeft = oneLess(firer.missiles);
  course.emit({
    type: 'MissileFired',
    data: {
      unit: firer.id,
      target: target.id,
      ...facts,
      line,
      missilesLeft,
      ...(read.house ? { house: read.house } : {}),
    },
  });
  noteAmbushByFire(course, [firer.id], target.id);
  noticeAttack(course, target.id, 'fire');
  const blow = { rule: table, by: firer.id, from: [firer.id], missile: true, firedFrom: from };
  const effect = deflected(course, target.id, weapon, effectOn(target, weapon, result), dice);
  sufferResult(course, target.id, effect, blow, dice);
  letStray(course, aimed, facts, dice);
  // Siege lets the target retreat before the next shot (siege-en:1.321c).
  if (bookOf(course.position).sequence.fireRetreats === 'atOnce') settleForced(course, dice);
}
