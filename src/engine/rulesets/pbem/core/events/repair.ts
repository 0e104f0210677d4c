import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { Tally } from '../../../../position/tally.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Points were given back to a thing that was battered or worn (pbem:19.7): the die and the DRM of the helpers, the
 * points that counted, the state before and after on the scale of the repair, and the points that each means still
 * takes off.
 */
export type ItemRepaired = EventOf<
  'ItemRepaired',
  {
    /** A hex, a hexside, or the name of equipment. */
    readonly what: string;
    /** The required worker of the repair, and the additional characters. */
    readonly units: readonly UnitId[];
    readonly die: RolledDie;
    readonly drm: number;
    readonly points: number;
    readonly before: number;
    readonly after: number;
    /** Points that are still off; empty: none. */
    readonly tally: Tally;
    /** Points of wear that an engine has now; absent: it had none. */
    readonly wear?: number;
    /** A building door has become a keep door (pbem:19.71d). */
    readonly reinforced?: 'keep';
    readonly rule: string;
  }
>;

/** Repairs on the map (pbem:19.7). */
export type RepairEvent = ItemRepaired;
