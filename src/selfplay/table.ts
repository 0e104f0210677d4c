import type { GameEvent } from '../engine/game/event.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { Actor, LegalOrder } from '../engine/game/ruleset.js';
import type { Position } from '../engine/position/position.js';
import type { SeatId } from '../engine/position/seat.js';

/** The game as players find it. */
export interface Laid {
  readonly position: Position;
  readonly actors: readonly Actor[];
}

/** The result of an order; if it was refused, the reason. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Where a game is played: what a player can do with it, and nothing else. */
export interface Table {
  look(): Promise<Laid>;
  legal(seat: SeatId): Promise<readonly LegalOrder<unknown>[]>;
  give(seat: SeatId, order: unknown): Promise<Answer>;
  /** The record from an event on (counted from 0), including what players do not see. */
  log(from: number): Promise<readonly GameEvent[]>;
  /** Checks the record by the means of this table; returns the faults in words. */
  audit(): Promise<readonly string[]>;
  /** The lines of the exported game; null where there is no ledger to export from. */
  exported(): AsyncIterable<string> | null;
  close(): Promise<void>;
}
