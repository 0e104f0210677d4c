import type { Dice } from '../engine/dice/dice.js';
import type { Edition } from '../engine/game/frame.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Refusal, RuleId } from '../engine/game/refusal.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Setup as BoardSetup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import type { Ledger } from '../ledger/ledger.js';
import type { GameId } from './viewer.js';
import type { DiceSecrets } from './dice-vault.js';
import type { Incidents } from './incidents.js';
import type { KeyRing } from './key-ring.js';
import type { Salts } from './secrets.js';

/** The parts of the application. */
export interface GameServiceParts<State extends GameState = Position, Setup extends GameSetup = BoardSetup> {
  readonly ledger: Ledger;
  /** The games that are played here: everything that is read is a state of one of them. */
  readonly rulebooks: Rulebooks<State, Setup>;
  /** Default: game. */
  readonly kind?: PlayedKind;
  readonly keys: KeyRing;
  readonly incidents: Incidents;
  /** ISO 8601, UTC. Default: the system's clock. */
  readonly now?: () => string;
  /**
   * The dice of one order, in games whose dice the server rolls. Default: the system's cryptographic source; if they
   * are given, new games are such games unless another mode is asked for.
   */
  readonly dice?: () => Dice;
  /** The secrets of games with committed dice. Default: the system's cryptographic source. */
  readonly diceSecrets?: DiceSecrets;
  /** The salts of what not everybody may see. Default: the system's cryptographic source. */
  readonly salts?: Salts;
  /** Whether the catalogue has a rule of this id. Default: there is no catalogue, and every id is taken. */
  readonly isRule?: (rule: RuleId) => boolean;
  /** An objection to an order besides the rules of its game. Default: none. */
  readonly objection?: (begun: BegunGame<State, Setup>, after: State) => Refusal | null;
  /** Done with a game after each order that it has accepted, before the sender is answered. Default: nothing. */
  readonly afterwards?: (begun: BegunGame<State, Setup>) => Promise<void>;
  /** Whether a siege or campaign has taken over how a game or siege of it ended. Default: none has. */
  readonly isReported?: (keeper: GameId, part: GameId) => Promise<boolean>;
  /** In events. Default: SNAPSHOT_INTERVAL. */
  readonly snapshotInterval?: number;
  /** How long a request waits for a game that is being loaded, in ms. Default: LOAD_WAIT_MS. */
  readonly loadWaitMs?: number;
}

/** A game as the application itself reads it, with nothing hidden. */
export interface BegunGame<State, Setup> {
  readonly id: GameId;
  readonly revision: number;
  /** Of the event at `revision`, as is the time at which it was recorded. */
  readonly hash: string;
  readonly recordedAt: string;
  readonly ruleset: Edition;
  readonly setup: Setup;
  readonly position: State;
}
