import type { Refusal } from '../engine/game/refusal.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { ScenarioName, Siege, SiegeSide } from '../engine/siege/siege.js';
import type { DiceCourse } from '../engine/game/dice-course.js';
import type { DiceWanted } from '../play/contract.js';
import type { SeenEvent } from '../play/seen.js';
import type { GameId, Viewer } from '../play/viewer.js';
import type { ParleyCourse } from '../engine/game/parley/course.js';
import type { DiceSaying, ParleyCommand, Submission } from '../play/commands.js';
import type { ClaimRequest, SeatClaim, SeatStanding } from '../play/seating/seat-terms.js';

/** Id of a siege: a UUID in lower case. Its events are in stream `siege-<id>`, its seats in `seats-<id>`. */
export type SiegeId = string;

/**
 * The instant that is looked at: now, after an event, or when a day (with its night) was over; the day under way: now.
 */
export type SiegeAt =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'day'; readonly day: number };

export interface CreateSiege {
  readonly commandId: string;
  /** Absent: the id follows from the command. Never from outside, as with games. */
  readonly siege?: SiegeId;
  readonly setup: SiegeSetup;
  /** Absent: committed. Each scenario's game has dice as its own set-up has it. */
  readonly dice?: DiceWanted;
}

export interface SubmitSiegeOrder {
  readonly siege: SiegeId;
  readonly side: SiegeSide;
  /** As JSON, as it came from outside. */
  readonly order: unknown;
  readonly expectedRevision: number;
  readonly commandId: string;
}

/** A scenario of the siege, and the game in which it is played (pbem:2.81d). */
export interface SiegeGame {
  readonly day: number;
  readonly night: boolean;
  readonly scenario: ScenarioName;
  readonly game: GameId;
}

/** A siege at one instant. Nothing in it is hidden from whoever may see it. */
export interface SeenSiege {
  readonly id: SiegeId;
  readonly revision: number;
  /** Of the event at `revision`. */
  readonly hash: string;
  readonly siege: Siege;
  readonly fingerprint: string;
  /** Scenarios up to that instant, in their order. */
  readonly games: readonly SiegeGame[];
}

/**
 * The application's door to sieges. Nothing in a siege is hidden, but a siege of a private campaign is none to a viewer
 * without a key of it: every read throws NoSuchGame then.
 */
export interface Sieges {
  /** Idempotent by command id. Throws SetupRefused, UnknownRuleset, CommandReused. */
  create(command: CreateSiege): Promise<{ readonly siege: SiegeId; readonly revision: number }>;
  /** Why no siege can be created from a set-up, or null. */
  whyRefused(setup: SiegeSetup): Refusal | null;
  /**
   * With a `key` of the claimant's own it may be repeated; in a siege of a campaign he shows the key of its side.
   * Throws NoSuchGame, SeatTaken, SeatKept, SecretRefused.
   */
  claimSide(siege: SiegeId, side: SiegeSide, request?: ClaimRequest): Promise<SeatClaim>;
  /**
   * Gives the holder of a side a new key; the one that is shown is void from then on, here and for the seats of the
   * scenarios' games. With a `key` of the holder's own it may be repeated. Throws NoSuchGame, WrongKey, SecretRefused.
   */
  renewKey(siege: SiegeId, shown: string, key?: string | null): Promise<SeatClaim>;
  /** Which sides are taken. Throws NoSuchGame. */
  seats(siege: SiegeId, viewer: Viewer): Promise<readonly SeatStanding[]>;
  /** The side that a key opens; null if it is no key of this siege. */
  sideOf(siege: SiegeId, key: string): Promise<SiegeSide | null>;
  /** Idempotent by command id. Throws RevisionConflict, CommandReused, NoSuchGame, CorruptedEvent. */
  submit(command: SubmitSiegeOrder): Promise<Submission>;
  /** Takes the result of the scenario that is being played into the siege, once its game is over (pbem:2.81d). */
  report(siege: SiegeId, viewer: Viewer): Promise<Submission>;
  /** Records a statement of a side about the dice before the siege begins, as `Games.sayOfDice`. Throws NoSuchGame. */
  sayOfDice(siege: SiegeId, side: SiegeSide, saying: DiceSaying): Promise<Submission>;
  /** As `Games.dice`. Throws NoSuchGame. */
  dice(siege: SiegeId, viewer: Viewer): Promise<DiceCourse | null>;
  /** Whether there is a siege of this id of which the viewer may know. */
  knows(siege: SiegeId, viewer: Viewer): Promise<boolean>;
  /**
   * The side that a key opens, the arbiter whose key it is, or of a private siege a spectator whom it lets in; null:
   * none of them. Throws NoSuchGame.
   */
  viewerOf(siege: SiegeId, key: string): Promise<Viewer | null>;
  /** As `Games.parley`; the command names the siege as its game. */
  parley(command: ParleyCommand): Promise<Submission>;
  /** As `Games.parleyOf`. Throws NoSuchGame, NoSuchInstant. */
  parleyOf(siege: SiegeId, viewer: Viewer, at?: SiegeAt): Promise<ParleyCourse>;
  /** Throws NoSuchGame, NoSuchInstant. */
  see(siege: SiegeId, viewer: Viewer, at: SiegeAt): Promise<SeenSiege>;
  legal(siege: SiegeId, side: SiegeSide): Promise<readonly LegalOrder<unknown>[]>;
  /** Events from a revision on, at most `limit`. */
  events(siege: SiegeId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]>;
  /** The recorded events from a revision on, then the new ones, without gap or repetition. */
  follow(siege: SiegeId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent>;
}
