import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';

/** A unit, with its horse, has come onto the map: its hexes, head first, and the cost for the unit (MP). */
export type UnitEntered = EventOf<
  'UnitEntered',
  { readonly unit: UnitId; readonly hexes: readonly HexName[]; readonly mp: number; readonly rule: string }
>;
/** A unit, with its horse, has left the map for good: the hexes that it left, and the cost for the unit (MP). */
export type UnitLeft = EventOf<
  'UnitLeft',
  { readonly unit: UnitId; readonly from: readonly HexName[]; readonly mp: number; readonly rule: string }
>;

/** The head of a unit's horse has left the map; the unit holds the hex of its rear only (pbem:3.1b), for so many MP. */
export type HeadLeft = EventOf<
  'HeadLeft',
  { readonly unit: UnitId; readonly hexes: readonly HexName[]; readonly mp: number; readonly rule: string }
>;

/** Events that only a scenario allows (pbem:23.14, 23.16). */
export type ScenarioEvent = UnitEntered | UnitLeft | HeadLeft;
