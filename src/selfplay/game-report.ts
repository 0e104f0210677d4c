import type { Outcome } from '../engine/position/position.js';
import type { SideId } from '../engine/position/unit.js';
import type { Fault } from './fault.js';

/** An accepted order with the dice that it took: enough to play the game again. */
export interface GivenOrder {
  readonly side: SideId;
  readonly order: unknown;
  readonly dice: readonly number[];
}

/** How one game went. Plain data: it passes between threads. */
export interface GameReport {
  readonly scenario: string;
  readonly seed: number;
  /** The player of each side. */
  readonly seats: Readonly<Record<SideId, string>>;
  /** Null if it broke off. */
  readonly outcome: Outcome | null;
  readonly gameTurns: number;
  readonly orders: number;
  readonly events: number;
  /** How often each type of order was given. */
  readonly orderTypes: Readonly<Record<string, number>>;
  /** How many events of each type its log has. */
  readonly eventTypes: Readonly<Record<string, number>>;
  readonly fault: Fault | null;
  /** Of the final position. */
  readonly fingerprint: string;
  /** The orders up to a fault; absent if there is none. */
  readonly given?: readonly GivenOrder[];
  /** The order that did not go well, if one did not. */
  readonly failed?: { readonly side: SideId; readonly order: unknown };
}
