import type { SideId } from './unit.js';

/** The events of the day that a game is (pbem:2.82b); members that are absent: no event of that kind yet. */
export interface Day {
  /** The last GT in which somebody did something. */
  readonly acted?: number;
  /** The last GT with combat or battering. */
  readonly fought?: number;
  /** The last player turn in which its side offered to end the day. */
  readonly offered?: { readonly gameTurn: number; readonly side: SideId };
}
