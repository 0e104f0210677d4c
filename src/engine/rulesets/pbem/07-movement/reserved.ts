import type { HexName } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { isInHalf } from '../core/doors/door-side.js';

/**
 * Why a unit, or a cart, may not end its move in these hexes although nobody stands there, or null: a rider gets off
 * into one of them when the step closes, and his move ends there too (pbem:7.1a, 12.34a). Until then others may pass.
 */
export function whyReserved(
  { dismounting }: Position,
  unit: Pick<Unit, 'id'>,
  hexes: readonly HexName[],
  half?: HexName,
): Refusal | null {
  const other = dismounting?.find((one) => one.unit !== unit.id && hexes.includes(one.to) && isInHalf(one, half));
  if (!other) return null;
  const because = `${unit.id} cannot stop in ${other.to}, into which ${other.unit} dismounts`;
  return forbidden('pbem:7.1a', because, other.to).refusal;
}

/** The unit is a rider who gets off when the step closes, so nobody can lead his horse (pbem:12.34a). */
export function isDismounting({ dismounting }: Position, { id }: Unit): boolean {
  return dismounting?.some(({ unit }) => unit === id) ?? false;
}
