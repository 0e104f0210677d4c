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

/** What became of an order; why not, if it was refused. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Where a game is played: what a player can do with it, and nothing else. */
export interface Table {
  look(): Promise<Laid>;
  legal(seat: SeatId): Promise<readonly LegalOrder<unknown>[]>;
  give(seat: SeatId, order: unknown): Promise<Answer>;
  /** The record from an event on (counted from 0), with what players do not see of it. */
  log(from: number): Promise<readonly GameEvent[]>;
  /** Looks the record through by means of the table's own; what is wrong, in words. */
  audit(): Promise<readonly string[]>;
  /** The lines of the exported game; null where there is no ledger to export from. */
  exported(): AsyncIterable<string> | null;
  close(): Promise<void>;
}
