import type { Equipment } from '../engine/position/equipment.js';
import { box, circle, shape, stroke } from './marks/strokes.js';
import { INK, STONE_DARK, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.js';

interface EquipmentDrawing {
  readonly title: string;
  /** About the middle of its hexes, pointing up. */
  readonly mark: string;
  /** The same where it stands upright; only ladders do. */
  readonly standing: string;
  /** About the middle of the one hex in which it stands on; absent: it does not stand in part. */
  readonly half?: string;
  /** The same while it is not loaded; absent: it looks alike. */
  readonly unloaded?: string;
}

const RUNGS = 'M-7 -44H7M-7 -32H7M-7 -20H7M-7 -8H7M-7 4H7M-7 16H7M-7 28H7M-7 40H7';

/** Two rails and their rungs, so wide in all. */
function ladder(rails: string, rungs: string): string {
  return (
    stroke(rails, INK, 6.4) + stroke(rungs, INK, 5) + stroke(rails, WOOD_LIGHT, 4) + stroke(rungs, WOOD_LIGHT, 2.6)
  );
}

const LYING = ladder('M-9 -48V48M9 -48V48', RUNGS);
const UPRIGHT = ladder('M-11 34L-7 -38M11 34L7 -38', 'M-8 -30H8M-8 -18H8M-9 -6H9M-9 6H9M-10 18H10M-10 30H10');
const SCREEN =
  shape('M-30 -24H30V-8H-30Z', WOOD, INK, 1.8) +
  stroke('M-20 -24V-8M-10 -24V-8M0 -24V-8M10 -24V-8M20 -24V-8', WOOD_DARK, 2) +
  stroke('M-22 -8L-26 4M22 -8L26 4', INK, 3);
/** Stakes that look to the right. */
const BARRICADE =
  stroke('M0 -66V66M10 -66V66', WOOD_DARK, 5) +
  stroke('M-8 -60L26 -50M-8 -36L26 -26M-8 -12L26 -2M-8 12L26 22M-8 36L26 46M-8 58L26 66', WOOD, 4);
/** The part of them in one hex. */
const HALF_BARRICADE =
  stroke('M0 -30V30M10 -30V30', WOOD_DARK, 5) + stroke('M-8 -24L26 -14M-8 0L26 10M-8 22L26 32', WOOD, 4);
const THROWER =
  shape('M-20 22L-14 -18H14L20 22Z', WOOD_LIGHT, INK, 1.8) +
  stroke('M-17 6H17M-15 -8H15', WOOD_DARK, 3) +
  stroke('M0 24V-30', WOOD_DARK, 5) +
  circle(0, -30, 6, STONE_DARK, INK, 1.4);
const BOW = stroke('M-26 -6C-14 -20 14 -20 26 -6', WOOD_DARK, 5) + stroke('M0 26V-28', WOOD, 5);
/** Its string drawn and a bolt on it; its string slack. */
const BOLT_THROWER =
  BOW + stroke('M-26 -6L0 12L26 -6', INK, 1.6) + stroke('M0 12V-34M-5 -28L0 -36L5 -28', STONE_DARK, 3);
const SLACK_THROWER = BOW + stroke('M-26 -6H26', INK, 1.6);
const RAM =
  shape('M-24 -96L0 -112L24 -96V100H-24Z', WOOD_LIGHT, INK, 2) +
  stroke('M0 -108V100', WOOD_DARK, 3) +
  stroke('M-24 -60H24M-24 -20H24M-24 20H24M-24 60H24', WOOD_DARK, 2) +
  stroke('M0 -100V-126', STONE_DARK, 9);
const TOWER =
  box(-30, -106, 60, 212, WOOD_LIGHT, INK) +
  stroke('M-30 -35H30M-30 35H30', WOOD_DARK, 3) +
  stroke('M-30 -106L30 -35M30 -106L-30 -35M-30 35L30 106M30 35L-30 106', WOOD_DARK, 1.6) +
  stroke('M-30 -106V106M30 -106V106', WOOD_DARK, 5);

function fixed(title: string, mark: string): EquipmentDrawing {
  return { title, mark, standing: mark };
}

/** How ladders, screens and siege engines look. */
export const EQUIPMENT_DRAWINGS: Readonly<Record<Equipment['kind'], EquipmentDrawing>> = {
  ladder: { title: 'scaling ladder', mark: LYING, standing: UPRIGHT },
  screen: fixed('screen', SCREEN),
  barricade: { ...fixed('barricade', BARRICADE), half: HALF_BARRICADE },
  mangonel: fixed('mangonel', THROWER),
  trebuchet: fixed('trebuchet', THROWER),
  ballista: { ...fixed('ballista', BOLT_THROWER), unloaded: SLACK_THROWER },
  batteringRam: fixed('battering ram', RAM),
  siegeTower: fixed('siege tower', TOWER),
};
