import type { Closable, Ground, Lead, Length, StandingOrder, Thing, Winch } from '../position/position.js';
import type { FireCause } from '../position/burns.js';
import type { CartId } from '../position/cart.js';
import type { Equipment } from '../position/equipment.js';
import type { Day } from '../position/day.js';
import type { Filling, FillingWork } from '../position/filling.js';
import type { Duel } from '../position/duel.js';
import type { Player } from '../position/seat.js';
import type { ItemKind } from '../position/item.js';
import type { Lights } from '../position/lights.js';
import type { MeleeLink } from '../position/position.js';
import type { Award, CompassPoint, MapEdge, Terms } from '../position/terms.js';
import type { Tally } from '../position/tally.js';
import type { Acts, Captivity, Health, ItemId, Mark, SideId, Trait, Unit, UnitId } from '../position/unit.js';
import type { UnitSheet } from '../position/unit-sheet.js';

/** One unit of a setup. */
export interface SetupUnit {
  readonly id: UnitId;
  readonly side: SideId | null;
  /** Who of several players of its side commands it (pbem:1.2c). */
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
  /** What has befallen it before (conformance cases). */
  readonly marks?: readonly Mark[];
  /** What it has done in the player turn in which the game begins, and what holds for it since (conformance cases). */
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
   * It may be set up hidden (pbem:22.8a, option hiddenSetup): its owner places it when the game begins. With hexes, which only a
   * position with `start` may state, it is hidden there; like the whole set-up that is known to all.
   */
  readonly hidden?: true;
  /** A unit that begins off the map: from when on and where it may enter (pbem:23.16). */
  readonly entry?: { readonly gameTurn: number } & Area;
}

/** What a unit has done and what has befallen it before a game that begins in the middle of a player turn. */
export type Before = Partial<Acts> &
  Partial<Pick<Unit, 'stride' | 'rage' | 'winded' | 'hears' | 'ransom' | 'roused' | 'prey'>>;

/** Hexes, or all at the edge of the map in that direction; then the compass must be stated (pbem:23.12). */
export interface Area {
  readonly hexes?: readonly string[];
  readonly edge?: CompassPoint;
}

/** What a scenario lays down besides ground, units and length; settled, areas have hexes only. */
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
  /** The written hexes in one of which a treasure is hidden, nobody knows in which (pbem:18.4c). */
  readonly buried?: readonly string[];
  /** A torch in a holder there (pbem:21.32c). */
  readonly fixed?: true;
  /** A lantern that special rules start dark (pbem:18.5a). */
  readonly unlit?: true;
}

/** A fire of a setup: what it burns, since which GT, and by what it was lit. */
export interface SetupFire {
  readonly hex: string;
  /** `tent`, or the name of a cart or of equipment there; absent: what burns in the hex, or nothing at all. */
  readonly burns?: string;
  /** Absent: it was kindled. */
  readonly cause?: FireCause;
  /** The GT in which it was lit; absent: the one before the game begins. */
  readonly since?: number;
}

/** Lights of a setup; settled, it has no buildings but all their rooms (pbem:21.35c). */
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

/** Work on a moat hex that goes on from the day before (pbem:19.52i); like the whole set-up it is known to all. */
export interface SetupFillingWork extends FillingWork {
  /** The moat hex, on the first day; absent: it is to be named again, or the only one that is ADJACENT. */
  readonly hex?: string;
}

/**
 * The filling of moats (pbem:19.52, option onboardFilling); absent members: every side may do it, nothing is under
 * way.
 */
export interface SetupFilling extends Pick<Filling, 'by' | 'rests'> {
  readonly works?: readonly SetupFillingWork[];
}

/** What a game is created from (pbem:23.11 to 23.18). It may be illegal; the ruleset's `create` decides. */
export interface Setup {
  readonly title: string;
  readonly ground: Ground;
  readonly sides: readonly SideId[];
  /** It names no side that plays first: the first GT is rolled for (pbem:22.1a, option changingInitiative). Absent: the first of `sides`. */
  readonly firstSide?: 'rolled';
  /** Of sides that several play on, their players (pbem:1.2a, option multiPlayerSides); absent: everybody plays alone. */
  readonly players?: Readonly<Record<SideId, readonly Player[]>>;
  readonly options: Readonly<Record<string, boolean>>;
  readonly length: Length;
  readonly units: readonly SetupUnit[];
  readonly things: readonly Thing[];
  /** Equipment that the scenario gives (pbem:18.0a); absent: none. */
  readonly items?: readonly SetupItem[];
  /** Campfires, rooms and buildings with light (pbem:21.31a, 21.35c, option night); absent: none. */
  readonly lights?: SetupLights;
  /** Fires (pbem:20.1); settled, they are among the things. Absent: nothing burns. */
  readonly fires?: readonly SetupFire[];
  /** Carts (pbem:14a); who and what stands or lies in their hexes is on them. Absent: there is none. */
  readonly carts?: readonly SetupCart[];
  /** Ladders, screens and siege engines (pbem:19.1); absent: none. */
  readonly equipment?: readonly Equipment[];
  /** Who fills moats, and what of it is under way (pbem:19.52); absent: nothing is said. */
  readonly filling?: SetupFilling;
  readonly live: Readonly<Record<string, string>>;
  /** Points taken off by battering before, by hex, hexside or name (pbem:19.2b); absent: none. */
  readonly battered?: Readonly<Record<string, Tally>>;
  readonly terms?: SetupTerms;
  /** The edge of the map, as it is drawn, that is north (pbem:23.12). */
  readonly north?: MapEdge;
  /** Pairs of names that must mean the same hex, so that a shifted edge is found (pbem:23.11). */
  readonly referenceHexes?: readonly (readonly [string, string])[];
  /** Who leads what (pbem:13.7); absent: nobody leads. */
  readonly leads?: readonly Lead[];
  /** Animals tied together, each string from first to last (pbem:13.6); absent: none. */
  readonly strings?: readonly (readonly UnitId[])[];
  /** Doors and windows that can be closed, by hex or hexside (pbem:12.6a, option closableDoors). */
  readonly doors?: Readonly<Record<string, Closable>>;
  /** Winches by their hexes (pbem:16.27b, 18.1b); absent: none works. */
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
    /** What has happened in the day that the game is (pbem:2.82b). */
    readonly day?: Day;
    /** Which side plays first in this GT, and for how many GT in a row it has (pbem:22.1b); absent: the first of `sides`, for one. */
    readonly initiative?: { readonly side: SideId; readonly run: number };
    /** Standing orders by side; known to all, as the whole set-up is. */
    readonly standing?: Readonly<Record<SideId, readonly StandingOrder[]>>;
  };
}
