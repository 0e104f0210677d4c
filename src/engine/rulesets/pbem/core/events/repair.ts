import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { Tally } from '../../../../position/tally.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Points were given back to something that was battered or worn (pbem:19.7): the die and the DRM of the helpers, the points that
 * were of use, what it stood before and after on the scale on which it is repaired, and what is still off by each means.
 */
export type ItemRepaired = EventOf<
  'ItemRepaired',
  {
    /** A hex, a hexside, or the name of equipment. */
    readonly what: string;
    /** The one whom the repair needs, and the additional characters. */
    readonly units: readonly UnitId[];
    readonly die: RolledDie;
    readonly drm: number;
    readonly points: number;
    readonly before: number;
    readonly after: number;
    /** Points that are off now; empty: none. */
    readonly tally: Tally;
    /** Points of wear that an engine has now; absent: it had none. */
    readonly wear?: number;
    /** A building door is a keep door now (pbem:19.71d). */
    readonly reinforced?: 'keep';
    readonly rule: string;
  }
>;

/** Repairs on the map (pbem:19.7). */
export type RepairEvent = ItemRepaired;
