import type { FieldHex } from '../../../board/field.js';
import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import type { Spot } from '../../../game/survey.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** A spot that was found: its hexes, head first, and its unit, if the spot is a unit. */
export interface FoundSpot {
  readonly hexes: readonly FieldHex[];
  readonly unit: Unit | null;
}

/** The number of characters of an unknown name that a refusal repeats. */
const SAID_MAX = 60;

/** The hex of that name, or that there is none. */
export function findHex(position: Position, name: string): Ruled<FieldHex> {
  const hex = fieldOfGame(position).hex(name);
  if (hex) return allowed(hex);
  const subject = name.slice(0, SAID_MAX);
  return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${subject}`, subject });
}

/** The unit of that name, or that there is none. */
export function findUnit({ units }: Position, id: UnitId): Ruled<Unit> {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  if (unit) return allowed(unit);
  const subject = id.slice(0, SAID_MAX);
  return refused({ code: 'unknownUnit', rule: null, because: `there is no unit ${subject}`, subject });
}

/** A unit on the map, or else a hex. There is no sight to or from anything that is off the map (pbem:5.2b). */
export function findSpot(position: Position, spot: Spot): Ruled<FoundSpot> {
  const unit = findUnit(position, spot);
  if (!unit.ok) {
    const hex = findHex(position, spot);
    if (hex.ok) return allowed({ hexes: [hex.value], unit: null });
    const subject = spot.slice(0, SAID_MAX);
    return refused({ code: 'unknownHex', rule: null, because: `there is no hex or unit ${subject}`, subject });
  }
  const { id, hexes } = unit.value;
  if (hexes.length > 0) return allowed({ hexes: hexes.map((name) => hexOf(position, name)), unit: unit.value });
  return forbidden('pbem:5.2b', `${id} is not on the map`, id);
}
