import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/**
 * Characters of a side have rolled the number of missiles that they begin with (pbem:22.2c). The other sides see no
 * numbers, and nobody sees those of neutrals.
 */
export type SuppliesRolled = EventOf<
  'SuppliesRolled',
  {
    readonly side: SideId | null;
    readonly supplies: readonly {
      readonly unit: UnitId;
      readonly missiles: number;
      readonly dice: readonly RolledDie[];
    }[];
    readonly rule: string;
  }
>;

/**
 * A character has taken missiles from a unit, or from a supply point in that hex (pbem:22.2g). The other sides see no
 * number.
 */
export type MissilesTaken = EventOf<
  'MissilesTaken',
  {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly giver?: UnitId;
    readonly at?: HexName;
    /** Null: the viewer may not see it. */
    readonly count: number | null;
    /** True if the giver could not prevent it: stunned, dead, neutral or a prisoner. */
    readonly stripped: boolean;
    readonly rule: string;
  }
>;

/** Ammunition (pbem:22.2). */
export type SupplyEvent = SuppliesRolled | MissilesTaken;
