import type { Position } from '../../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../../position/unit.js';

/** The two champions of a duel once they are placed; none if there is no duel. */
export function fightersOf({ duel }: Position): readonly UnitId[] {
  return duel ? Object.values(duel.champions) : [];
}

/**
 * True for everybody while no duel is fought; during a duel only for its champions: all others stand still
 * (pbem:12.8i).
 */
export function takesPart(position: Position, unit: UnitId): boolean {
  return !isFought(position) || fightersOf(position).includes(unit);
}

/** A unit that does not fight in a duel lets the champions through: the two sides agree about that (pbem:12.8i). */
export function standsAside(position: Position, fighter: Unit, other: Unit): boolean {
  return isFought(position) && takesPart(position, fighter.id) && !takesPart(position, other.id);
}

/** The champion of a side, or undefined. */
export function championOf({ duel, units }: Position, side: SideId): Unit | undefined {
  const id = duel?.champions[side];
  return id === undefined ? undefined : units[id];
}

/** The opponent of this side in the duel. */
export function otherSide({ duel }: Position, side: SideId): SideId {
  if (!duel) throw new Error('there is no duel');
  return side === duel.challenger ? duel.challenged : duel.challenger;
}

/** Both champions are placed. */
export function isFought(position: Position): boolean {
  return fightersOf(position).length > 1;
}
