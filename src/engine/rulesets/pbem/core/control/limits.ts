import { Known } from '../../../../known/known.js';
import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { leaderOf } from '../animals/leads.js';
import { opponentsInMelee } from '../melee/melee.js';
import { isRaging } from '../rage/rage.js';
import { isAdjacentToActiveEnemy } from '../terrain/adjacency.js';

/** The rule that limits a character out of control. */
export const OUT_OF_CONTROL = 'pbem:22.3g';

/**
 * The latest check found the character out of control, and the character acts by his player's will: he is not in a
 * rage, in a duel or a prisoner (pbem:22.3g).
 */
function isOutOfControl(position: Position, unit: Unit): boolean {
  const { uncontrolled, duel } = position;
  if (!uncontrolled || duel || unit.side === null || unit.captive || isRaging(unit)) return false;
  return uncontrolled[unit.side]?.includes(unit.id) ?? false;
}

/** May not move into a hex ADJACENT to an enemy. A unit that is led goes where its leader goes. */
export function keepsOff(position: Position, unit: Unit): boolean {
  return isOutOfControl(position, unit) && leaderOf(position, unit.id) === null;
}

const free = new Known<Position, Position>();

/** The position for movement that nobody orders (retreats and flights): control does not limit it. */
export function withoutControl(position: Position): Position {
  return position.uncontrolled ? free.of(position, stripped) : position;
}

function stripped({ uncontrolled: _limits, ...rest }: Position): Position {
  return rest;
}

/** Why a character out of control may not move into a hex, or null: it is ADJACENT to an active enemy (pbem:22.3g). */
export function whyKeptOff(position: Position, unit: Unit, hex: HexName, half?: HexName): Refusal | null {
  if (!position.uncontrolled || !keepsOff(position, unit)) return null;
  if (!isAdjacentToActiveEnemy(position, unit, [hex], [], half)) return null;
  return illegal(OUT_OF_CONTROL, `${unit.id} is out of control and keeps off ${hex}, ADJACENT to an enemy`, hex);
}

/** The same for several hexes; he already holds some of them. */
export function whyKeptOffAny(position: Position, unit: Unit, hexes: readonly HexName[]): Refusal | null {
  for (const hex of hexes) {
    const refusal = unit.hexes.includes(hex) ? null : whyKeptOff(position, unit, hex);
    if (refusal) return refusal;
  }
  return null;
}

/** Why a character out of control may not attack a unit, or null: he is not in melee with it (pbem:22.3g). */
export function whyNoFreshAttack(position: Position, attacker: Unit, target: Unit): Refusal | null {
  if (!isOutOfControl(position, attacker)) return null;
  if (opponentsInMelee(position, attacker.id).includes(target.id)) return null;
  const because = `${attacker.id} is out of control and not in melee with ${target.id}`;
  return illegal(OUT_OF_CONTROL, because, attacker.id);
}

/**
 * Why a character out of control cannot begin a task, or null (pbem:22.3g). A task of one turn is begun anew in every
 * turn (22.3h).
 */
export function whyBeginsNoTask(position: Position, unit: Unit): Refusal | null {
  if (!isOutOfControl(position, unit)) return null;
  return illegal(OUT_OF_CONTROL, `${unit.id} is out of control and begins no task`, unit.id);
}
