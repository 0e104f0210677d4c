import type { Position } from '../position/position.js';
import type { PlayerId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import type { GameEvent } from './event.js';
import type { Refusal, RuleId } from './refusal.js';

/**
 * A side or player that may or must act now. Strictly alternating player turns list one actor; changing initiative
 * lists the side that won the roll; activation with interruption lists the selecting side and, as a decision of its
 * own, the side that may interrupt or react. There is always an actor until the game is over.
 */
export interface Actor {
  readonly side: SideId;
  /** The player who may act, if the side has several; absent: the side has one player. */
  readonly player?: PlayerId;
  /** `turn`: may give orders in the open step. `decision`: must answer a pending decision. */
  readonly role: 'turn' | 'decision';
  /** The pending decision's id, for role `decision`. */
  readonly decision?: string;
  /** Order types that belong to the open step or the decision; `acceptedTypes` tells of which one can be given now. */
  readonly orders: readonly string[];
}

/** An order that would be accepted, with facts that a player wants to know before giving it. */
export interface LegalOrder<Order> {
  readonly order: Order;
  /**
   * MP that the order would take from the unit that makes it, without those for carrying items, which `mpLeft` leaves
   * off before; of a retreat, flight or advance the MP of its way, which nobody spends; null: it costs none.
   */
  readonly mp: number | null;
  /** One line for a person about the effect of the order. */
  readonly summary: string;
  /** The results that the die of the order, or of the task that it begins, can bring; absent for other orders. */
  readonly odds?: Preview;
}

/**
 * The rough size of a hex and length of a player turn. Only for reports: no rule derives anything from it (pbem:2.8a).
 */
export interface Scale {
  readonly hexCentimetres: number;
  readonly playerTurnSeconds: number;
}

/** One modifier (DRM or CS) with the rule that gives it. */
export interface Modifier {
  readonly rule: RuleId;
  readonly what: string;
  readonly value: number;
}

/** The result of each face of a die, and how it is found. */
export interface Preview {
  readonly table: RuleId;
  /** Table column (combat) or line (fire) that will be read. */
  readonly column: string;
  readonly modifiers: readonly Modifier[];
  /** Result sign for each face of the die, before modifiers: ten faces or six. */
  readonly byDie: readonly { readonly die: number; readonly result: string }[];
  /** How many of the faces bring each result sign. */
  readonly distribution: Readonly<Record<string, number>>;
  /** A die that is rolled first, and may keep this one from being rolled; absent: there is none. */
  readonly before?: Preview;
  /** A die that may be rolled after this one; absent: there is none. */
  readonly next?: Preview;
}

/** Accepted: events to append (never empty), and the state after them. Otherwise the refusal. */
export type Decided<Event extends GameEvent, State = Position> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly position: State }
  | { readonly ok: false; readonly refusal: Refusal };
