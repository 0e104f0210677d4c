import type { Position } from '../position/position.js';
import type { PlayerId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import type { GameEvent } from './event.js';
import type { Refusal, RuleId } from './refusal.js';

/**
 * What somebody may or must do now. Strictly alternating player turns list one actor; changing initiative lists the
 * side that won the roll; activation with interruption lists the selecting side and, as a decision of its own, the
 * side that may interrupt or react. Play is never without an actor unless the game is over.
 */
export interface Actor {
  readonly side: SideId;
  /** Of several players of the side the one who may; absent: the side has one. */
  readonly player?: PlayerId;
  /** `turn`: gives orders of the open step. `decision`: owes the answer to a pending decision. */
  readonly role: 'turn' | 'decision';
  /** The pending decision's id, for role `decision`. */
  readonly decision?: string;
  /** Order types that are accepted from this actor now. */
  readonly orders: readonly string[];
}

/** An order that would be accepted, and what is worth knowing about it before giving it. */
export interface LegalOrder<Order> {
  readonly order: Order;
  /** MP that it would spend (movement), or null. */
  readonly mp: number | null;
  /** One line for a person: what it does. */
  readonly summary: string;
  /** Combat and fire: chance in tenths of each result sign; absent elsewhere. */
  readonly odds?: Preview;
}

/** About how much a hex and a player turn stand for. For reports: no rule derives anything from it (pbem:2.8a). */
export interface Scale {
  readonly hexCentimetres: number;
  readonly playerTurnSeconds: number;
}

/** One modifier (DRM or CS) with the rule it rests on. */
export interface Modifier {
  readonly rule: RuleId;
  readonly what: string;
  readonly value: number;
}

/** What each face of the deciding die would bring. */
export interface Preview {
  readonly table: RuleId;
  /** Table column (combat) or line (fire) that will be read. */
  readonly column: string;
  readonly modifiers: readonly Modifier[];
  /** Result sign for each original die 1 to 10. */
  readonly byDie: readonly { readonly die: number; readonly result: string }[];
  /** How many of the ten faces bring each result sign. */
  readonly distribution: Readonly<Record<string, number>>;
}

/** Accepted: events to append (never empty), and the state after them. Otherwise: why not. */
export type Decided<Event extends GameEvent, State = Position> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly position: State }
  | { readonly ok: false; readonly refusal: Refusal };
