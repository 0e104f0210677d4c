import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { EngineKind } from '../../../../position/building.js';
import type { ItemId, SideId, UnitId } from '../../../../position/unit.js';
import type { BuildKind } from '../orders/build-orders.js';

/**
 * A thing has been built (pbem:19.8): equipment with its name, a door or shutter that is fitted now, a tent that is
 * pitched.
 */
export type WorkBuilt = EventOf<
  'WorkBuilt',
  {
    readonly units: readonly UnitId[];
    readonly what: BuildKind;
    /** Its hexes, head first; for a door or shutter the hex or hexside. */
    readonly at: readonly HexName[];
    /** For a barricade the hex before its front. */
    readonly before?: HexName;
    /** The name of the equipment; absent: the thing is no equipment. */
    readonly equipment?: ItemId;
    /** True for an engine that must be loaded before it is fired; absent: it is no such engine. */
    readonly unloaded?: true;
    /** The owner of a tent or engine (pbem:23.2c); absent for other things, and in older records. */
    readonly side?: SideId;
    readonly rule: string;
  }
>;

/** A day of work on a siege engine is done, and more days must follow (pbem:19.8c, 19.8e). */
export type BuildingAdvanced = EventOf<
  'BuildingAdvanced',
  {
    readonly units: readonly UnitId[];
    readonly what: EngineKind;
    readonly at: readonly HexName[];
    readonly equipment: ItemId;
    readonly done: number;
    readonly of: number;
    readonly rule: string;
  }
>;

/** Building on the map (pbem:19.8). */
export type BuildEvent = WorkBuilt | BuildingAdvanced;
