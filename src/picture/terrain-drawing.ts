import type { HexsideType } from '../engine/board/terrain.js';
import type { Texture } from './textures.js';

/** Hexes of one family lie side by side without a rim between them. */
type Family = 'ground' | 'water' | 'floor' | 'stone' | 'moat' | 'under';

/** A thing in a hex in the line of a wall, drawn between the two ends of that wall. */
export type Portal = 'door' | 'entrance' | 'paled';

/** A way that runs from the middle of a hex to the neighbours of its kind. */
export interface Run {
  readonly layers: readonly { readonly colour: string; readonly width: number; readonly dashes?: string }[];
  /** Hexsides over which it goes on besides. */
  readonly over: readonly HexsideType[];
  /** How its layers end. */
  readonly cap: 'round' | 'butt';
}

/** A line along a border. */
export interface Rim {
  readonly colour: string;
  readonly width: number;
}

/** How a terrain is drawn. */
export interface TerrainDrawing {
  /** In the legend. */
  readonly title: string;
  readonly family: Family;
  readonly fill: string;
  readonly texture: Texture | null;
  /** The line along its border to other families. */
  readonly rim: Rim | null;
  /** Drawings for the middle; of several, the place of the hex chooses one. Empty: nothing. */
  readonly marks: readonly string[];
  /** Hexsides towards which the mark is turned; empty: it stands as it is. */
  readonly turnsTo: readonly HexsideType[];
  readonly portal: Portal | null;
  readonly run: Run | null;
}
