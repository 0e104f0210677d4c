import type { Dice, RolledDie } from '../dice/dice.js';
import type { Position } from '../position/position.js';
import type { PlayerId, SeatId } from '../position/seat.js';
import type { SideId, UnitId } from '../position/unit.js';
import type { GameEvent } from './event.js';
import type { Refusal, RuleId, Ruled } from './refusal.js';
import type { Setup } from './setup.js';
import type { Survey } from './survey.js';
import type { Veil } from './veil.js';

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

/** Accepted: events to append (never empty). Otherwise: why not. */
export type Decided<Event extends GameEvent> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly position: Position }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A rulebook as a value. `decide` never changes anything; `evolve` never decides anything, never rolls, and throws
 * only on an event that is illegal in that position (a corrupted log). `legal` lists exactly what `decide` accepts.
 */
export interface Ruleset<Order, Event extends GameEvent> {
  readonly id: string;
  readonly version: number;
  /** Names of the options that a game may switch on. */
  readonly options: readonly string[];
  /** The first events of a game from its setup, or why the setup is illegal. */
  create(setup: Setup): Ruled<readonly Event[]>;
  /** Checks the outer form of an order that came from outside. */
  parseOrder(raw: unknown): Ruled<Order>;
  /** `seat`: the side that gives the order, or one of its players. */
  decide(position: Position, seat: SeatId, order: Order, dice: Dice): Decided<Event>;
  /** `position` is null before the first event only. */
  evolve(position: Position | null, event: Event): Position;
  actors(position: Position): readonly Actor[];
  /** All orders of a seat, or of one of its units, that `decide` would accept now. */
  legal(position: Position, seat: SeatId, unit?: UnitId): readonly LegalOrder<Order>[];
  preview(position: Position, seat: SeatId, order: Order): Ruled<Preview>;
  /** What its hexes and turns stand for, for reports; absent: it does not tell. */
  readonly scale?: Scale;
  /** The order by which a seat has done with the open step of its turn; absent: turns have no steps. */
  readonly onward?: Order;
  /** The dice that events record, in the order in which they were asked for. */
  diceOf(events: readonly Event[]): readonly RolledDie[];
  /** Units that an event concerns and rules that it names; for history filters. */
  indexOf(event: Event): { readonly units: readonly UnitId[]; readonly rules: readonly RuleId[] };
  /** What it hides from whom; absent: everybody sees everything. */
  readonly veil?: Veil<Event>;
  /** What it tells about the field; absent if it is played without one. */
  readonly survey?: Survey;
}

/** A ruleset whose order and event types are not known to the caller (the ledger, the API). */
export type AnyRuleset = Ruleset<unknown, GameEvent>;
