import { placesRound, type HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, isDragon, isActive, type Unit, type UnitId } from '../../../position/unit.js';
import { mayStop } from '../07-movement/going.js';
import { oddsOf, shiftedColumn, columnName, readTable, type CombatOdds } from '../09-combat/odds.js';
import { parseSign } from '../10-results/effect.js';
import { whyBarred } from '../12-tasks/bars.js';
import { isDogOnCommand, isLooseDog } from '../13-animals/dogs.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { joinMelee, isInMelee } from '../core/melee/melee.js';
import { areEnemies, unitsIn } from '../core/movement/occupancy.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { decisionsOf } from '../core/turn/decision.js';
import { settle } from '../core/turn/pending.js';

/**
 * The odds of an attempt to pin (pbem:8.1g): those of a combat of the pinner against the mover in his present hexes,
 * one against one (8.1f), with a further shift if infantry tries to stop a rider (8.1h).
 */
export function pinOdds(position: Position, pinner: Unit, mover: Unit): CombatOdds {
  const odds = oddsOf(position, [pinner], [mover]);
  if (isMounted(pinner) || isDragon(pinner) || !isMounted(mover)) return odds;
  const further: Modifier = { rule: 'pbem:8.1h', what: 'infantry pins a rider', value: -1 };
  const shifts = [...odds.shifts, further];
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return { ...odds, shifts, final: shiftedColumn(odds.columns, odds.original, shift) };
}

/**
 * One try, one against one: any result against the mover pins him and hurts nobody (pbem:8.1f, 8.1g). Then both are in
 * melee, and the other units that might have tried have nothing left to stop (pbem:8.1i, 11.3c). True if he is pinned.
 */
export function tryToPin(course: Course<PbemEvent>, id: UnitId, target: UnitId, dice: Dice): boolean {
  const odds = pinOdds(course.position, unitIn(course, id), unitIn(course, target));
  const die = dice.roll({ purpose: 'pin', rule: odds.table.rule, faces: 10, subject: id });
  const result = readTable(odds.table, odds.final, die.value);
  const pinned = parseSign(result).side === 'defender';
  course.emit({
    type: 'PinAttempted',
    data: {
      unit: id,
      target,
      attack: odds.attack,
      defence: odds.defence,
      originalOdds: columnName(odds.columns, odds.original),
      shifts: odds.shifts,
      finalOdds: columnName(odds.columns, odds.final),
      table: odds.table.rule,
      die,
      result,
      pinned,
      rule: pinned ? 'pbem:8.1i' : 'pbem:8.1j',
    },
  });
  if (!pinned) return false;
  const overtaken = [...decisionsOf(course.position, 'Pin'), ...decisionsOf(course.position, 'GoOn')];
  for (const decision of overtaken) settle(course, decision.id, 'pbem:8.1i');
  joinMelee(course, [[id, target]], 'pbem:11.3c');
  if (!unitIn(course, target).acts.moveEnded) {
    course.emit({ type: 'MoveEnded', data: { unit: target, rule: 'pbem:8.1i' } });
  }
  return true;
}

function unitIn({ position }: Course<PbemEvent>, id: UnitId): Unit {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

/**
 * Hexes that a step has newly occupied: the hex that was entered, or the hex into which the head or rear of a horse has
 * swung.
 */
export function newlyHeld(held: readonly HexName[], { hexes }: StepGone): readonly HexName[] {
  return hexes.filter((hex) => !held.includes(hex));
}

/**
 * Enemies that may try to pin a unit that has just entered these hexes (pbem:8.1b to 8.1e), dogs among them
 * (pbem:13.3e, 13.3g), by name. `mover` stands in its new hexes.
 */
export function pinnersAt(position: Position, mover: Unit, entered: readonly HexName[]): readonly Unit[] {
  if (!bookOf(position).combat.pinning) return [];
  const found = new Map<string, Unit>();
  for (const name of entered) {
    for (const beside of placesRound(hexOf(position, name))) {
      for (const unit of unitsIn(position, beside.name)) {
        if (areEnemies(unit, mover) && !found.has(unit.id) && whyNotPin(position, unit, mover, entered) === null) {
          found.set(unit.id, unit);
        }
      }
    }
  }
  if (found.size === 0 || mayStop(position, mover, mover.hexes, mover.half) !== null) return [];
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Why a unit may not try to pin an enemy who has entered these hexes, or null. */
export function whyNotPin(position: Position, unit: Unit, mover: Unit, entered: readonly HexName[]): Refusal | null {
  const { id } = unit;
  if (!isActive(unit) && !isLooseDog(position, unit) && !isDogOnCommand(position, unit))
    return illegal('pbem:8.1b', `${id} is not active and pins nobody`, id);
  if (isInMelee(position, id)) return illegal('pbem:8.1b', `${id} is in melee and pins nobody`, id);
  if (unit.acts.triedToPin) {
    return illegal('pbem:8.1d', `${id} has tried to pin in this movement phase`, id);
  }
  if (!isAdjacentTo(position, unit, { ...mover, hexes: entered })) {
    return illegal('pbem:8.1b', `${id} is not ADJACENT to ${entered.join(', ')}`, id);
  }
  return whyNotStrikeFrom(position, unit) ?? whyBarred(position, unit, 'Pin');
}
