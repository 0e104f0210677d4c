import type { HexName } from '../board/field.js';
import type { Direction } from '../hex/direction.js';

/** One step of a way: the gait (step, forward, backward…) and the hexes held after it, head first. */
export interface WayStep {
  readonly gait: string;
  readonly hexes: readonly HexName[];
}

/** A place and facing that a unit can come to and stop in, by a cheapest way. */
export interface Destination {
  /** Head first. */
  readonly hexes: readonly HexName[];
  /** Where a unit of two hexes looks; null for units of one. */
  readonly facing: Direction | null;
  readonly mp: number;
  readonly path: readonly WayStep[];
}

/** Where a unit can go with the MP that it has left in this player turn. */
export interface ReachSurvey {
  readonly mpLeft: number;
  /** The cheapest first, of equally cheap ones in the order of the map. */
  readonly destinations: readonly Destination[];
}
