import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Refusal, Ruled } from '../../../game/refusal.js';
import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { PlayerId } from '../../../position/seat.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import type { PbemEvent } from './events.js';
import type { Order } from './orders.js';
import type { Step } from './events/sequence.js';

/**
 * When an order may be given. `steps`: in these steps of the own player turn, if nothing is owed. `decision`: it answers
 * a pending decision of that kind. `inTurn`: by the side in turn, or that one of its several players, as long as this holds,
 * even while the other side owes something. `anytime`: by every side as long as the game goes on.
 */
export type When =
  | { readonly steps: readonly Step[] }
  | { readonly decision: string }
  | { readonly inTurn: (position: Position, player: PlayerId | null) => boolean }
  | { readonly anytime: true };

/**
 * One type of order: when it may be given, what it does, and which orders of the type would be accepted. Since
 * `legal` lists from the same entry that carries out, the list and the rules cannot differ.
 */
export interface OrderRule<Given extends Order> {
  readonly when: When;
  /** The rule that binds the order to its step. */
  readonly rule: string;
  /** The order is part of the task of the unit that it makes act. Absent: it breaks off his task (pbem:12.1c). */
  readonly keepsTask?: true;
  /** It is done beside everything else: no move and no task ends by it, and no offer of an advance lapses. Absent: it takes time. */
  readonly takesNoTime?: true;
  /**
   * What is listed for a unit, and what bars it from the order, rests on what stands near it (`isFarFrom`) and on nothing farther away,
   * so that it need not be made anew after every order. Absent: it is.
   */
  readonly near?: true;
  /** False if nobody can be listed such an order in this position: there are no carts, no prisoners… Absent: somebody might. */
  possible?(position: Position): boolean;
  /** The units that the order makes act; their side must be the one that gives it. */
  units(order: Given): readonly UnitId[];
  /** Of an order that answers a decision: a better reason than that nothing is to be decided; null or absent: there is none. */
  whyNotOffered?(position: Position, order: Given): Refusal | null;
  /**
   * Why it is refused as the position stands before the order ends anybody's move or breaks off a task, for example
   * because it would begin what is already under way. Absent: what those leave behind decides alone.
   */
  whyNotFirst?(position: Position, order: Given, player: PlayerId | null): Refusal | null;
  /**
   * Units whose move the order takes part in, so that it does not end (pbem:7.3e). Absent: none but those that it makes
   * act.
   */
  joins?(order: Given): readonly UnitId[];
  /** Emits what happens into the course, or tells why not; after a refusal the course is thrown away. */
  carryOut(course: Course<PbemEvent>, side: SideId, order: Given, dice: Dice): Refusal | null;
  /** Orders of one unit that would be accepted. Units of the side only; for decisions, the units concerned. */
  list(position: Position, side: SideId, unit: Unit): readonly LegalOrder<Given>[];
  /** Orders of a side, or of one of its several players, that belong to no unit, where the type is open to it; absent: there are none. */
  listOfSide?(position: Position, side: SideId, player: PlayerId | null): readonly LegalOrder<Given>[];
  /** Odds of the order before it is given, for orders that a die decides. */
  preview?(position: Position, side: SideId, order: Given): Ruled<Preview>;
}
