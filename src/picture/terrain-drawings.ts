import type { TerrainType } from '../engine/board/terrain.js';
import { DITCH, HACHURES } from './marks/earthwork.js';
import { REEDS, RICE, SCRUB, TREES, TUFTS } from './marks/growth.js';
import {
  ARCH,
  FOUNTAIN,
  GATE,
  GRATING,
  MERLONS,
  NICHE,
  PASSAGE,
  PEBBLES,
  PLATFORM,
  ROCKS,
  RUBBLE,
  STEPS,
  TOWER,
  WELL,
} from './marks/stonework.js';
import {
  CLIMB,
  DRAWBRIDGE,
  FASCINES,
  HORSESHOE,
  MILL_GEAR,
  MILLWHEEL,
  STEPPING_STONES,
  TABLE,
  TENT,
  TORI,
  WINCH,
} from './marks/timber.js';
import {
  DARK_EARTH,
  DARKNESS,
  DEEP_WATER,
  EARTH,
  FLOOR,
  GRASS,
  GROUND,
  PAVING,
  STONE,
  STONE_DARK,
  STRAW,
  WATER,
  WATER_LINE,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
  WOODLAND,
} from './palette.js';
import type { TerrainDrawing } from './terrain-drawing.js';

/** Bare ground; other drawings are what they have otherwise. */
const PLAIN: TerrainDrawing = {
  title: 'flat ground',
  family: 'ground',
  fill: GROUND,
  texture: null,
  rim: null,
  marks: TUFTS,
  turnsTo: [],
  portal: null,
  run: null,
};
const ROOM: TerrainDrawing = {
  ...PLAIN,
  title: 'house interior',
  family: 'floor',
  fill: FLOOR,
  texture: 'flagstones',
  marks: [],
};
const WET: TerrainDrawing = {
  ...PLAIN,
  title: 'pool',
  family: 'water',
  fill: WATER,
  texture: 'ripples',
  rim: { colour: WATER_LINE, width: 2.4 },
  marks: [],
};
const WALK: TerrainDrawing = {
  ...PLAIN,
  title: 'rampart',
  family: 'stone',
  fill: PAVING,
  texture: 'paving',
  rim: { colour: STONE_DARK, width: 2.4 },
  marks: [],
};
/** Planks between two rails. */
function span(width: number, rail: number): TerrainDrawing['run'] {
  return {
    over: ['bridgeEnd'],
    cap: 'butt',
    layers: [
      { colour: WOOD_DARK, width: width + 2 * rail },
      { colour: WOOD_LIGHT, width },
      { colour: WOOD, width, dashes: '1.4 5.6' },
    ],
  };
}
const SPAN: TerrainDrawing = { ...WET, title: 'bridge', texture: 'stream', run: span(40, 3) };
const DRY_MOAT: TerrainDrawing = {
  ...PLAIN,
  title: 'moat, dry',
  family: 'moat',
  fill: '#bd9a68',
  rim: { colour: DARK_EARTH, width: 4 },
  marks: DITCH,
};
const GATEWAY: TerrainDrawing['turnsTo'] = ['gateDoor', 'portcullis', 'bars'];

/** The drawing of each terrain: a terrain without one does not compile. */
export const TERRAIN_DRAWINGS: Readonly<Record<TerrainType, TerrainDrawing>> = {
  flatGround: PLAIN,
  slope: { ...PLAIN, title: 'slope', fill: EARTH, marks: HACHURES },
  scrub: { ...PLAIN, title: 'scrub', fill: GRASS, marks: SCRUB },
  tree: { ...PLAIN, title: 'tree', fill: WOODLAND, marks: TREES },
  houseInterior: ROOM,
  doorHex: { ...ROOM, title: 'door', portal: 'door' },
  yardEntrance: { ...PLAIN, title: 'yard entrance', fill: '#ecdaa4', marks: [], portal: 'entrance' },
  paledGate: { ...PLAIN, title: 'paled gate', fill: '#ecdaa4', marks: [], portal: 'paled' },
  pool: WET,
  castleWall: { ...WALK, title: 'castle wall', fill: STONE, texture: 'masonry' },
  arrowSlit: { ...ROOM, title: 'arrow slit niche', marks: NICHE, turnsTo: ['arrowSlit'] },
  embattlement: { ...WALK, title: 'embattlement', marks: MERLONS, turnsTo: ['battlement'] },
  rampart: WALK,
  castleTower: { ...WALK, title: 'castle tower', fill: FLOOR, texture: 'flagstones', marks: TOWER },
  rubble: { ...PLAIN, title: 'rubble', fill: '#d8cfbf', marks: RUBBLE },
  stairs: { ...PLAIN, title: 'stairs', family: 'stone', fill: PAVING, marks: STEPS, turnsTo: ['stairEnd'] },
  drawbridge: { ...DRY_MOAT, title: 'drawbridge', marks: DRAWBRIDGE, turnsTo: ['bridgeEnd'] },
  winch: { ...ROOM, title: 'winch', marks: WINCH },
  millGear: { ...ROOM, title: 'mill gear', marks: MILL_GEAR },
  moat: DRY_MOAT,
  floodedMoat: { ...DRY_MOAT, title: 'moat, flooded', fill: DEEP_WATER, texture: 'ripples', marks: [] },
  filledMoat: { ...DRY_MOAT, title: 'moat, filled', marks: FASCINES },
  trench: {
    ...PLAIN,
    title: 'trench',
    marks: [],
    run: {
      over: [],
      cap: 'round',
      layers: [
        { colour: '#c9ab74', width: 24 },
        { colour: DARK_EARTH, width: 15 },
        { colour: '#4b3720', width: 9 },
        { colour: WOOD, width: 9, dashes: '2 6' },
      ],
    },
  },
  tent: { ...PLAIN, title: 'tent', marks: TENT },
  river: { ...WET, title: 'river', texture: 'stream' },
  bridge: SPAN,
  footBridge: { ...SPAN, title: 'foot bridge', run: span(20, 2) },
  steppingStones: { ...WET, title: 'stepping stones', texture: 'stream', marks: STEPPING_STONES },
  ricePaddy: { ...WET, title: 'rice paddy', texture: null, fill: '#c2e0dc', marks: RICE },
  tori: { ...PLAIN, title: 'tori', marks: TORI },
  temple: { ...ROOM, title: 'temple', fill: '#e5d69c', texture: 'matting' },
  swamp: { ...PLAIN, title: 'swamp', fill: '#bfcaa2', marks: REEDS },
  fence: {
    ...PLAIN,
    title: 'fence',
    marks: [],
    run: {
      over: [],
      cap: 'round',
      layers: [
        { colour: WOOD_DARK, width: 2.4 },
        { colour: WOOD_DARK, width: 12, dashes: '2.6 7' },
      ],
    },
  },
  rocks: { ...PLAIN, title: 'rocks', fill: '#d5d0c4', marks: ROCKS },
  shingle: { ...PLAIN, title: 'shingle', fill: '#e6dfcd', marks: PEBBLES },
  sea: { ...WET, title: 'sea', fill: DEEP_WATER, texture: 'swell' },
  gate: { ...WALK, title: 'gate, rampart over archway', marks: GATE, turnsTo: GATEWAY },
  archway: { ...ROOM, title: 'archway', family: 'stone', marks: ARCH, turnsTo: GATEWAY },
  stables: { ...ROOM, title: 'stables', fill: STRAW, texture: 'straw', marks: HORSESHOE },
  ramp: { ...ROOM, title: 'ramp', fill: EARTH, texture: null, marks: CLIMB },
  stableGate: { ...WALK, title: 'stable gate', marks: GATE, turnsTo: GATEWAY },
  rampArchway: { ...ROOM, title: 'archway of a ramp', fill: EARTH, texture: null, marks: ARCH, turnsTo: GATEWAY },
  towerPlatform: { ...WALK, title: 'tower platform', marks: PLATFORM },
  dungeon: { ...ROOM, title: 'dungeon', fill: DARKNESS, texture: 'gloom', marks: GRATING },
  secretPassage: {
    ...ROOM,
    title: 'secret passage',
    family: 'under',
    fill: DARKNESS,
    texture: 'gloom',
    marks: PASSAGE,
  },
  fountain: { ...PLAIN, title: 'fountain', marks: FOUNTAIN },
  well: { ...PLAIN, title: 'well', marks: WELL },
  millwheel: { ...WET, title: 'millwheel', texture: 'stream', marks: MILLWHEEL },
  table: { ...ROOM, title: 'table', marks: TABLE },
  // Equipment is drawn on the ground as it is without it (equipment-layer.ts).
  ladder: PLAIN,
  catapult: PLAIN,
  underRam: PLAIN,
  underTower: PLAIN,
  siegePlatform: PLAIN,
};
