import type { StructureKind } from '../board/structure.js';
import type { BoardDocument, BoardJoin } from '../board/document.js';
import type { HexName } from '../board/field.js';
import type { Buried, Burns, Cart, Item, Lights } from './things.js';
import type { Day, Dismounting, Initiative, PendingDecision, Plan, StandingOrder, TaskUnderWay, Turn } from './turn.js';
import type { Duel } from './duel.js';
import type { Dread } from './dread.js';
import type { Equipment } from './equipment.js';
import type { Filling, Tally } from './siege-works.js';
import type { Terms } from './terms.js';
import type { Player, SeatId } from './seat.js';
import type { ItemId, SideId, Unit, UnitId } from './unit.js';

/** Two characters tied by melee (pbem:11.1c); `a` sorts before `b`. */
export interface MeleeLink {
  readonly a: UnitId;
  readonly b: UnitId;
}

/**
 * Each pair of a leader and the animal or rider that he leads (pbem:13.7). For a string this is the first animal of the
 * string.
 */
export interface Lead {
  readonly leader: UnitId;
  readonly led: UnitId;
}

/** An engine that its owner has lost, by whomever it was destroyed (pbem:23.2c). */
export interface LostEngine {
  readonly owner: SideId;
  readonly kind: StructureKind;
}

/** The missiles of one character where they are counted in secret (pbem:22.2a). */
export interface Supply {
  readonly left: number;
  /**
   * The part of these missiles that he was given in this player turn and cannot pass on in it (pbem:22.2g); absent:
   * none.
   */
  readonly fresh?: number;
}

/** Debris and fires: things that lie on the map and are no units. */
export interface Thing {
  readonly id: string;
  readonly kind: 'debris' | 'fire';
  readonly hexes: readonly HexName[];
  /** The thing that a fire consumes; absent: none, the fire burns by itself and does not end (a fire of the set-up). */
  readonly burns?: Burns;
}

/** The boards of the game and how they are joined; never changes, so it is shared by all positions of a game. */
export interface Ground {
  readonly boards: readonly BoardDocument[];
  readonly joins: readonly BoardJoin[];
}

/** A door, window or yard gate that a scenario lets be closed (pbem:12.6a). */
export interface Closable {
  /** For battering (pbem:12.6a). */
  readonly class: 'building' | 'keep';
  /** A hex beside it on its inner side, where the board does not tell by the floor of a house which side that is. */
  readonly inner?: HexName;
}

/** The things that a scenario hangs on a winch (pbem:16.27b, 18.1m). */
export interface Winch {
  /**
   * The things that the winch raises and lowers: drawbridges by their first hex, portcullises by the hex of their gate.
   */
  readonly moves: readonly HexName[];
  /** The things that hang on the winch and do not move in this game; absent: none. */
  readonly stuck?: readonly HexName[];
}

/** How the game ended. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: SideId | null;
  /** Victory points by side (pbem:23.2). */
  readonly points: Readonly<Record<SideId, number>>;
  readonly reason: string;
}

/** When the game ends (pbem:23.17). */
export interface Length {
  /** Number of GT after which the game ends. */
  readonly gameTurns: number;
  /** It also ends with the PT after which only one side has live characters on the map. */
  readonly endsWithOneSideLeft: boolean;
}

/** The whole state of a game at one instant. Immutable; positions share all parts that did not change. */
export interface Position {
  readonly ruleset: { readonly id: string; readonly version: number };
  /** Named options of the ruleset, fixed at creation. */
  readonly options: Readonly<Record<string, boolean>>;
  /** The players keep the rules themselves (pbem:1.4b, ADR 33); absent: the server refuses what the rules forbid. */
  readonly keeping?: 'onHonour';
  /** The senders of forbidden orders are told so in this game of honour; absent: nobody is told. */
  readonly warnsSender?: true;
  readonly ground: Ground;
  /** State of doors, gates, windows… by written hex or hexside, where it differs from the board. */
  readonly live: Readonly<Record<string, string>>;
  /** The places that can be closed, by written hex or hexside; absent where there are none. */
  readonly doors?: Readonly<Record<string, Closable>>;
  /** Winches by their hexes; absent: none works. */
  readonly winches?: Readonly<Record<HexName, Winch>>;
  /** Sides in the order in which they play. */
  readonly sides: readonly SideId[];
  /** Of sides that several play on, their players (pbem:1.2a); absent: everybody plays alone. */
  readonly players?: Readonly<Record<SideId, readonly Player[]>>;
  readonly length: Length;
  /** The special terms that the scenario lays down; absent if there are none. */
  readonly terms?: Terms;
  readonly turn: Turn;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /**
   * Units that are set up hidden and have not been revealed (pbem:22.8a), or without hexes: units that may be hidden,
   * and are not placed yet. They are no part of `units`, and only their side may know of them; absent: none.
   */
  readonly hidden?: Readonly<Record<UnitId, Unit>>;
  readonly things: readonly Thing[];
  /** The items that lie on the map or are carried, in the order of the set-up; absent: the set-up gives none. */
  readonly items?: readonly Item[];
  /**
   * Treasures that nobody has found, which are no part of `items` (option hiddenTreasure, pbem:18.4c); absent: none.
   */
  readonly buried?: Readonly<Record<ItemId, Buried>>;
  /** How often each hex was searched in vain for the treasures that are still hidden (pbem:18.4e); absent: never. */
  readonly searches?: Readonly<Record<HexName, number>>;
  /** Campfires and rooms that have light (pbem:21.3); absent: none. */
  readonly lights?: Lights;
  /** Ladders, screens and siege engines, in the order of the set-up; absent: there are none. */
  readonly equipment?: readonly Equipment[];
  /** Cauldrons of boiling water that were drawn at each source, and in which GT (pbem:19.17l); absent: none yet. */
  readonly drawn?: Readonly<Record<HexName, { readonly gameTurn: number; readonly count: number }>>;
  /**
   * The points that battering has taken off and nobody has repaired (pbem:19.2b), by hex, hexside or name of the
   * target; absent: none.
   */
  readonly battered?: Readonly<Record<string, Tally>>;
  /**
   * The GT in which each thing was repaired last, by its name (pbem:19.71c); only repairs of the last GT are
   * remembered; absent: nothing was repaired.
   */
  readonly repaired?: Readonly<Record<string, number>>;
  readonly links: readonly MeleeLink[];
  /** The units that are led, by leader; absent: nobody leads. */
  readonly leads?: readonly Lead[];
  /** Animals that are tied together, each string from its first animal to its last (pbem:13.6); absent: none. */
  readonly strings?: readonly (readonly UnitId[])[];
  /** In the order of the set-up; absent: there is none. */
  readonly carts?: readonly Cart[];
  /** Riders who get off when the movement step closes, in the order in which they began (pbem:12.34a); absent: none. */
  readonly dismounting?: readonly Dismounting[];
  readonly pending: readonly PendingDecision[];
  /** Tasks under way, in the order in which they were declared; absent: none. */
  readonly tasks?: readonly TaskUnderWay[];
  /** Sides that have made their one challenge to single combat (pbem:12.8c); absent: none. */
  readonly challenges?: readonly SideId[];
  /** The single combat for which the game stands still (pbem:12.8); absent: none. */
  readonly duel?: Duel;
  /** Sides that have broken their word (pbem:12.8s); absent: none. */
  readonly dishonoured?: readonly SideId[];
  /** The events of the day that the game is (option detailedDays, pbem:2.82b); absent: none yet. */
  readonly day?: Day;
  /** The filling of moats (option onboardFilling, pbem:19.52); absent: nothing is said or declared about it. */
  readonly filling?: Filling;
  /**
   * The side that owns each tent pitched in the game, by the hex of the tent (pbem:19.8g, 23.2c); absent: no tent was
   * pitched.
   */
  readonly pitched?: Readonly<Record<HexName, SideId>>;
  /** The side that owns each engine built in the game (pbem:19.8, 23.2c); absent: no engine was built. */
  readonly builtEngines?: Readonly<Record<ItemId, SideId>>;
  /** The engines of known owners that were destroyed, in their order (pbem:23.2c); absent: none was. */
  readonly lostEngines?: readonly LostEngine[];
  /** The facts that weigh on morale (option panicAndRout, pbem:22.9); absent: none. */
  readonly dread?: Dread;
  /** Victors of the last combat whom only the limits of their advance keep out of the vacated hexes; absent: nobody. */
  readonly advanceTooFar?: readonly UnitId[];
  /**
   * The side that plays first in this GT (option changingInitiative, pbem:22.1); absent: sides alternate, or nobody has
   * rolled yet.
   */
  readonly initiative?: Initiative;
  /** Seats that still have to group their men (option commandControl, pbem:23.15b); absent: none. */
  readonly ungrouped?: readonly SeatId[];
  /** Number of orders accepted so far. */
  readonly orders: number;
  readonly outcome: Outcome | null;
  /** Absent: no move waits. */
  readonly plan?: Plan;
  /**
   * By seat, the answers that were told last at the end; absent: none. The answer of a whole shared side holds for its
   * seats without their own.
   */
  readonly standing?: Readonly<Record<SeatId, readonly StandingOrder[]>>;
  /**
   * By unit, known to its side only (option ammunitionLimitation, pbem:22.2a); absent: nothing is counted in secret
   * yet. Null, only in a position as a seat sees it: his missiles have been counted, and are not shown.
   */
  readonly supplies?: Readonly<Record<UnitId, Supply | null>>;
  /** The moat hexes that sides have named in secret, by screen (pbem:19.52a); absent: none. */
  readonly sealed?: Readonly<Record<ItemId, HexName>>;
  /**
   * Characters who are out of control, by side, as the latest check found them (option commandControl, pbem:22.3f).
   * Where units may be hidden only their side knows, since a hidden leader controls men too. Absent: control plays no
   * part, or somebody else's is not shown.
   */
  readonly uncontrolled?: Readonly<Record<SideId, readonly UnitId[]>>;
}
