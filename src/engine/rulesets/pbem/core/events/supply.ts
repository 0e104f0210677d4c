import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { SideId, UnitId } from '../../../../position/unit.js';

/** Characters of a side have rolled what missiles they begin with (pbem:22.2c); the other sides see no numbers, and nobody those of neutrals. */
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

/** A character has taken missiles: from somebody, or from a supply point in that hex (pbem:22.2g). The other sides see no number. */
export type MissilesTaken = EventOf<
  'MissilesTaken',
  {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly giver?: UnitId;
    readonly at?: HexName;
    /** Null: not to be seen. */
    readonly count: number | null;
    /** The giver could not hinder it: stunned, dead, neutral or a prisoner. */
    readonly stripped: boolean;
    readonly rule: string;
  }
>;

/** Ammunition (pbem:22.2). */
export type SupplyEvent = SuppliesRolled | MissilesTaken;
