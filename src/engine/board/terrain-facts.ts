import type { HexsideType, TerrainType } from './terrain.js';

/**
 * The effect of terrain on sight that passes it: `open` lets it through; `ends` is seen into and not through, whatever
 * the heights (pbem:5.54, 5.55a); `tower` is seen into by its openings, and through only from inside (pbem:16.113b);
 * `blocks` is not even seen into (pbem:16.19); `hut` is a wall to a line that passes it, and seen into from beside it
 * only (pbem:19.13a, 19.13j); `siegeTower` lets through no line but one that begins or ends on its own platform
 * (pbem:19.12x).
 */
export type TerrainSight = 'open' | 'ends' | 'tower' | 'blocks' | 'hut' | 'siegeTower';

/** The facts about terrain on a board that do not depend on a rulebook. */
export interface TerrainFacts {
  readonly sight: TerrainSight;
  /** Under a roof: no sight from above over its walls (pbem:16.15b, 5.7c). */
  readonly roofed: boolean;
  /** Water, whose depth counts (pbem:17.1a). */
  readonly water: boolean;
  /** It lies one slope below what is beside it and has a lip all round (pbem:16.118b). */
  readonly sunken: boolean;
  /** It is raised on a wall; its edge towards lower ground may block sight (pbem:5.62a). */
  readonly rampart: boolean;
  /** It is entered and left over hexsides of this type only, and over doors and gates. */
  readonly ends: 'stairEnd' | 'bridgeEnd' | null;
  /** Entered from terrain of its own kind only, and by ways of its own (pbem:16.33b, 16.34b). */
  readonly apart: boolean;
  /** The terrain of the second location, below it (pbem:3.3b), unless the board says otherwise. */
  readonly under: TerrainType | null;
  /** It can be shut; and how it stands if nothing says otherwise (pbem:16.16k, 16.131a). */
  readonly leaf: Leaf;
  /** Shut, it bars sight between its two sides (pbem:16.16e); a paled gate or a fence does not (pbem:16.16f). */
  readonly blindWhenShut: boolean;
}

export type Leaf = 'none' | 'open' | 'shut';

const OPEN: TerrainFacts = {
  sight: 'open',
  roofed: false,
  water: false,
  sunken: false,
  rampart: false,
  ends: null,
  apart: false,
  under: null,
  leaf: 'none',
  blindWhenShut: false,
};
const ROOFED: TerrainFacts = { ...OPEN, roofed: true };
const DOOR: TerrainFacts = { ...OPEN, sight: 'ends', leaf: 'open', blindWhenShut: true };
const ARCHWAY: TerrainFacts = { ...OPEN, sight: 'ends' };
const WATER: TerrainFacts = { ...OPEN, water: true };
const RAMPART: TerrainFacts = { ...OPEN, rampart: true };
const BRIDGE: TerrainFacts = { ...OPEN, ends: 'bridgeEnd', under: 'river' };

export const TERRAIN_FACTS: Readonly<Record<TerrainType, TerrainFacts>> = {
  flatGround: OPEN,
  slope: OPEN,
  scrub: OPEN,
  tree: { ...OPEN, sight: 'ends' },
  houseInterior: ROOFED,
  doorHex: DOOR,
  yardEntrance: DOOR,
  paledGate: { ...OPEN, leaf: 'open' },
  pool: WATER,
  castleWall: { ...OPEN, sight: 'blocks' },
  arrowSlit: ROOFED,
  embattlement: RAMPART,
  rampart: RAMPART,
  castleTower: { ...ROOFED, sight: 'tower' },
  rubble: OPEN,
  stairs: { ...OPEN, ends: 'stairEnd' },
  drawbridge: { ...BRIDGE, under: 'moat' },
  winch: OPEN,
  millGear: ROOFED,
  moat: { ...OPEN, sunken: true },
  floodedMoat: { ...WATER, sunken: true },
  filledMoat: OPEN,
  trench: OPEN,
  tent: OPEN,
  river: WATER,
  bridge: BRIDGE,
  footBridge: BRIDGE,
  steppingStones: OPEN,
  ricePaddy: OPEN,
  tori: OPEN,
  temple: ROOFED,
  swamp: OPEN,
  fence: { ...OPEN, leaf: 'shut' },
  rocks: OPEN,
  shingle: OPEN,
  sea: WATER,
  gate: { ...RAMPART, under: 'archway' },
  archway: ARCHWAY,
  stables: ROOFED,
  ramp: ROOFED,
  stableGate: { ...RAMPART, under: 'rampArchway' },
  rampArchway: ARCHWAY,
  towerPlatform: RAMPART,
  dungeon: { ...ROOFED, apart: true },
  secretPassage: { ...ROOFED, apart: true },
  fountain: WATER,
  well: OPEN,
  millwheel: OPEN,
  table: OPEN,
  ladder: OPEN,
  catapult: { ...OPEN, sight: 'hut' },
  underRam: { ...OPEN, sight: 'hut' },
  underTower: { ...OPEN, sight: 'siegeTower' },
  siegePlatform: { ...OPEN, sight: 'siegeTower' },
};

/**
 * The effect of a hexside on sight: `open` has none; `lip` by height (pbem:5.62); `wall` bars it but from above
 * (pbem:5.57); `opening` is an aperture in a wall (pbem:5.56); `battlement` opens for the rampart hex behind it and is
 * a wall for others (pbem:5.58).
 */
export type HexsideSight = 'open' | 'lip' | 'wall' | 'opening' | 'battlement';

/** How a hexside feature stands on a board. */
export interface HexsideFacts {
  readonly sight: HexsideSight;
  /** It can be shut; and how it stands if nothing says otherwise (pbem:16.16k, 16.28). */
  readonly leaf: Leaf;
  /** Shut, it bars sight (pbem:5.3b); a paled gate, a portcullis and bars do not (pbem:16.16f, 16.27a, 16.28). */
  readonly blindWhenShut: boolean;
}

const PLAIN: HexsideFacts = { sight: 'open', leaf: 'none', blindWhenShut: false };
const DOORS: HexsideFacts = { sight: 'opening', leaf: 'open', blindWhenShut: true };

export const HEXSIDE_FACTS: Readonly<Record<HexsideType, HexsideFacts>> = {
  plain: PLAIN,
  slopeLip: { ...PLAIN, sight: 'lip' },
  buildingWall: { ...PLAIN, sight: 'wall' },
  window: DOORS,
  doorHexside: DOORS,
  paledGate: { ...DOORS, blindWhenShut: false },
  arrowSlit: { ...DOORS, leaf: 'none' },
  battlement: { ...PLAIN, sight: 'battlement' },
  gateDoor: { ...DOORS, sight: 'open' },
  portcullis: { sight: 'open', leaf: 'open', blindWhenShut: false },
  bars: { sight: 'open', leaf: 'shut', blindWhenShut: false },
  bank: PLAIN,
  stairEnd: PLAIN,
  bridgeEnd: PLAIN,
  raisedDrawbridge: { sight: 'wall', leaf: 'none', blindWhenShut: true },
};
