import type { Closable, Ground, Lead, Length, Thing, Winch, MeleeLink } from '../position/position.js';
import type { StandingOrder, Day } from '../position/turn.js';
import type { FireCause, CartId, ItemKind, Lights } from '../position/things.js';
import type { Equipment } from '../position/equipment.js';
import type { Filling, FillingWork, Tally } from '../position/siege-works.js';
import type { Duel } from '../position/duel.js';
import type { Player } from '../position/seat.js';
import type { Award, CompassPoint, MapEdge, Terms } from '../position/terms.js';
import type { Captivity, Health, ItemId, Mark, SideId, Trait, Unit, UnitId } from '../position/unit.js';
import type { Acts } from '../position/acts.js';
import type { UnitSheet } from '../position/unit-sheet.js';

/** The ways of keeping a game: the server keeps the rules, or the players do (ADR 33). */
export const GAME_KEEPINGS = ['enforced', 'onHonour'] as const;
export type GameKeeping = (typeof GAME_KEEPINGS)[number];

/** One unit of a setup. */
export interface SetupUnit {
  readonly id: UnitId;
  readonly side: SideId | null;
  /** The player who commands the unit, if its side has several players (pbem:1.2c). */
  readonly player?: string;
  readonly sheet: UnitSheet;
  /** Written hexes, head first; empty: offboard. */
  readonly hexes: readonly string[];
  readonly health?: Health;
  /** Id of the horse this character rides; the horse is a unit of the setup too, without hexes of its own. */
  readonly mount?: UnitId;
  readonly missiles?: number;
  /** In a shut door hex: a hex beside it on the side where the unit stands (pbem:7.22a). */
  readonly half?: string;
  readonly traits?: readonly Trait[];
  /** Marks that the unit has when the game begins (conformance cases). */
  readonly marks?: readonly Mark[];
  /**
   * Acts of the unit in the player turn in which the game begins, and their effects that still last (conformance
   * cases).
   */
  readonly before?: Before;
  /** It begins in panic or rout (conformance cases). */
  readonly panic?: 'panicked' | 'routed';
  /** The sergeant to whom it is assigned (pbem:22.3c, 26.8e). */
  readonly sergeant?: UnitId;
  /** Must be alerted before it may act (pbem:12.7a). */
  readonly unaware?: true;
  /** Begins as a prisoner (pbem:12.4). */
  readonly captive?: Captivity;
  /** Special rules allow it to mount though its class may not (pbem:12.31a). */
  readonly mayMount?: true;
  /**
   * It may be set up hidden (pbem:22.8a, option hiddenSetup): its owner places it when the game begins. Only a position
   * with `start` may state hexes for it; then it is hidden there, but everybody knows this, as they know the whole
   * set-up.
   */
  readonly hidden?: true;
  /** For a unit that begins off the map: the GT from which it may enter, and where (pbem:23.16). */
  readonly entry?: { readonly gameTurn: number } & Area;
}

/** Acts of a unit, and effects on it, from before a game that begins in the middle of a player turn. */
export type Before = Partial<Acts> &
  Partial<Pick<Unit, 'stride' | 'rage' | 'winded' | 'hears' | 'ransom' | 'roused' | 'prey'>>;

/** Hexes, or all at the edge of the map in that direction; then the compass must be stated (pbem:23.12). */
export interface Area {
  readonly hexes?: readonly string[];
  readonly edge?: CompassPoint;
}

/**
 * Terms of a scenario besides ground, units and length. When the setup is settled, each area lists hexes and names no
 * edge.
 */
export interface SetupTerms {
  readonly exits?: readonly ({ readonly side: SideId } & Area)[];
  readonly awards?: readonly Award[];
  readonly tents?: NonNullable<Terms['tents']>;
  readonly engines?: NonNullable<Terms['engines']>;
  readonly supplyPoints?: NonNullable<Terms['supplyPoints']>;
  readonly boilingWater?: NonNullable<Terms['boilingWater']>;
  readonly hiding?: readonly ({ readonly side: SideId; readonly most?: number } & Area)[];
  readonly building?: NonNullable<Terms['building']>;
}

/** One item of a setup: it lies in a hex, or a unit carries it. */
export interface SetupItem {
  readonly id: ItemId;
  readonly kind: ItemKind;
  /** The written hex in which it lies. */
  readonly hex?: string;
  readonly carrier?: UnitId;
  /** The written hexes in one of which a treasure is hidden; no player knows in which one (pbem:18.4c). */
  readonly buried?: readonly string[];
  /** A torch in a holder there (pbem:21.32c). */
  readonly fixed?: true;
  /** A lantern that special rules start dark (pbem:18.5a). */
  readonly unlit?: true;
}

/** A fire of a setup: the thing that burns, the GT in which the fire was lit, and its cause. */
export interface SetupFire {
  readonly hex: string;
  /** `tent`, or the name of a cart or of equipment there; absent: what burns in the hex, or nothing at all. */
  readonly burns?: string;
  /** Absent: a unit kindled it. */
  readonly cause?: FireCause;
  /** The GT in which it was lit; absent: the one before the game begins. */
  readonly since?: number;
}

/**
 * Lights of a setup. When the setup is settled, it lists all rooms of lit buildings instead of the buildings
 * (pbem:21.35c).
 */
export interface SetupLights extends Lights {
  /** Lit buildings, each by any of its rooms' hexes. */
  readonly buildings?: readonly string[];
}

/** One cart of a setup: front and rear hex, and the animal that is hitched to it. */
export interface SetupCart {
  readonly id: CartId;
  readonly hexes: readonly string[];
  readonly draft?: UnitId;
}

/**
 * Work on a moat hex that continues from the day before (pbem:19.52i); all players know it, as they know the whole
 * setup.
 */
export interface SetupFillingWork extends FillingWork {
  /**
   * The moat hex, on the first day of the work; absent: the player names it again, or it is the only moat hex that is
   * ADJACENT.
   */
  readonly hex?: string;
}

/**
 * The filling of moats (pbem:19.52, option onboardFilling). Members that are absent: every side may fill moats, and no
 * work has begun.
 */
export interface SetupFilling extends Pick<Filling, 'by' | 'rests'> {
  readonly works?: readonly SetupFillingWork[];
}

/**
 * The data from which a game is created (pbem:23.11 to 23.18). It may be illegal; `create` of the ruleset checks it.
 */
export interface Setup {
  readonly title: string;
  readonly ground: Ground;
  readonly sides: readonly SideId[];
  /**
   * The setup names no side that plays first: a roll decides who plays first in the first GT (pbem:22.1a, option
   * changingInitiative). Absent: the first of `sides`.
   */
  readonly firstSide?: 'rolled';
  /**
   * The players of each side that has several (pbem:1.2a, option multiPlayerSides); absent: each side has one player.
   */
  readonly players?: Readonly<Record<SideId, readonly Player[]>>;
  readonly options: Readonly<Record<string, boolean>>;
  /**
   * `enforced`: the server refuses what the rules forbid. `onHonour`: orders are carried out as the players state them
   * (pbem:1.4b, ADR 33). Absent: enforced.
   */
  readonly keeping?: GameKeeping;
  /** A player who sends a forbidden order in a game of honour is told so; absent: the server tells nobody. */
  readonly warnSender?: true;
  readonly length: Length;
  readonly units: readonly SetupUnit[];
  readonly things: readonly Thing[];
  /** Equipment that the scenario gives (pbem:18.0a); absent: none. */
  readonly items?: readonly SetupItem[];
  /** Campfires, rooms and buildings with light (pbem:21.31a, 21.35c, option night); absent: none. */
  readonly lights?: SetupLights;
  /** Fires (pbem:20.1); when the setup is settled, they are among the things. Absent: nothing burns. */
  readonly fires?: readonly SetupFire[];
  /** Carts (pbem:14a); units and items in the hexes of a cart are on the cart. Absent: there is no cart. */
  readonly carts?: readonly SetupCart[];
  /** Ladders, screens and siege engines (pbem:19.1); absent: none. */
  readonly equipment?: readonly Equipment[];
  /** The sides that may fill moats, and the work that has begun (pbem:19.52); absent: the setup says nothing of it. */
  readonly filling?: SetupFilling;
  readonly live: Readonly<Record<string, string>>;
  /** Points that battering has already taken off, by hex, hexside or name (pbem:19.2b); absent: none. */
  readonly battered?: Readonly<Record<string, Tally>>;
  readonly terms?: SetupTerms;
  /** The edge of the drawn map that is north (pbem:23.12). */
  readonly north?: MapEdge;
  /** Pairs of names that must mean the same hex, so that a shifted edge is found (pbem:23.11). */
  readonly referenceHexes?: readonly (readonly [string, string])[];
  /** Leaders and the animals that they lead (pbem:13.7); absent: no animal is led. */
  readonly leads?: readonly Lead[];
  /** Animals tied together, each string from first to last (pbem:13.6); absent: none. */
  readonly strings?: readonly (readonly UnitId[])[];
  /** Doors and windows that can be closed, by hex or hexside (pbem:12.6a, option closableDoors). */
  readonly doors?: Readonly<Record<string, Closable>>;
  /** Winches by their hexes (pbem:16.27b, 18.1b); absent: no winch works. */
  readonly winches?: Readonly<Record<string, Winch>>;
  /** A position that does not begin at the start of the first turn (conformance cases); absent: the start. */
  readonly start?: {
    readonly gameTurn: number;
    readonly side: SideId;
    readonly step: string;
    /** The unit whose move is under way (pbem:7.3e); absent: none. */
    readonly mover?: UnitId;
    readonly links: readonly MeleeLink[];
    /** A duel under way, its champions placed (pbem:12.8); absent: none. */
    readonly duel?: Duel;
    /** Sides that have challenged already (pbem:12.8c). */
    readonly challenges?: readonly SideId[];
    /** Events so far of the siege day that this game plays out (pbem:2.82b). */
    readonly day?: Day;
    /**
     * The side that plays first in this GT, and the number of GT in a row in which it has done so (pbem:22.1b); absent:
     * the first of `sides`, for one GT.
     */
    readonly initiative?: { readonly side: SideId; readonly run: number };
    /** Standing orders by side; all players know them, as they know the whole setup. */
    readonly standing?: Readonly<Record<SideId, readonly StandingOrder[]>>;
  };
}
