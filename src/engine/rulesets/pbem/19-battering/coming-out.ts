import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { unitsIn } from '../core/movement/occupancy.js';

export interface PlaceNow {
  readonly unit: UnitId;
  readonly hexes: readonly HexName[];
}

/**
 * Where units in lower locations stand when what was above them is gone (pbem:19.2o, 19.2z): in the hexes themselves.
 * The other hex of a horse or a body stays what it was, and a ridden horse comes out with its rider. Bodies are among
 * them.
 */
export function comingOut(position: Position, under: readonly HexName[]): readonly PlaceNow[] {
  const units = new Set(under.flatMap((name) => unitsIn(position, name)));
  return [...units].flatMap(({ id, mount, hexes }): readonly PlaceNow[] => {
    const now = hexes.map((name) => (under.includes(name) ? name.replace(UNDER, '') : name));
    return [id, ...(mount === null ? [] : [mount])].map((unit) => ({ unit, hexes: now }));
  });
}
