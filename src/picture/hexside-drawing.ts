import type { HexsideType } from '../engine/board/terrain.js';
import { box, circle, shape, stroke } from './marks/strokes.js';
import { DARK_EARTH, INK, STONE, STONE_DARK, STONE_LIGHT, WHITE, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.js';

/**
 * How a hexside feature is drawn. Marks lie along a hexside of 40 px from west to east, with the lower or inner of its
 * two hexes in the south.
 */
export interface HexsideDrawing {
  /** In the legend. */
  readonly title: string;
  /** The drawing of the feature; if it can be shut, the drawing when it is open. */
  readonly open: string;
  /** The drawing when it is shut; the same as `open` for features without a leaf. */
  readonly shut: string;
}

const WALL = stroke('M-20 0H20', INK, 6);
const WALL_ENDS = stroke('M-20 0H-12M12 0H20', INK, 6);
const GATE_ENDS = stroke('M-20 0H-16M16 0H20', STONE_DARK, 9);

function still(title: string, mark: string): HexsideDrawing {
  return { title, open: mark, shut: mark };
}

/** The drawing of each feature: one without a drawing does not compile. */
export const HEXSIDE_DRAWINGS: Readonly<Record<HexsideType, HexsideDrawing>> = {
  plain: still('', ''),
  slopeLip: still(
    'slope lip, teeth downhill',
    stroke('M-20 0H20', DARK_EARTH, 2.6) +
      [-15, -5, 5, 15].map((x) => shape(`M${x - 4} 0H${x + 4}L${x} 12Z`, DARK_EARTH, DARK_EARTH, 0.6)).join(''),
  ),
  buildingWall: still('wall', WALL),
  window: {
    title: 'window',
    open: WALL_ENDS + box(-12, -4, 24, 8, WHITE, INK) + stroke('M-11 0H11M-4 -3.5v7M4 -3.5v7', '#2f78a8', 1.4),
    shut:
      WALL_ENDS +
      box(-12, -4, 24, 8, WOOD, INK) +
      stroke('M0 -4V4M-9 -1.5H-3M3 -1.5H9M-9 1.5H-3M3 1.5H9', WOOD_DARK, 1.2),
  },
  doorHexside: {
    title: 'door',
    open: WALL_ENDS + stroke('M-11 1L-7 19', WOOD_DARK, 5) + stroke('M-11 1L-7 19', WOOD_LIGHT, 2.4),
    shut: WALL_ENDS + box(-12, -3.5, 24, 7, WOOD_LIGHT, WOOD_DARK) + stroke('M-4 -3V3M4 -3V3', WOOD_DARK, 1.2),
  },
  paledGate: {
    title: 'paled gate',
    open:
      WALL_ENDS +
      stroke('M-11 1L-8 17M11 1L8 17', WOOD_DARK, 2.4) +
      stroke('M-13 6h5M-12 11h5M13 6h-5M12 11h-5', WOOD_DARK, 1.6),
    shut:
      WALL_ENDS +
      stroke('M-12 0H12', WOOD_DARK, 2) +
      stroke('M-9 -5V5M-4.5 -5V5M0 -5V5M4.5 -5V5M9 -5V5', WOOD_DARK, 2.2),
  },
  arrowSlit: still('arrow slit', stroke('M-20 0H20', STONE_DARK, 9) + shape('M-1.5 -5H1.5L7 5H-7Z', WHITE, INK, 1)),
  battlement: still(
    'battlement, merlons outward',
    stroke('M-20 0H20', STONE_DARK, 3.4) + [-20, -10, 0, 10].map((x) => box(x + 1, -7, 7, 7, STONE, INK)).join(''),
  ),
  gateDoor: {
    title: 'gate doors',
    open: GATE_ENDS + stroke('M-15 1L-12 20M15 1L12 20', WOOD_DARK, 6.4) + stroke('M-15 1L-12 20M15 1L12 20', WOOD, 3),
    shut:
      GATE_ENDS +
      box(-16, -4.5, 32, 9, WOOD, WOOD_DARK) +
      stroke('M0 -4V4M-12 0h0M-8 0h0M-4 0h0M4 0h0M8 0h0M12 0h0', INK, 1.9),
  },
  portcullis: {
    title: 'portcullis',
    open: GATE_ENDS + stroke('M-14 0h0M-7 0h0M0 0h0M7 0h0M14 0h0', INK, 3.4),
    shut:
      GATE_ENDS + stroke('M-14 -7V6M-7 -7V6M0 -7V6M7 -7V6M14 -7V6', INK, 2.2) + stroke('M-16 -4H16M-16 2H16', INK, 1.6),
  },
  bars: {
    title: 'bars',
    open: WALL_ENDS + stroke('M-12 -4V4M12 -4V4', INK, 2),
    shut: WALL_ENDS + stroke('M-10 -5V5M-5 -5V5M0 -5V5M5 -5V5M10 -5V5', INK, 1.8),
  },
  raisedDrawbridge: still(
    'raised drawbridge',
    GATE_ENDS + box(-16, -4.5, 32, 9, WOOD_LIGHT, WOOD_DARK) + stroke('M-10 -4V4M-3 -4V4M4 -4V4M11 -4V4', WOOD, 1.4),
  ),
  bank: still(
    'bank',
    stroke('M-20 0H20', '#6d8a3a', 4) + stroke('M-16 1v7M-10 1v5M-4 1v7M2 1v5M8 1v7M14 1v5', DARK_EARTH, 1.6),
  ),
  stairEnd: still('foot or head of stairs', stroke('M-13 -2L0 -6L13 -2M-13 4L0 0L13 4', STONE_DARK, 1.8)),
  bridgeEnd: still(
    'end of a bridge',
    circle(-18, 0, 3.6, STONE_LIGHT, WOOD_DARK, 1.6) + circle(18, 0, 3.6, STONE_LIGHT, WOOD_DARK, 1.6),
  ),
};

/** Laid over a door, window or gate that is shut and bolted. */
export const BOLT = stroke('M-13 0H13', INK, 3) + stroke('M-10 -4V4M10 -4V4', INK, 2);

/** Laid over what has been broken. */
export const BROKEN = stroke('M-12 -6L-5 3L0 -4L6 5L12 -5', '#d55e00', 2.6);

/** The lip of a moat, which is its bank: shorter than that of a slope, and drawn with the moat. */
export const MOAT_LIP = stroke('M-15 1v5M-9 1v4M-3 1v5M3 1v4M9 1v5M15 1v4', DARK_EARTH, 1.8);
