import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { InitiativeRoll } from '../../../../position/initiative.js';
import type { SideId } from '../../../../position/unit.js';

/**
 * A side plays first in a GT (pbem:22.1a), usually by the higher roll. `dice` are all dice that were rolled for it,
 * ties included, and `rolls` those that decided; without dice, another rule says who plays first (pbem:12.8r).
 */
export type InitiativeTaken = EventOf<
  'InitiativeTaken',
  {
    readonly gameTurn: number;
    readonly side: SideId;
    /** GT in a row in which this side has gone first, this one included (pbem:22.1b). */
    readonly run: number;
    readonly rolls: readonly InitiativeRoll[];
    readonly dice: readonly RolledDie[];
    readonly rule: string;
  }
>;

/** Changing initiative (pbem:22.1). */
export type InitiativeEvent = InitiativeTaken;
