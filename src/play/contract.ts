import type { DiceCourse } from '../engine/game/dice-course.js';
import type { DiceMode } from '../engine/game/dice-told.js';
import type { OrderAsked, OrderKnown } from '../engine/game/hidden-course.js';
import type { Arbiter, ParleyCourse } from '../engine/game/parley/course.js';
import type { UnitDifference } from '../engine/game/parley/unit-differences.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Position } from '../engine/position/position.js';
import type { ReplacedOrder } from '../ledger/corrected-orders.js';
import type { Look } from '../ledger/ledger.js';
import type { Reservation, GameSecrets } from './seating/seat-terms.js';
import type {
  DiceSaying,
  ParleyCommand,
  SealedRest,
  Submission,
  SubmitOrder,
  SubmitTurn,
  TurnAnswer,
} from './commands.js';
import type { TournamentId } from './tournaments/contract.js';
import type { GameId, Viewer, At } from './viewer.js';
import type { SeenEvent, SeenGame, GameHead } from './seen.js';
import type { Questions } from './questions/questions.js';
import type { Seating } from './seating/seating.js';

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
  /** The seats of the games, their keys and invitations. */
  readonly seating: Seating;
  /** Asks the rules about a position. */
  readonly questions: Questions;
  /**
   * Idempotent by command id, over all games: a repeated command answers with the game that it created. Throws
   * UnknownRuleset, SetupRefused, CommandReused; with a reservation NoSuchSeat, SecretRefused, SecretsShown, WrongKey;
   * with a tournament WrongAccountKey, NoSuchTournament, NotItsOrganiser.
   */
  create(command: CreateGame<Setup>): Promise<CreatedGame>;
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
  /**
   * The recorded events from a revision on, then the new ones, without gap or repetition. Throws KeyVoid as soon as the
   * key of the viewer is void.
   */
  follow(game: GameId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent>;
}

/** The door to games of which nothing is known but that they are games. */
export type AnyGames = Games<GameState, GameSetup>;
