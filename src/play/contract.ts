import type { HexName } from '../engine/board/field.js';
import type { DiceCourse } from '../engine/game/dice-course.js';
import type { DiceMode } from '../engine/game/dice-told.js';
import type { OrderAsked, OrderKnown } from '../engine/game/hidden-course.js';
import type { Arbiter, ParleyCourse } from '../engine/game/parley/course.js';
import type { UnitDifference } from '../engine/game/parley/unit-differences.js';
import type { Ending, Loss } from '../engine/game/losses.js';
import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey, WayStep } from '../engine/game/reach-survey.js';
import type { WaySurvey } from '../engine/game/way-survey.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { Spot, SurveyedShot } from '../engine/game/survey.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Position } from '../engine/position/position.js';
import type { SeatId } from '../engine/position/seat.js';
import type { UnitId } from '../engine/position/unit.js';
import type { ReplacedOrder } from '../ledger/corrected-orders.js';
import type { Look } from '../ledger/ledger.js';
import type {
  Reservation,
  GameSecrets,
  SeatInvitation,
  ClaimRequest,
  SeatStanding,
  KeyRenewal,
  SeatClaim,
} from './seat-terms.js';
import type {
  DiceSaying,
  ParleyCommand,
  SealedRest,
  Submission,
  SubmitOrder,
  SubmitTurn,
  TurnAnswer,
} from './commands.js';
import type { PlannedTurn } from './planning.js';
import type { TournamentId } from './tournaments/contract.js';
import type { GameId, Viewer, At } from './viewer.js';
import type { SeenEvent, ForeseenOrder, SeenGame, GameHead } from './seen.js';

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
  /** The tournament to which the game belongs, and the key of one of its organisers; absent: to none. */
  readonly tournament?: { readonly id: TournamentId; readonly shown: string };
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

export interface CreatedGame {
  readonly game: GameId;
  readonly revision: number;
  /** Of a game with a reservation. */
  readonly secrets?: GameSecrets;
}

/**
 * The application's one door: everything that the API, the CLI and the tests do with games. To a spectator without a
 * key a private game is none: NoSuchGame, whatever is asked.
 */
export interface Games<State = Position, Setup = BoardSetup> {
  /**
   * Idempotent by command id, over all games: a repeated command answers with the game that it created. Throws
   * UnknownRuleset, SetupRefused, CommandReused; with a reservation NoSuchSeat, SecretRefused, SecretsShown, WrongKey;
   * with a tournament WrongAccountKey, NoSuchTournament, NotItsOrganiser.
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
  /** The tournament to which the game belongs; null: to none. Throws NoSuchGame. */
  tournamentOf(game: GameId, viewer: Viewer): Promise<TournamentId | null>;
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
   * Offers the seat that a key opens to whoever claims it with the invitation that is answered; until then its holder
   * plays on. With an invitation of one's own it may be repeated. Throws WrongKey, NotASeat, SeatKept, SecretRefused,
   * NoSuchGame.
   */
  offerSeat(game: GameId, shown: string, invitation?: string | null): Promise<SeatInvitation>;
  /** Takes the offer back. Throws WrongKey, NotASeat, NoSuchGame. */
  withdrawSeatOffer(game: GameId, shown: string): Promise<SeatInvitation>;
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
   * Carries a whole turn out, up to the first decision of another side; the rest waits sealed and goes on by itself
   * (pbem:8.2a). Nothing is carried out if a line is at fault, unless the sender asks for the part before it.
   * Idempotent by command id. Throws as `submit` does.
   */
  submitTurn(command: SubmitTurn): Promise<TurnAnswer>;
  /** The rest of the last turn message of the viewer's seat; null: no rest, or no seat. Throws NoSuchGame. */
  sealedRest(game: GameId, viewer: Viewer): Promise<SealedRest | null>;
  /** Takes the rest of the viewer's message back. Idempotent by command id. Throws as `parley` does. */
  withdrawRest(game: GameId, viewer: Viewer, commandId: string): Promise<Submission>;
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
  /**
   * Claims, proposals and the arbiter of a game, all of it public; absent `at`: as they stand now. Throws NoSuchGame,
   * NoSuchInstant.
   */
  parleyOf(game: GameId, viewer: Viewer, at?: At): Promise<ParleyCourse>;
  /**
   * The course of the dice as the log tells it; null: the server rolls them and is bound to nothing. Throws NoSuchGame.
   */
  dice(game: GameId, viewer: Viewer): Promise<DiceCourse | null>;
  /** Throws NoSuchGame, NoSuchInstant. */
  see(game: GameId, viewer: Viewer, at: At): Promise<SeenGame<State>>;
  /**
   * The differences at an instant between the game as it was played and as all corrections leave it, unit by unit, as
   * far as the viewer may see both. Throws NoSuchGame, NoSuchInstant.
   */
  differences(game: GameId, viewer: Viewer, at: At): Promise<readonly UnitDifference[]>;
  /** The orders that corrections have decided otherwise, with what follows from them now. Throws NoSuchGame. */
  replaced(game: GameId, viewer: Viewer): Promise<readonly ReplacedOrder[]>;
  /** Where the game stands and by which rules it is played; to whoever may know the game. Throws NoSuchGame. */
  head(game: GameId, viewer: Viewer, look?: Look): Promise<GameHead>;
  /** Events from a revision on, at most `limit` (READ_LIMIT_MAX). */
  events(game: GameId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]>;
  /**
   * For the judgement of the order to which an event belongs: where it stands, and a state from which a reader can
   * judge it. Null: the game has no such event. Throws NoSuchGame.
   */
  orderKnown(game: GameId, viewer: Viewer, asked: OrderAsked): Promise<OrderKnown | null>;
  /**
   * The error of the order to which an event belongs that everybody can find by what everybody may see. Null: there is
   * none, or the order is still under way. Throws NoSuchGame.
   */
  errorKnown(
    game: GameId,
    viewer: Viewer,
    revision: number,
  ): Promise<{ readonly at: number; readonly rule: string | null; readonly because: string } | null>;
  /** For a seat; throws NotASeat for spectators. */
  legal(game: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]>;
  /**
   * Lists all that a seat could still do and would lose by ending the open step, or its turn; from what it sees. Throws
   * NotASeat.
   */
  lost(game: GameId, viewer: Viewer, until: Ending): Promise<readonly Loss[]>;
  /**
   * Lists all that a seat must still do before the open step can end, as the refusals to end it; from what it sees.
   * Throws NotASeat.
   */
  duties(game: GameId, viewer: Viewer): Promise<readonly Refusal[]>;
  /** For a seat; throws NotASeat for spectators. */
  preview(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal>;
  /**
   * The consequences that an order would have, or why it would be refused; for a seat, from what it sees. Throws
   * NotASeat.
   */
  foresee(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal>;
  /**
   * The turn that the viewer's seat plans while it waits, from what it sees, after some orders of the plan; null: no
   * seat, or no turn to plan. Throws NoSuchGame.
   */
  planning(game: GameId, viewer: Viewer, given: readonly SubmitOrder['order'][]): Promise<PlannedTurn | null>;
  /** One hex with everything about it; refused if there is none of that name. Throws NoSuchGame, NoSuchInstant. */
  hex(game: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal>;
  /** Sight between two spots; refused if one is not there. Throws NoSuchGame, NoSuchInstant. */
  sight(game: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal>;
  /**
   * The line of a shot, and everything that covers its target; refused if one of the two units is not there. Throws
   * NoSuchGame, NoSuchInstant.
   */
  shot(game: GameId, viewer: Viewer, at: At, shot: SurveyedShot): Promise<SightSurvey | Refusal>;
  /** All that is seen from a spot; refused if it is not there. Throws NoSuchGame, NoSuchInstant. */
  view(game: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal>;
  /** Where a unit of the seat can go now, or why nowhere. Throws NotASeat for spectators, NoSuchGame. */
  reach(game: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal>;
  /**
   * How a move of the seat's unit that is built step by step may go on after these steps, from what the seat sees; or
   * why it cannot be made. Throws NotASeat for spectators, NoSuchGame.
   */
  wayOn(game: GameId, viewer: Viewer, unit: UnitId, path: readonly WayStep[]): Promise<WaySurvey | Refusal>;
  /**
   * The recorded events from a revision on, then the new ones, without gap or repetition. Throws KeyVoid as soon as the
   * key of the viewer is void.
   */
  follow(game: GameId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent>;
}

/** The door to games of which nothing is known but that they are games. */
export type AnyGames = Games<GameState, GameSetup>;
