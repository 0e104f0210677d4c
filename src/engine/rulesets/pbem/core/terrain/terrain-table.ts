import type { Depth } from '../../../../board/field.js';
import type { TerrainType } from '../../../../board/terrain.js';
import type { CoverDrm, Costs, TerrainCover, TerrainValues } from './terrain-values.js';

export const NO_COVER: TerrainCover = {
  into: 0,
  intoOverLip: 0,
  overLipFromBeside: false,
  through: 0,
  oneSided: false,
  voidedByElevation: false,
  overVoidedByElevation: false,
  intoExemptsAdjacent: false,
  throughExemptsAdjacent: false,
  notWithin: false,
  behindAdjacent: 0,
};

/** Pigs go where mules go and pay the same (pbem:13.4a). */
function costs(foot: number | null, mule: number | null, horse: number | null): Costs {
  return { foot, horse, mule, pig: mule };
}
const everyone = (mp: number): Costs => costs(mp, mp, mp);
const footOnly = (mp: number): Costs => costs(mp, null, null);
const NOBODY = costs(null, null, null);

/** Cover only for units in the hex, not for units beyond it. */
function inside(drm: CoverDrm, cover: Partial<TerrainCover> = {}): TerrainCover {
  return { ...NO_COVER, into: drm, intoOverLip: drm, ...cover };
}

/** Cover for units in the hex or beyond it. */
function throughout(drm: CoverDrm, cover: Partial<TerrainCover> = {}): TerrainCover {
  return inside(drm, { through: drm, ...cover });
}

const ABOVE_VOIDS = { voidedByElevation: true, overVoidedByElevation: true } as const;

/** Flat ground; other terrain lists only its differences. */
export const FLAT: TerrainValues = {
  rule: 'pbem:16.11',
  cost: everyone(1),
  along: null,
  edge: 0,
  open: null,
  advantage: 0,
  cover: NO_COVER,
  interior: false,
  doorway: false,
  barsRiders: false,
  crowd: { doublesFrom: 4, impassableFrom: 7, rule: 'pbem:7.8a' },
  noPassing: null,
  infantryOnly: null,
  apartFrom: [],
  needsLeader: false,
  noFire: null,
  forDefenderOnly: false,
};
const HOUSE: TerrainValues = { ...FLAT, rule: 'pbem:16.15a', cost: footOnly(1), interior: true };
const DOOR: TerrainValues = {
  ...FLAT,
  rule: 'pbem:16.16a',
  advantage: 1,
  cover: inside(2, { through: null, oneSided: true }),
  doorway: true,
};
const RAMPART: TerrainValues = { ...FLAT, rule: 'pbem:16.112a', cost: footOnly(1) };
const ARCHWAY: TerrainValues = {
  ...FLAT,
  rule: 'pbem:16.31a',
  cover: inside(2, { through: null, intoExemptsAdjacent: true }),
};
const BARRED: TerrainValues = { ...FLAT, cost: NOBODY };
/** Bottomless; depth changes cost and cover (pbem:17.1a, 17.4). */
const WATER: TerrainValues = { ...BARRED, rule: 'pbem:17.1b', advantage: -1, cover: inside(2) };

/** Water by its depth (pbem:17.42, 17.43); the rule is that of the terrain. */
export const WATER_BY_DEPTH: Readonly<Record<Depth, Pick<TerrainValues, 'cost' | 'cover'>>> = {
  bottomless: WATER,
  deep: { cost: costs(5, null, 5), cover: inside(1) },
  shallow: { cost: everyone(3), cover: NO_COVER },
};

/** The effect of tables and their benches on a hex, at the least (pbem:16.38a). */
export const FURNITURE: Costs = footOnly(2);

/** The effect of a screen on the hex in which it stands (pbem:19.15a to 19.15e). */
export const SCREEN: Pick<TerrainValues, 'cost' | 'cover' | 'advantage' | 'forDefenderOnly'> = {
  cost: footOnly(2),
  cover: inside(3, { behindAdjacent: 1 }),
  advantage: 1,
  forDefenderOnly: true,
};

/** The effect of a barricade on the flat ground that it stands on (pbem:19.16b, 19.16c). */
export const BARRICADE: Pick<TerrainValues, 'rule' | 'cost'> = { rule: 'pbem:19.16b', cost: footOnly(1) };

/** The terrain of this ruleset (pbem:16.1, 16.3), by type. Terrain that comes later is one more entry. */
export const TERRAIN: Readonly<Record<TerrainType, TerrainValues>> = {
  flatGround: FLAT,
  slope: { ...FLAT, rule: 'pbem:16.12a', cost: everyone(2), advantage: -1, cover: { ...NO_COVER, intoOverLip: 2 } },
  scrub: { ...FLAT, rule: 'pbem:16.13', cost: everyone(2), advantage: -1, cover: throughout(1, ABOVE_VOIDS) },
  tree: { ...FLAT, rule: 'pbem:16.14', cost: costs(2, 2, null), advantage: -1, cover: inside(1, { through: null }) },
  houseInterior: HOUSE,
  doorHex: DOOR,
  yardEntrance: { ...DOOR, rule: 'pbem:16.16j' },
  paledGate: { ...DOOR, cover: inside(2, { through: 2, oneSided: true, throughExemptsAdjacent: true }) },
  pool: { ...WATER, rule: 'pbem:16.18' },
  castleWall: { ...BARRED, rule: 'pbem:16.19', cover: { ...NO_COVER, through: null } },
  arrowSlit: { ...HOUSE, rule: 'pbem:16.110a', advantage: 1 },
  embattlement: { ...RAMPART, rule: 'pbem:16.111a' },
  rampart: RAMPART,
  castleTower: { ...HOUSE, rule: 'pbem:16.113a', cover: { ...NO_COVER, through: null } },
  rubble: { ...FLAT, rule: 'pbem:16.114a', cost: footOnly(3), advantage: -1, cover: throughout(2) },
  stairs: { ...FLAT, rule: 'pbem:16.115a', cost: footOnly(2), advantage: -1 },
  drawbridge: { ...FLAT, rule: 'pbem:16.116a', cost: costs(1, 1, 2) },
  winch: { ...FLAT, rule: 'pbem:16.117', cost: footOnly(1), cover: inside(1) },
  millGear: { ...FLAT, rule: 'pbem:16.117', cost: footOnly(1), cover: inside(1) },
  moat: { ...FLAT, rule: 'pbem:16.118a', cost: costs(4, 4, null), along: costs(1, 1, null), advantage: -1 },
  floodedMoat: { ...WATER, rule: 'pbem:16.118c' },
  filledMoat: { ...FLAT, rule: 'pbem:16.119', cost: footOnly(2) },
  trench: {
    ...FLAT,
    rule: 'pbem:16.120a',
    cost: footOnly(2),
    along: footOnly(1),
    advantage: 1,
    cover: inside(3, { notWithin: true }),
  },
  tent: {
    ...FLAT,
    rule: 'pbem:16.121',
    cost: footOnly(2),
    advantage: -1,
    cover: throughout(1, { overVoidedByElevation: true }),
  },
  river: { ...WATER, rule: 'pbem:16.123' },
  bridge: { ...FLAT, rule: 'pbem:16.124', cost: costs(1, 1, 2), cover: inside(1, { voidedByElevation: true }) },
  footBridge: {
    ...FLAT,
    rule: 'pbem:16.125a',
    cost: costs(1, 1, null),
    advantage: -1,
    needsLeader: true,
    crowd: { doublesFrom: 1, impassableFrom: 3, rule: 'pbem:16.125c' },
  },
  steppingStones: { ...FLAT, rule: 'pbem:16.126a', cost: footOnly(2), advantage: -1, noPassing: 'pbem:16.126b' },
  ricePaddy: { ...FLAT, rule: 'pbem:16.127', cost: { ...footOnly(4), pig: 4 }, advantage: -1 },
  tori: { ...FLAT, rule: 'pbem:16.128', cost: footOnly(1), advantage: 1, cover: inside(1) },
  temple: { ...HOUSE, rule: 'pbem:16.129' },
  swamp: { ...FLAT, rule: 'pbem:16.130', cost: costs(2, 4, 4), advantage: -1 },
  fence: {
    ...FLAT,
    rule: 'pbem:16.131a',
    cost: footOnly(2),
    open: everyone(1),
    cover: throughout(1, { overVoidedByElevation: true }),
  },
  rocks: {
    ...FLAT,
    rule: 'pbem:16.132a',
    cost: footOnly(3),
    advantage: -1,
    cover: throughout(2, ABOVE_VOIDS),
    apartFrom: ['sea'],
  },
  shingle: { ...FLAT, rule: 'pbem:16.133', cost: everyone(2) },
  sea: { ...WATER, rule: 'pbem:16.134', apartFrom: ['rocks'] },
  gate: { ...RAMPART, rule: 'pbem:16.31a' },
  archway: ARCHWAY,
  stables: { ...FLAT, rule: 'pbem:16.32a', barsRiders: true },
  ramp: { ...FLAT, rule: 'pbem:16.32a', cost: everyone(2), barsRiders: true },
  stableGate: { ...RAMPART, rule: 'pbem:16.32c' },
  rampArchway: { ...ARCHWAY, rule: 'pbem:16.32c', cost: everyone(2) },
  towerPlatform: { ...RAMPART, rule: 'pbem:16.33a' },
  dungeon: { ...HOUSE, rule: 'pbem:16.33b' },
  secretPassage: { ...HOUSE, rule: 'pbem:16.34a', cost: footOnly(2), advantage: -1, noFire: 'pbem:16.34a' },
  fountain: { ...WATER, rule: 'pbem:16.35', cost: everyone(3), cover: NO_COVER, edge: 2 },
  well: { ...BARRED, rule: 'pbem:16.36a', cover: { ...NO_COVER, behindAdjacent: 2 } },
  millwheel: { ...BARRED, rule: 'pbem:16.37' },
  table: { ...FLAT, rule: 'pbem:16.38a', cost: footOnly(2), advantage: 1 },
  ladder: {
    ...FLAT,
    rule: 'pbem:19.11o',
    cost: footOnly(3),
    advantage: -1,
    noPassing: 'pbem:19.11p',
    infantryOnly: 'pbem:19.11o',
    noFire: 'pbem:19.11u',
  },
  catapult: { ...BARRED, rule: 'pbem:19.14d' },
  underRam: {
    ...FLAT,
    rule: 'pbem:19.13c',
    cost: footOnly(1),
    cover: inside(2),
    infantryOnly: 'pbem:19.13d',
  },
  underTower: {
    ...FLAT,
    rule: 'pbem:19.12f',
    cost: footOnly(1),
    cover: inside(2),
    infantryOnly: 'pbem:19.12i',
  },
  siegePlatform: {
    ...FLAT,
    rule: 'pbem:19.12f',
    cost: footOnly(1),
    advantage: -1,
    cover: inside(1),
    infantryOnly: 'pbem:19.12i',
  },
};
