import type { HexName } from '../engine/board/field.js';
import type { DiceCourse } from '../engine/game/dice-course.js';
import type { DiceMode } from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Arbiter, ParleyCourse } from '../engine/game/parley/course.js';
import type { Proposal } from '../engine/game/parley/events.js';
import type { Edition } from '../engine/game/frame.js';
import type { Foresight } from '../engine/game/foresee.js';
import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey } from '../engine/game/reach-survey.js';
import type { Refusal, RuleId } from '../engine/game/refusal.js';
import type { Actor, LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { Spot } from '../engine/game/survey.js';
import type { GameSetup, GameState, Moment } from '../engine/game/game.js';
import type { PendingDecision, Position } from '../engine/position/position.js';
import type { PlayerId, SeatId } from '../engine/position/seat.js';
import type { SideId, UnitId } from '../engine/position/unit.js';
import type { AccountId, Person } from './accounts/contract.js';
import type { Look } from '../ledger/ledger.js';

/** Id of a game: a UUID in lower case. Its events are in stream `game-<id>`, its seats in `seats-<id>`. */
export type GameId = string;

/**
 * The reader: a seat of the game, its arbiter, who sees everything, or somebody without a seat. Every read goes through
 * a viewer.
 */
export type Viewer = {
  /**
   * Hash of the key by which the viewer was let in; absent: without one. It lets a spectator into a private game, and
   * what is followed with it ends when the key is void.
   */
  readonly keyHash?: string;
} & (
  | {
      readonly kind: 'seat';
      readonly side: SideId;
      /** Of several players of the side the one who sits here; absent: the side has one. */
      readonly player?: PlayerId;
      /** The account whose key let the viewer in; absent: the seat's own key did. */
      readonly account?: AccountId;
    }
  | { readonly kind: 'arbiter'; readonly keyHash: string }
  | { readonly kind: 'spectator' }
);

/**
 * The instant that is looked at: now, after an event (revision from 0), when a GT was over and all that takes effect
 * after it (of a siege: a day with its night; the one under way: now), or at the end of a side's player turn.
 */
export type At =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'turn'; readonly gameTurn: number }
  | { readonly kind: 'turnEnd'; readonly gameTurn: number; readonly side: SideId };

export interface CreateGame<Setup = BoardSetup> {
  readonly commandId: string;
  /**
   * Absent: the id follows from the command. Never from outside: whoever could choose it could be there before another.
   */
  readonly game?: GameId;
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  /** Absent: whoever comes first has a seat, and everybody may look. */
  readonly reservation?: Reservation;
  /** The arbiter from the beginning; absent: the seats may agree on one later. */
  readonly arbiter?: Arbiter;
  /** Where the dice come from. Absent: as players report them if the set-up lets them, otherwise committed. */
  readonly dice?: DiceWanted;
}

/** Where the dice of a new game are to come from (pbem:1.3c). */
export interface DiceWanted {
  readonly mode: DiceMode;
  /** The game does not begin before every seat has given a word for the dice, or declined to. */
  readonly awaitsWords?: boolean;
}

/** For whom the seats of a new game are, and who may know of it. Who creates it is its organiser. */
export interface Reservation {
  /** Nobody without a key of the game learns that there is one; all of its seats are reserved. */
  readonly private: boolean;
  /** Seats for whoever holds their invitations. `invitation`: the client's own; absent: one is made. */
  readonly seats: readonly { readonly seat: SeatId; readonly invitation?: string }[];
  /** The client's own, with which the command may be repeated; absent: one is made. */
  readonly organiserKey?: string;
}

export interface CreatedGame {
  readonly game: GameId;
  readonly revision: number;
  /** Of a game with a reservation. */
  readonly secrets?: GameSecrets;
}

/** The secrets that the organiser is shown once; only hashes are kept. */
export interface GameSecrets {
  readonly organiserKey: string;
  readonly invitations: readonly SeatInvitation[];
}

/** Opens a seat, once. Null: it was shown before, or the seat needs none. */
export interface SeatInvitation {
  readonly side: SideId;
  readonly player?: PlayerId;
  readonly invitation: string | null;
}

/** The proofs and wishes of a player who claims a seat. */
export interface ClaimRequest {
  /**
   * The key that he shows: that of a side of a siege, for the seats of its scenarios' games; or that of an account,
   * whose the seat is then.
   */
  readonly shown?: string | null;
  /** For a reserved seat. */
  readonly invitation?: string | null;
  /** The key that he made himself for the seat, with which the claim may be repeated; absent: one is made. */
  readonly key?: string | null;
}

/** How a seat stands. `reserved`: it is free for some only. */
export interface SeatStanding {
  readonly seat: SeatId;
  readonly taken: boolean;
  readonly reserved: boolean;
  /** The player of the server's own who sits there, by name; null: a person does, or nobody. */
  readonly computer: string | null;
  /** The siege for whose side the seat is kept; null: for none. */
  readonly siege: string | null;
  /** The person whose account has the seat; null: nobody, or somebody without an account. */
  readonly holder: Person | null;
}

/** A new key in place of one that is void now. `seat` null: the organiser's. */
export interface KeyRenewal {
  readonly game: GameId;
  readonly seat: SeatId | null;
  readonly key: string;
}

/** A claimed seat. The key is shown once and kept only as a hash. */
export interface SeatClaim {
  readonly game: GameId;
  readonly side: SideId;
  /** Absent: the side has one player. */
  readonly player?: PlayerId;
  readonly key: string;
}

/**
 * Dice of an order: those of the server, rolled or derived as the game has it, or reported by the player (option
 * honourDice) in the order in which they are asked for.
 */
export type DiceChoice =
  { readonly kind: 'server' } | { readonly kind: 'reported'; readonly values: readonly number[] };

export interface SubmitOrder {
  readonly game: GameId;
  readonly viewer: Viewer;
  /** As JSON (the ruleset's order form) or as written notation. */
  readonly order: { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'text'; readonly text: string };
  readonly dice: DiceChoice;
  /** Facts that the sender states in a game of honour (`Statement`, ADR 33); absent: none. */
  readonly stated?: unknown;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  readonly commandId: string;
}

/**
 * A saying of a seat about the dice before the game begins: about its word, or that it accepts no reported dice
 * (pbem:1.3c).
 */
export type DiceSaying =
  | { readonly kind: 'sealWord'; readonly seal: string }
  | { readonly kind: 'declineWord' }
  | { readonly kind: 'showWord'; readonly word: string }
  | { readonly kind: 'declineReportedDice' };

/**
 * A statement of a seat, or of the arbiter (`ruleOnClaim`). A seat that proposes what another seat has proposed
 * agrees with it. `at`: the revision of any event of the claimed order.
 */
export type Parley =
  | { readonly kind: 'fileClaim'; readonly at: number; readonly what: string; readonly rule?: RuleId }
  | { readonly kind: 'withdrawClaim'; readonly claim: number }
  | { readonly kind: 'appealClaim'; readonly claim: number; readonly what: string }
  | {
      readonly kind: 'ruleOnClaim';
      readonly claim: number;
      readonly upheld: boolean;
      readonly rule: RuleId;
      readonly because: string;
    }
  | { readonly kind: 'proposeArbiter'; readonly name: string; readonly keyHash: string }
  | { readonly kind: 'proposeDraw' }
  | { readonly kind: 'decline'; readonly proposal: Proposal }
  | { readonly kind: 'resign' }
  | { readonly kind: 'acceptOutcome' };

export interface ParleyCommand {
  readonly game: GameId;
  readonly viewer: Viewer;
  readonly parley: Parley;
  readonly commandId: string;
}

/** The answer to an order. A refusal is an answer, not an error, and leaves no trace in the ledger. */
export type Submission =
  | {
      readonly kind: 'accepted';
      readonly revision: number;
      /** Of the event at `revision`. */
      readonly hash: string;
      readonly events: readonly SeenEvent[];
      /** This command had been accepted before; nothing was written now. */
      readonly repeated: boolean;
      /**
       * Why the rules forbid the order or what was stated, in a game of honour whose senders are warned; null: there is
       * nothing to warn of. Absent: nobody is warned in this game.
       */
      readonly warning?: Refusal | null;
    }
  | {
      readonly kind: 'refused';
      readonly revision: number;
      readonly hash: string;
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

/** The consequences that an order would have and the orders that it would make possible, with a line for each event. */
export interface ForeseenOrder extends Foresight<unknown, GameEvent> {
  readonly texts: readonly string[];
}

/** The game at one instant, as a viewer may see it. */
export interface SeenGame<State = Position> {
  readonly game: GameId;
  readonly ruleset: Edition;
  readonly revision: number;
  /** Of the event at `revision`. It covers commitments and no secrets, so that everybody may know it. */
  readonly hash: string;
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

/**
 * The application's one door: everything that the API, the CLI and the tests do with games. To a spectator without a
 * key a private game is none: NoSuchGame, whatever is asked.
 */
export interface Games<State = Position, Setup = BoardSetup> {
  /**
   * Idempotent by command id, over all games: a repeated command answers with the game that it created. Throws
   * UnknownRuleset, SetupRefused, CommandReused; with a reservation NoSuchSeat, SecretRefused, SecretsShown, WrongKey.
   */
  create(command: CreateGame<Setup>): Promise<CreatedGame>;
  /**
   * Claims a free seat; with a key of the claimant's own it may be repeated. Throws SeatTaken, SeatKept, SeatReserved,
   * SeatOfAccount, SecretRefused, NoSuchSeat, NoSuchGame.
   */
  claimSeat(game: GameId, seat: SeatId, request?: ClaimRequest): Promise<SeatClaim>;
  /**
   * Gives a free seat to a player of the server's own, who needs no key. The same player may be seated again. Throws
   * what `claimSeat` throws, NobodyLeft if the game would have no seat left for people, and
   * NoBoardForComputer.
   */
  seatComputer(game: GameId, seat: SeatId, computer: string, request?: ClaimRequest): Promise<SeatStanding>;
  /** All seats of the game, in its order. Throws NoSuchGame. */
  seats(game: GameId, viewer: Viewer): Promise<readonly SeatStanding[]>;
  /** The viewer that a key stands for; null if the key is no key of this game. Throws NoSuchGame. */
  viewerOf(game: GameId, key: string, look?: Look): Promise<Viewer | null>;
  /**
   * Gives the holder of a seat or the organiser a new key; the one that is shown is void from then on. With a `key` of
   * the bearer's own it may be repeated. Throws WrongKey, NotTheOrganiser, SecretRefused, NoSuchGame.
   */
  renewKey(game: GameId, shown: string, key?: string | null): Promise<KeyRenewal>;
  /**
   * Makes the key and the invitation of a seat void and gives the organiser a new invitation; also for the side of a
   * siege whose seat it is, without one. With an invitation of one's own it may be repeated. Throws WrongKey,
   * NotTheOrganiser, SecretRefused, NoSuchSeat, NoSuchGame.
   */
  revokeSeat(game: GameId, shown: string, seat: SeatId, invitation?: string | null): Promise<SeatInvitation>;
  /**
   * Leaves the seat that a key opens, so that others can take it. Its own key is void then. Throws WrongKey, NotASeat,
   * NoSuchGame.
   */
  leaveSeat(game: GameId, shown: string): Promise<SeatStanding>;
  /** Gives the organiser a key for those who only look; an earlier one is void. Throws as `renewKey` does. */
  giveWatchersKey(game: GameId, shown: string, key?: string | null): Promise<string>;
  /**
   * Idempotent by command id. Throws RevisionConflict, CommandReused, NoSuchGame, NotASeat, CorruptedEvent (as every
   * read does), LedgerUnavailable.
   */
  submit(command: SubmitOrder): Promise<Submission>;
  /**
   * Idempotent: what the same seat has said before is answered as then, and writes nothing. Throws NoSuchGame,
   * NotASeat, CorruptedEvent, LedgerUnavailable.
   */
  sayOfDice(game: GameId, viewer: Viewer, saying: DiceSaying): Promise<Submission>;
  /**
   * Idempotent by command id. The expected revision is not asked for: what is said holds whatever happened meanwhile.
   * Throws NoSuchGame, NotASeat, CommandReused, CorruptedEvent, LedgerUnavailable.
   */
  parley(command: ParleyCommand): Promise<Submission>;
  /** Claims, proposals and the arbiter of a game, all of it public. Throws NoSuchGame. */
  parleyOf(game: GameId, viewer: Viewer): Promise<ParleyCourse>;
  /**
   * The course of the dice as the log tells it; null: the server rolls them and is bound to nothing. Throws NoSuchGame.
   */
  dice(game: GameId, viewer: Viewer): Promise<DiceCourse | null>;
  /** Throws NoSuchGame, NoSuchInstant. */
  see(game: GameId, viewer: Viewer, at: At): Promise<SeenGame<State>>;
  /** Where the game stands and by which rules it is played; to whoever may know the game. Throws NoSuchGame. */
  head(game: GameId, viewer: Viewer, look?: Look): Promise<GameHead>;
  /** Events from a revision on, at most `limit` (READ_LIMIT_MAX). */
  events(game: GameId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]>;
  /** For a seat; throws NotASeat for spectators. */
  legal(game: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]>;
  /** For a seat; throws NotASeat for spectators. */
  preview(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal>;
  /**
   * The consequences that an order would have, or why it would be refused; for a seat, from what it sees. Throws
   * NotASeat.
   */
  foresee(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal>;
  /** One hex with everything about it; refused if there is none of that name. Throws NoSuchGame, NoSuchInstant. */
  hex(game: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal>;
  /** Sight between two spots; refused if one is not there. Throws NoSuchGame, NoSuchInstant. */
  sight(game: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal>;
  /** All that is seen from a spot; refused if it is not there. Throws NoSuchGame, NoSuchInstant. */
  view(game: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal>;
  /** Where a unit of the seat can go now, or why nowhere. Throws NotASeat for spectators, NoSuchGame. */
  reach(game: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal>;
  /**
   * The recorded events from a revision on, then the new ones, without gap or repetition. Throws KeyVoid as soon as the
   * key of the viewer is void.
   */
  follow(game: GameId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent>;
}

/** The door to games of which nothing is known but that they are games. */
export type AnyGames = Games<GameState, GameSetup>;
