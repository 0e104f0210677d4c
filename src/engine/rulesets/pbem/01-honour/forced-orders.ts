import type { HexName } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isLive, isCharacter, type Unit } from '../../../position/unit.js';
import { goAway, owedBy } from '../04-sequence/retreat.js';
import { aimAt, tableOf, type Aimed } from '../06-missiles/aim.js';
import { shoot } from '../06-missiles/missile.js';
import { targetLine } from '../06-missiles/target.js';
import { goStep } from '../07-movement/going.js';
import { stepsAsStated } from '../07-moves/movement.js';
import { moveAlong, tellMove } from '../08-pinning/passing.js';
import { strike } from '../09-attacks/combat.js';
import { combatNamed } from '../09-combat/attack-check.js';
import { retreatChoice } from '../10-results/retreat-choice.js';
import { standing } from '../10-results/retreat-way.js';
import { leftBehind } from '../11-melee/melee.js';
import type { StepGone } from '../core/events/facts.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Retreat, Attack, Fire } from '../core/orders/combat-orders.js';
import type { PathStep } from '../core/orders/define.js';
import type { Move } from '../core/orders/movement-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { isPlace } from './stated-facts.js';

/**
 * Neither the rules nor the sender's statement give a result (pbem:1.4b). `missing`: what he must state. The rule that
 * forbids the order is not named, since nobody is told of errors in a game of honour.
 */
export function incomplete(missing: string, subject?: string): Refusal {
  const because = `the order gives no result by itself: state ${missing}`;
  return { code: 'incomplete', rule: 'pbem:1.4b', because, ...(subject === undefined ? {} : { subject }) };
}

/** A path as it is walked in a game of honour: its steps, and whether the rules price them all. */
interface WalkedPath {
  readonly steps: readonly StepGone[];
  readonly isPriced: boolean;
}

/**
 * A path that is walked to its end, though a step may be forbidden or too dear (pbem:1.4b). A forbidden step costs
 * nothing by itself. A path whose shape does not fit the unit is incomplete, and a hex off the map is refused.
 */
function walkedOnHonour(position: Position, unit: Unit, path: readonly PathStep[]): Ruled<WalkedPath> {
  const steps: StepGone[] = [];
  let held: readonly HexName[] = unit.hexes;
  let isPriced = true;
  for (const step of path) {
    if (step.hexes.length !== held.length) {
      return refused(incomplete(`the hexes of ${unit.id} after it, as many as the unit holds`, unit.id));
    }
    const gone = goStep(position, unit, held, step);
    if (!gone.ok && gone.refusal.code !== 'illegal') return gone;
    if (!isPlace(position, step.hexes)) {
      return refused(incomplete(`hexes of ${unit.id} that touch: ${step.hexes.join(' and ')} do not`, unit.id));
    }
    if (!gone.ok) isPriced = false;
    steps.push(gone.ok ? gone.value : { gait: step.gait, hexes: step.hexes, costs: [] });
    held = step.hexes;
  }
  return allowed({ steps, isPriced });
}

/**
 * A move that the rules forbid is walked to its end (pbem:1.4b): too dear, pinned or in melee. Enemies on the way may
 * still try to pin, unless the unit breaks out of a melee, whose links end where nobody is ADJACENT any more.
 */
export const forceMove: OrderRule<Move>['carryOut'] = (course, _side, { unit: id, path, charge }, dice) => {
  const { position, stated } = course;
  const unit = position.units[id];
  if (!unit || unit.hexes.length === 0) return incomplete(`where ${id} is after it`, id);
  const walked = walkedOnHonour(position, unit, path);
  if (!walked.ok) return walked.refusal;
  if (!walked.value.isPriced && stated?.mp === undefined) return incomplete('the MP of the path', id);
  const steps = stepsAsStated(stated, walked.value.steps);
  if (charge) course.emit({ type: 'ChargeDeclared', data: { unit: id, targets: charge } });
  const last = steps.at(-1);
  if (last && isInMelee(position, id)) {
    const left = leftBehind(position, unit, last.hexes, last.half);
    tellMove(course, id, steps);
    breakMelee(course, id, 'pbem:11.41b', left);
  } else moveAlong(course, id, steps, dice);
  return null;
};

/** A retreat along a way that the rules forbid is made as it is ordered, without a penalty (pbem:1.4b). */
export const forceRetreat: OrderRule<Retreat>['carryOut'] = (course, side, order, dice) => {
  const { position } = course;
  const decision = owedBy(position, side, order.unit);
  const unit = position.units[order.unit];
  if (!decision || !unit || decision.about.falls) return incomplete(`where ${order.unit} is after it`, order.unit);
  const walked = walkedOnHonour(position, unit, order.path);
  if (!walked.ok) return walked.refusal;
  const choice = { ...retreatChoice(position, unit, decision.about, side), complete: true };
  const { steps } = walked.value;
  const hexes = steps.at(-1)?.hexes ?? unit.hexes;
  goAway(course, decision, choice, { ...standing(choice.flight), steps, hexes, count: steps.length }, dice);
  return null;
};

/**
 * An attack that the rules forbid is resolved with the die (pbem:1.4b): on a unit that is not ADJACENT, or a second
 * one. The stated column is read where the sender states one.
 */
export const forceAttack: OrderRule<Attack>['carryOut'] = (course, _side, order, dice) => {
  const combat = combatNamed(course.position, order);
  const { attackers, defenders } = combat;
  const gone = [...attackers, ...defenders].find((unit) => !isLive(unit) || unit.hexes.length === 0);
  if (gone || attackers.length < order.attackers.length || defenders.length < order.defenders.length) {
    return incomplete('the facts after it: somebody in this combat is dead or not on the map', gone?.id);
  }
  strike(course, combat, dice);
  return null;
};

/**
 * A shot that the rules forbid is resolved with the die (pbem:1.4b): out of sight, out of range, a second one, or
 * without a missile. Where the rules give no modifiers, the sender states their sum, or the result.
 */
export const forceFire: OrderRule<Fire>['carryOut'] = (course, _side, order, dice) => {
  const { position, stated } = course;
  const [firer, target] = [position.units[order.unit], position.units[order.target]];
  if (!firer || !isCharacter(firer) || firer.sheet.weapon === null || firer.hexes.length === 0) {
    return incomplete(`the facts after it: ${order.unit} has nothing to shoot with`, order.unit);
  }
  if (!target || !isLive(target) || target.hexes.length === 0) {
    return incomplete(`the facts after it: ${order.target} cannot be hit`, order.target);
  }
  const { weapon } = firer.sheet;
  const aimed = aimAt(position, firer, weapon, target, order);
  if (aimed.ok) {
    shoot(course, aimed.value, dice);
    return null;
  }
  if (aimed.refusal.code !== 'illegal') return aimed.refusal;
  if (stated?.modifier === undefined && stated?.result === undefined) {
    return incomplete('the modifier of the shot, or its result', order.unit);
  }
  const forced = aimedAnyway(position, firer, weapon, target, order);
  if (!forced.ok) return forced.refusal;
  shoot(course, forced.value, dice);
  return null;
};

/** A shot for which the rules give no modifiers: the stated sum takes the place of that of the weapon. */
function aimedAnyway(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  target: Unit,
  order: Pick<Fire, 'from' | 'at'>,
): Ruled<Aimed> {
  const [from, at] = [order.from ?? firer.hexes[0] ?? '', order.at ?? target.hexes[0] ?? ''];
  if (!firer.hexes.includes(from)) return refused(incomplete(`a hex of ${firer.id}`, from));
  if (!target.hexes.includes(at)) return refused(incomplete(`a hex of ${target.id}`, at));
  const range = distance(hexOf(position, from).cell, hexOf(position, at).cell);
  const modifiers = [{ rule: 'pbem:26.21a', what: weapon, value: 0 }];
  const line = targetLine(target, weapon);
  const shot = { from, at, range, band: 'long' as const, weapon, modifiers, fixes: null };
  return allowed({ firer, target, weapon, shot, line, table: tableOf(position, line) });
}
