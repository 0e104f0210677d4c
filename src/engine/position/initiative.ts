import type { SideId } from './unit.js';

/** The roll of a side for the first player turn of a GT: its die and its modifier (pbem:22.1b). */
export interface InitiativeRoll {
  readonly side: SideId;
  /** 1 to 10. */
  readonly die: number;
  /** 0, or -1 for each GT of an unbroken run in which the side went first. */
  readonly modifier: number;
}

/** Which side plays first in a GT (option changingInitiative, pbem:22.1). */
export interface Initiative {
  readonly gameTurn: number;
  readonly side: SideId;
  /** GT in a row in which this side has gone first, this one included. */
  readonly run: number;
  /** The rolls that decided it, in the order of the sides; absent: nobody rolled for this GT. */
  readonly rolls?: readonly InitiativeRoll[];
}
