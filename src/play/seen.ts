import type { GameEvent } from '../engine/game/event.js';
import type { Edition } from '../engine/game/frame.js';
import type { Foresight } from '../engine/game/foresee.js';
import type { Actor } from '../engine/game/ruleset.js';
import type { Moment } from '../engine/game/game.js';
import type { Position } from '../engine/position/position.js';
import type { PendingDecision } from '../engine/position/turn.js';
import type { SideId } from '../engine/position/unit.js';
import type { Telling } from '../ledger/corrected-course.js';
import type { GameId } from './viewer.js';

/** An event as a viewer may see it. */
export interface SeenEvent {
  readonly revision: number;
  readonly event: GameEvent;
  readonly hash: string;
  readonly recordedAt: string;
  /** One line for a person. */
  readonly text: string;
}

/** The consequences that an order would have and the orders that it would make possible, with a line for each event. */
export interface ForeseenOrder extends Foresight<unknown, GameEvent> {
  readonly texts: readonly string[];
}

/** The game at one instant, as a viewer may see it. */
export interface SeenGame<State = Position> {
  readonly game: GameId;
  readonly ruleset: Edition;
  readonly revision: number;
  /** How turns are told that were corrected; absent: as the log stood then. */
  readonly as?: Telling;
  /** Of the event at `revision`. It covers commitments and no secrets, so that everybody may know it. */
  readonly hash: string;
  /** The time at which that event was recorded: ISO 8601, UTC. */
  readonly recordedAt: string;
  readonly title: string;
  readonly position: State;
  /** The position on a board; null: the game is played without a board. */
  readonly field: Position | null;
  /** Sides in the order of play. */
  readonly sides: readonly SideId[];
  readonly moment: Moment;
  readonly fingerprint: string;
  readonly actors: readonly Actor[];
  /** Decisions that are owed, oldest first. */
  readonly pending: readonly PendingDecision[];
  /** How things stand, line by line for a person; empty: the board tells. */
  readonly lines: readonly string[];
}

/** The facts about a game that need no look at its position. */
export interface GameHead {
  /** Of its last event, as is the hash. */
  readonly revision: number;
  readonly hash: string;
  readonly ruleset: Edition;
}
