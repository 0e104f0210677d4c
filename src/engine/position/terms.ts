import type { HexName } from '../board/field.js';
import type { Building } from './siege-works.js';
import type { ItemId, SideId, UnitId } from './unit.js';

/** Points of the compass (pbem:23.12). */
export const COMPASS_POINTS = ['north', 'east', 'south', 'west'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** Edges of the map as it is drawn, clockwise. */
export const MAP_EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** The deeds for which a scenario gives points besides losses (pbem:23.2d). */
export const GOAL_KINDS = ['hold', 'kill', 'save', 'leave', 'carry'] as const;
export type Goal =
  /**
   * The side holds one or more of these hexes: an active character of the side stands there, and no active enemy stands
   * in any.
   */
  | { readonly kind: 'hold'; readonly hexes: readonly HexName[] }
  /** Each of these units that is dead. */
  | { readonly kind: 'kill'; readonly units: readonly UnitId[] }
  /** Each of these units that lives, wherever it is. */
  | { readonly kind: 'save'; readonly units: readonly UnitId[] }
  /** Each of these units that has left the map alive. */
  | { readonly kind: 'leave'; readonly units: readonly UnitId[] }
  /** Each of these items that somebody of the side has carried off the map. */
  | { readonly kind: 'carry'; readonly items: readonly ItemId[] };

/** Additional victory points of a side, counted when the game ends (pbem:23.2d). */
export interface Award {
  readonly side: SideId;
  /** For the hexes held; for each unit or item. */
  readonly points: number;
  /** The deed that the award is for, in words. */
  readonly title: string;
  readonly goal: Goal;
  /** The game ends with the player turn after which it is reached in full (pbem:23.17). */
  readonly ends?: true;
}

/** Where units of a side may leave the map for good; nobody may anywhere else (pbem:23.14). */
export interface Exit {
  readonly side: SideId;
  readonly hexes: readonly HexName[];
}

/** The missiles that missilemen shoot and throw, as far as they are counted; bows share their arrows (pbem:22.2i). */
export const AMMUNITION_KINDS = ['arrow', 'bolt', 'shuriken', 'dagger', 'spear'] as const;
export type AmmunitionKind = (typeof AMMUNITION_KINDS)[number];

/** Hexes in which missiles of a kind are stored, more than anybody needs (pbem:22.2g). */
export interface SupplyPoint {
  readonly kind: AmmunitionKind;
  readonly hexes: readonly HexName[];
}

/** How a side may set up its hidden units (pbem:22.8a). */
export interface Hiding {
  readonly side: SideId;
  /** How many of them at most; absent: all. A rider and his horse are one. */
  readonly most?: number;
  /** Where; absent: wherever hiding is possible at all (pbem:22.8b). */
  readonly hexes?: readonly HexName[];
}

/** The terms that a scenario lays down besides ground, units and length. They never change in a game. */
export interface Terms {
  readonly exits?: readonly Exit[];
  readonly awards?: readonly Award[];
  /** Tent hexes by their owner: each that is destroyed is a point for the others (pbem:23.2c). */
  readonly tents?: Readonly<Record<SideId, readonly HexName[]>>;
  /** Engines by their owner, by name: each that is destroyed gives the others points (pbem:23.2c). */
  readonly engines?: Readonly<Record<SideId, readonly ItemId[]>>;
  /** Where missiles can be taken from (option ammunitionLimitation). */
  readonly supplyPoints?: readonly SupplyPoint[];
  /** Hexes where water is boiled and drawn in cauldrons (pbem:19.17k). */
  readonly boilingWater?: readonly HexName[];
  readonly hiding?: readonly Hiding[];
  /** How things are built (pbem:19.8a, option building). */
  readonly building?: Building;
}
