import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';
import type { DoorDeed } from '../orders/door-orders.js';

/**
 * A unit has worked a door or window during its movement, at a cost in MP; `TerrainChanged` tells the new state of the
 * door.
 */
export type DoorOperated = EventOf<
  'DoorOperated',
  { readonly unit: UnitId; readonly door: string; readonly deed: DoorDeed; readonly mp: number; readonly rule: string }
>;

/**
 * Terrain has changed: doors, gates and bridges move, walls fall, moats are filled. `states`: by the names of `live`.
 * `halves`: for units in a door hex, the half in which each stands from now on, null: in the whole hex. `places`: units
 * whose hexes have other names now, because a location has appeared or disappeared under them.
 */
export type TerrainChanged = EventOf<
  'TerrainChanged',
  {
    readonly states: readonly { readonly where: string; readonly state: string }[];
    readonly halves?: readonly { readonly unit: UnitId; readonly half: HexName | null }[];
    readonly places?: readonly { readonly unit: UnitId; readonly hexes: readonly HexName[] }[];
    readonly rule: string;
  }
>;

/**
 * The owner of a unit in a door or corner hex has stated its side (pbem:7.9a); it holds until he changes it or the unit
 * goes.
 */
export type CoverClaimed = EventOf<
  'CoverClaimed',
  { readonly unit: UnitId; readonly against: HexName; readonly rule: string }
>;

/** Doors and everything else on the map that changes (pbem:12.6, 7.9, 16). */
export type TerrainEvent = DoorOperated | TerrainChanged | CoverClaimed;
