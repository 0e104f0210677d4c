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
 * When an order may be given. `steps`: in these steps of the own player turn, if nothing is owed. `decision`: the order
 * answers a pending decision of that kind. `inTurn`: by the side in turn, or by one of its several players, as long as
 * the condition holds, even while the other side owes something. `anytime`: by every side as long as the game goes on.
 */
export type When =
  | { readonly steps: readonly Step[] }
  | { readonly decision: string }
  | { readonly inTurn: (position: Position, player: PlayerId | null) => boolean }
  | { readonly anytime: true };

/**
 * One type of order: when it may be given, its effects, and the orders of the type that would be accepted. `legal`
 * lists from the entry that also carries out, so the list and the rules cannot differ.
 */
export interface OrderRule<Given extends Order> {
  readonly when: When;
  /** The rule that binds the order to its step. */
  readonly rule: string;
  /**
   * True if the order is part of the task of the unit that it makes act. Absent: it breaks off the unit's task
   * (pbem:12.1c).
   */
  readonly keepsTask?: true;
  /**
   * True if the order takes no time: it ends no move and no task, and no offer of an advance lapses. Absent: it takes
   * time.
   */
  readonly takesNoTime?: true;
  /**
   * True if the orders listed for a unit, and the bars to them, depend only on its surroundings (`isFarFrom`), so that
   * the list need not be made anew after every order. Absent: it is made anew.
   */
  readonly near?: true;
  /**
   * False if no unit can be listed such an order in this position: there are no carts, no prisoners… Absent: a unit
   * might be.
   */
  possible?(position: Position): boolean;
  /** The units that the order makes act; their side must be the one that gives it. */
  units(order: Given): readonly UnitId[];
  /**
   * Units that the order names besides, and that it does something with: the animal that is led, the friend who is
   * helped. Those of the side that hide show themselves (pbem:22.8f). Absent: it names none.
   */
  besides?(order: Given): readonly UnitId[];
  /**
   * For an order that answers a decision: a better reason than that no decision is pending; null or absent: there is
   * none.
   */
  whyNotOffered?(position: Position, order: Given): Refusal | null;
  /**
   * Why the order is refused in the position before it ends the move of a unit or breaks off a task, for example
   * because it would begin something that is already under way. Absent: only the position after that decides.
   */
  whyNotFirst?(position: Position, order: Given, player: PlayerId | null): Refusal | null;
  /**
   * Units whose move the order takes part in, so that the move does not end (pbem:7.3e). Absent: only the units that it
   * makes act.
   */
  joins?(order: Given): readonly UnitId[];
  /**
   * Emits the resulting events into the course, or tells why the order is refused; after a refusal the course is thrown
   * away.
   */
  carryOut(course: Course<PbemEvent>, side: SideId, order: Given, dice: Dice): Refusal | null;
  /** Orders of one unit that would be accepted. Units of the side only; for decisions, the units concerned. */
  list(position: Position, side: SideId, unit: Unit): readonly LegalOrder<Given>[];
  /**
   * The slow part of the list of a unit, a little of it in each step: what it finds is remembered, so that `list` takes
   * little time afterwards. Absent: `list` never takes long.
   */
  prepare?(position: Position, unit: Unit): Iterable<undefined>;
  /**
   * Orders of a side, or of one of its several players, that belong to no unit, if the side may give orders of the
   * type; absent: there are none.
   */
  listOfSide?(position: Position, side: SideId, player: PlayerId | null): readonly LegalOrder<Given>[];
  /** Odds of the order before it is given, for orders that a die decides. */
  preview?(position: Position, side: SideId, order: Given): Ruled<Preview>;
}

/** All units with which an order does something: hidden ones of the side show themselves by it (pbem:22.8f). */
export function unitsAtWork(rule: OrderRule<Order>, order: Order): readonly UnitId[] {
  return [...rule.units(order), ...(rule.besides?.(order) ?? [])];
}
