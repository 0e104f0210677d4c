import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isCharacter, type Unit, type UnitId } from '../../../position/unit.js';
import { letFollow } from '../10-results/aftermath.js';
import { throwOff } from '../10-results/landing.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { whyNoGuard } from '../22-captives/guarding.js';
import type { PbemEvent } from '../core/events.js';
import { breakMelee } from '../core/melee/melee.js';
import { decisionsOf, type SurrenderAsked } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { pleaOf, type Plea, type Threat } from './plea.js';

/** Dice on which a knight's surrender must be accepted (pbem:22.7d), and a civilian's (pbem:22.7g). */
const KNIGHT_DIE_MAX = 4;
const CIVILIAN_DIE_MAX = 3;

/** The result of asking: play waits for a decision, a unit has been taken prisoner, or all fight on. */
export type Asked = 'waits' | 'yielded' | 'none';

/** A question about surrender, without the unit that is asked. */
export type Asking = Pick<SurrenderAsked, 'attack' | 'ready' | 'others'>;

/**
 * Asks the units that might surrender, one after the other, until a side has to decide. A prisoner ends the attack that
 * was declared (pbem:22.7c); without such an attack all units are asked.
 */
export function askNext(course: Course<PbemEvent>, asking: Asking, final: number, dice: Dice): Asked {
  for (const [index, id] of asking.others.entries()) {
    const rest: Asking = { ...asking, others: asking.others.slice(index + 1) };
    const unit = course.position.units[id];
    const plea = unit ? pleaOf(course.position, unit, threatOf(asking, final)) : null;
    if (!unit || !plea) continue;
    if (!plea.must && unit.side !== null) {
      raise(course, 'Surrender', unit.side, plea.rule, { ...rest, unit: id, captors: plea.captors });
      return 'waits';
    }
    const offered = offer(course, unit, plea.captors, rest, dice);
    if (offered === 'waits' || asking.attack) return offered;
  }
  return 'none';
}

function threatOf({ attack }: Asking, final: number): Threat | null {
  return attack ? { attack, final } : null;
}

/** A unit surrenders: the die decides whether it must be spared; otherwise the captors decide (pbem:22.7d, 22.7g). */
export function offer(
  course: Course<PbemEvent>,
  unit: Unit,
  captors: Plea['captors'],
  rest: Asking,
  dice: Dice,
): 'waits' | 'yielded' {
  const knight = isSoldier(unit);
  const rule = knight ? 'pbem:22.7d' : 'pbem:22.7g';
  const spared = !knight && unit.traits?.includes('woman') === true;
  const die = spared ? null : dice.roll({ purpose: 'surrender', rule, faces: 10, subject: unit.id });
  const must = die === null || die.value <= (knight ? KNIGHT_DIE_MAX : CIVILIAN_DIE_MAX);
  course.emit({ type: 'SurrenderOffered', data: { unit: unit.id, die, must, rule } });
  const able = captors.find((id) => mayGuard(course.position, id, unit)) ?? captors[0];
  if (must && able !== undefined && (!knight || captors.length === 1)) {
    accept(course, unit.id, able, dice);
    return 'yielded';
  }
  const side = course.position.units[captors[0] ?? '']?.side ?? course.position.turn.side;
  raise(course, 'Quarter', side, rule, { ...rest, prisoner: unit.id, units: captors, must });
  return 'waits';
}

/**
 * Makes a unit a prisoner: it dismounts, and its captor guards it if he can (pbem:22.7h, 22.7k). `because`: the rule,
 * if it is not that of quarter.
 */
export function accept(course: Course<PbemEvent>, id: UnitId, captor: UnitId, dice: Dice, because?: string): void {
  const unit = course.position.units[id];
  const side = course.position.units[captor]?.side;
  if (!unit || !side || !isCharacter(unit)) throw new Error(`${captor} takes ${id} prisoner, which cannot be`);
  const rule = because ?? (isSoldier(unit) ? 'pbem:22.7d' : 'pbem:22.7g');
  course.emit({ type: 'SurrenderAccepted', data: { unit: id, by: captor, rule } });
  if (unit.mount !== null) {
    throwOff(course, unit, { rule: 'pbem:22.7h', from: [captor], missile: false, firedFrom: null }, dice);
    letFollow(course, id, 'dismounted', dice);
  }
  breakMelee(course, id, 'pbem:22.7i');
  breakOffTask(course, id, 'pbem:22.7i');
  for (const owed of decisionsOf(course.position, 'Retreat')) {
    if (owed.about.unit === id) settle(course, owed.id, 'pbem:22.7i');
  }
  const prisoner = course.position.units[id] ?? unit;
  const guards = mayGuard(course.position, captor, prisoner) ? [captor] : [];
  course.emit({ type: 'PrisonerTaken', data: { unit: id, captor: side, guards, rule } });
}

function mayGuard(position: Position, captor: UnitId, prisoner: Unit): boolean {
  const guard = position.units[captor];
  return guard !== undefined && whyNoGuard(position, guard, prisoner) === null;
}

/** At the end of a movement step civilians surrender to the soldiers beside them (pbem:22.7e). */
export function takeCivilians(course: Course<PbemEvent>, dice: Dice): void {
  if (course.position.options['ransomAndSurrender'] !== true) return;
  const others = Object.values(course.position.units)
    .filter((unit) => isCharacter(unit) && !isSoldier(unit))
    .map(({ id }) => id)
    .sort();
  askNext(course, { attack: null, ready: [], others }, 0, dice);
}
