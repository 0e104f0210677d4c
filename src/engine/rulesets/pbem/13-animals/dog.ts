import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isDog, isLive, type Unit } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { leaderOf } from '../core/animals/leads.js';

/**
 * A dog of a side that nobody leads: it attacks and pins by itself (pbem:13.3d, 13.3e); one of no side only barks
 * (13.3c).
 */
export function isLooseDog(position: Position, unit: Unit): boolean {
  return isDog(unit) && unit.side !== null && leaderOf(position, unit.id) === null;
}

/** A dog of a side that one of its characters leads: it attacks and pins when its side says so (pbem:13.3g). */
export function isDogOnCommand(position: Position, unit: Unit): boolean {
  return isDog(unit) && unit.side !== null && leaderOf(position, unit.id)?.side === unit.side;
}

/** Live enemy characters whom a dog could attack where it stands, by name (pbem:13.3d). */
export function preyOf(position: Position, dog: Unit): readonly Unit[] {
  return unitsBeside(position, dog).filter(
    (unit) => isCharacter(unit) && isLive(unit) && areEnemies(unit, dog) && isAdjacentTo(position, dog, unit),
  );
}

/**
 * Combat puts two of them in melee: active enemies, and whoever fights a dog that is not his side's (pbem:11.1b,
 * 13.3h).
 */
export function comesIntoMelee(attacker: Unit, defender: Unit): boolean {
  if (isCharacter(defender)) return isActive(defender) && areEnemies(attacker, defender);
  return isDog(defender) && attacker.side !== defender.side;
}

/** Why a dog takes no order to attack, or null: it obeys a leader of its side and nobody else (pbem:13.3d, 13.3g). */
export function whyNoOrders(position: Position, unit: Unit): Refusal | null {
  if (!isDog(unit) || isDogOnCommand(position, unit)) return null;
  const leader = leaderOf(position, unit.id);
  return {
    code: 'illegal',
    rule: leader ? 'pbem:13.3g' : 'pbem:13.3d',
    because: leader
      ? `${unit.id} is led by ${leader.id} and attacks for nobody else`
      : `${unit.id} is loose and attacks by itself`,
    subject: unit.id,
  };
}

/** No dog attacks a character of its own side (pbem:13.3c). */
export function sparedByDogs(attackers: readonly Unit[], { id, sheet, side }: Unit): Refusal | null {
  const dog = sheet.kind === 'character' && attackers.find((unit) => isDog(unit) && unit.side === side);
  return dog ? { code: 'illegal', rule: 'pbem:13.3c', because: `${dog.id} spares ${id}, a friend`, subject: id } : null;
}
