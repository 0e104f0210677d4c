import { sideTowards } from '../../../board/location.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { stepsFrom, mayStop } from '../07-movement/going.js';
import { hexOf } from '../core/terrain/ground.js';
import { isBankBetween } from '../core/water/bank.js';

/** Dry hexes beyond the banks of a water hex (pbem:17.11b). */
export function banksOf(hex: FieldHex): readonly FieldHex[] {
  return DIRECTION_INDICES.flatMap((direction) => {
    const next = hex.neighbours[direction];
    return next && isBankBetween(hex, next, sideTowards(hex, direction, next)) ? [next] : [];
  });
}

/** A swimmer's hex has a bank of its own (pbem:17.11b). */
export function isAtBank(position: Position, { hexes }: Unit): boolean {
  return hexes.some((name) => banksOf(hexOf(position, name)).length > 0);
}

/** The hexes into which a swimmer could climb: none is held by somebody (pbem:17.12c). */
export function landingsOf(position: Position, unit: Unit): readonly HexName[] {
  const climber: Unit = { ...unit, acts: { ...unit.acts, climbs: 0 } };
  return stepsFrom(position, climber, unit.hexes).flatMap(({ hexes, half }) =>
    mayStop(position, climber, hexes, half) === null ? hexes : [],
  );
}
