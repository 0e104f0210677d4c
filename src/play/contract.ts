import type { HexName } from '../engine/board/field.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Foresight } from '../engine/game/foresee.js';
import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey } from '../engine/game/reach-survey.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { Actor, LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { Setup } from '../engine/game/setup.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { Spot } from '../engine/game/survey.js';
import type { Position } from '../engine/position/position.js';
import type { PlayerId, SeatId } from '../engine/position/seat.js';
import type { SideId, UnitId } from '../engine/position/unit.js';

/** Id of a game: a UUID in lower case. Its events are in stream `game-<id>`, its seats in `seats-<id>`. */
export type GameId = string;

/** Who looks: a seat of the game, or somebody without one. Every read goes through a viewer. */
export type Viewer =
  | {
      readonly kind: 'seat';
      readonly side: SideId;
      /** Of several players of the side the one who sits here; absent: the side has one. */
      readonly player?: PlayerId;
    }
  | { readonly kind: 'spectator' };

/** The instant that is looked at: now, after an event (revision from 0), or at the end of a side's player turn. */
export type At =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'turnEnd'; readonly gameTurn: number; readonly side: SideId };

export interface CreateGame {
  readonly commandId: string;
  /** Absent: the id follows from the command. Never from outside: whoever could choose it could be there before another. */
  readonly game?: GameId;
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly setup: Setup;
}

export interface CreatedGame {
  readonly game: GameId;
  readonly revision: number;
}

/** A claimed seat. The key is shown once and kept only as a hash. */
export interface SeatClaim {
  readonly game: GameId;
  readonly side: SideId;
  /** Absent: the side has one player. */
  readonly player?: PlayerId;
  readonly key: string;
}

/** Dice of an order: rolled by the server, or reported by the player (option honourDice) in the order they are asked for. */
export type DiceChoice =
  { readonly kind: 'server' } | { readonly kind: 'reported'; readonly values: readonly number[] };

export interface SubmitOrder {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** As JSON (the ruleset's order form) or as written notation. */
  readonly order: { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'text'; readonly text: string };
  readonly dice: DiceChoice;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  readonly commandId: string;
}

/** What became of an order. A refusal is an answer, not an error, and leaves no trace in the ledger. */
export type Submission =
  | {
      readonly kind: 'accepted';
      readonly revision: number;
      readonly events: readonly SeenEvent[];
      /** This command had been accepted before; nothing was written now. */
      readonly repeated: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly revision: number;
      readonly refusal: Refusal;
      /** Orders of the same unit (or of the side) that would be accepted now; at most LEGAL_INSTEAD_MAX. */
      readonly instead: readonly LegalOrder<unknown>[];
    };

export const LEGAL_INSTEAD_MAX = 20;

/** An event as a viewer may see it. */
export interface SeenEvent {
  readonly revision: number;
  readonly event: GameEvent;
  readonly hash: string;
  readonly recordedAt: string;
  /** One line for a person. */
  readonly text: string;
}

/** What an order would bring about and make possible, with a line for each event. */
export interface ForeseenOrder extends Foresight<unknown, GameEvent> {
  readonly texts: readonly string[];
}

/** The game at one instant, as a viewer may see it. */
export interface SeenGame {
  readonly game: GameId;
  readonly revision: number;
  readonly title: string;
  readonly position: Position;
  readonly fingerprint: string;
  readonly actors: readonly Actor[];
}

/** What is known of a game without looking at its position. */
export interface GameHead {
  /** Of its last event. */
  readonly revision: number;
  readonly ruleset: Position['ruleset'];
}

/** The application's one door: everything that the API, the CLI and the tests do with games. */
export interface Games {
  /**
   * Idempotent by command id, over all games: a repeated command answers with the game that it created. Throws
   * UnknownRuleset, SetupRefused, CommandReused.
   */
  create(command: CreateGame): Promise<CreatedGame>;
  /**
   * Claims a free seat. `key`: the key of a side of a siege, for the seats of its scenarios' games. Throws SeatTaken,
   * SeatKept, NoSuchSeat, NoSuchGame.
   */
  claimSeat(game: GameId, seat: SeatId, key?: string | null): Promise<SeatClaim>;
  /** Seats that are claimed, in the order of the claims. */
  takenSeats(game: GameId): Promise<readonly SeatId[]>;
  /** The viewer that a key stands for; null if the key is no key of this game. Throws NoSuchGame. */
  viewerOf(game: GameId, key: string): Promise<Viewer | null>;
  /**
   * Idempotent by command id. Throws RevisionConflict, CommandReused, NoSuchGame, NotASeat, CorruptedEvent (as every
   * read does), LedgerUnavailable.
   */
  submit(command: SubmitOrder): Promise<Submission>;
  /** Throws NoSuchGame, NoSuchInstant. */
  see(game: GameId, viewer: Viewer, at: At): Promise<SeenGame>;
  /** Where the game stands and by which rules it is played, which everybody may know. Throws NoSuchGame. */
  head(game: GameId): Promise<GameHead>;
  /** Events from a revision on, at most `limit` (READ_LIMIT_MAX). */
  events(game: GameId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]>;
  /** For a seat; throws NotASeat for spectators. */
  legal(game: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]>;
  /** For a seat; throws NotASeat for spectators. */
  preview(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal>;
  /** What an order would bring about and make possible, or why it would be refused; for a seat, from what it sees. Throws NotASeat. */
  foresee(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal>;
  /** One hex with everything about it; refused if there is none of that name. Throws NoSuchGame, NoSuchInstant. */
  hex(game: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal>;
  /** Sight between two spots; refused if one is not there. Throws NoSuchGame, NoSuchInstant. */
  sight(game: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal>;
  /** All that is seen from a spot; refused if it is not there. Throws NoSuchGame, NoSuchInstant. */
  view(game: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal>;
  /** Where a unit of the seat can go now, or why nowhere. Throws NotASeat for spectators, NoSuchGame. */
  reach(game: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal>;
  /** What is there from a revision on, then what comes, without gap or repetition. */
  follow(game: GameId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent>;
}
