import type { Ground, Length, Thing } from '../position/position.js';
import type { MeleeLink } from '../position/position.js';
import type { Health, SideId, Trait, UnitId, UnitSheet } from '../position/unit.js';

/** One unit of a setup. */
export interface SetupUnit {
  readonly id: UnitId;
  readonly side: SideId | null;
  readonly sheet: UnitSheet;
  /** Written hexes, head first; empty: offboard. */
  readonly hexes: readonly string[];
  readonly health?: Health;
  /** Id of the horse this character rides; the horse is a unit of the setup too, without hexes of its own. */
  readonly mount?: UnitId;
  readonly missiles?: number;
  readonly traits?: readonly Trait[];
  /** Must be alerted before it may act (pbem:12.7a). */
  readonly unaware?: true;
  /** Special rules allow it to mount though its class may not (pbem:12.31a). */
  readonly mayMount?: true;
}

/** What a game is created from (pbem:23.11 to 23.18). It may be illegal; the ruleset's `create` decides. */
export interface Setup {
  readonly title: string;
  readonly ground: Ground;
  readonly sides: readonly SideId[];
  readonly options: Readonly<Record<string, boolean>>;
  readonly length: Length;
  readonly units: readonly SetupUnit[];
  readonly things: readonly Thing[];
  readonly live: Readonly<Record<string, string>>;
  /** A position that does not begin at the start of the first turn (conformance cases); absent: the start. */
  readonly start?: {
    readonly gameTurn: number;
    readonly side: SideId;
    readonly step: string;
    readonly links: readonly MeleeLink[];
  };
}
