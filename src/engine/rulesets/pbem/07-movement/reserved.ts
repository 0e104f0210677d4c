import type { HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Dismounting } from '../../../position/turn.js';
import type { Unit } from '../../../position/unit.js';
import { isInHalf } from '../core/doors/door-side.js';
import { dismountsOf } from '../core/tasks/task.js';

/**
 * The riders who are getting off, and the hexes into which they get: by a move (pbem:12.34a), or in the player turn
 * that it takes (siege-en:1.53a).
 */
export function reservedHexes(position: Position): readonly Dismounting[] {
  const { dismounting = [], tasks } = position;
  return tasks === undefined ? dismounting : [...dismounting, ...dismountsOf(position)];
}

/**
 * Why a unit, or a cart, may not end its move in these hexes although nobody stands there, or null: a rider gets off
 * into one of them later in this turn, and ends there too (pbem:7.1a, 12.34a, siege-en:1.53a). Until then others may
 * pass.
 */
export function whyReserved(
  position: Position,
  unit: Pick<Unit, 'id'>,
  hexes: readonly HexName[],
  half?: HexName,
): Refusal | null {
  const other = reservedHexes(position).find(
    (one) => one.unit !== unit.id && hexes.includes(one.to) && isInHalf(one, half),
  );
  if (!other) return null;
  const because = `${unit.id} cannot stop in ${other.to}, into which ${other.unit} dismounts`;
  return illegal('pbem:7.1a', because, other.to);
}

/** The unit is a rider who gets off when the step closes, so nobody can lead his horse (pbem:12.34a). */
export function isDismounting({ dismounting }: Position, { id }: Unit): boolean {
  return dismounting?.some(({ unit }) => unit === id) ?? false;
}
