/**
 * In-hex terrain (pbem:16.1, 16.3), by the names of the catalogue. Its cost, cover and worth in combat are in the
 * ruleset; its facts on the board are in `terrain-facts.ts`.
 */
export const TERRAIN_TYPES = [
  'flatGround',
  'slope',
  'scrub',
  'tree',
  'houseInterior',
  'doorHex',
  'yardEntrance',
  'paledGate',
  'pool',
  'castleWall',
  'arrowSlit',
  'embattlement',
  'rampart',
  'castleTower',
  'rubble',
  'stairs',
  'drawbridge',
  'winch',
  'millGear',
  'moat',
  'floodedMoat',
  'filledMoat',
  'trench',
  'tent',
  'river',
  'bridge',
  'footBridge',
  'steppingStones',
  'ricePaddy',
  'tori',
  'temple',
  'swamp',
  'fence',
  'rocks',
  'shingle',
  'sea',
  'gate',
  'archway',
  'stables',
  'ramp',
  'stableGate',
  'rampArchway',
  'towerPlatform',
  'dungeon',
  'secretPassage',
  'fountain',
  'well',
  'millwheel',
  'table',
] as const;

/**
 * The terrain of hexes in which equipment stands, which no board has: a standing ladder, a catapult, the places under a
 * ram and under a siege tower, the platform on top of a tower (pbem:19.1).
 */
export const EQUIPMENT_TERRAIN = ['ladder', 'catapult', 'underRam', 'underTower', 'siegePlatform'] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number] | (typeof EQUIPMENT_TERRAIN)[number];

/**
 * The features of a hex besides its terrain: a corner of a building (pbem:16.17a), the depth of its water (bottomless
 * without either, pbem:17.1a), a way down into the secret passage under it (pbem:16.34b), the trapdoor of a dungeon
 * (pbem:16.33b), the main door of a keep (siege-en:1.82a), which is a door like others where no book says more.
 */
export const HEX_FEATURES = ['exteriorCorner', 'shallow', 'deep', 'passageEntrance', 'manhole', 'keepDoor'] as const;
export type HexFeature = (typeof HEX_FEATURES)[number];

/**
 * Hexside features (pbem:16.2); `plain` is a hexside without any. `stairEnd` and `bridgeEnd` are where stairs and
 * bridges are entered: their other hexsides are closed (pbem:16.115a, 16.116a, 16.124). `raisedDrawbridge` is no
 * feature of a board: a drawbridge that is raised stands there before its gate (pbem:16.116b).
 */
export const HEXSIDE_TYPES = [
  'plain',
  'slopeLip',
  'buildingWall',
  'window',
  'doorHexside',
  'paledGate',
  'arrowSlit',
  'battlement',
  'gateDoor',
  'portcullis',
  'bars',
  'bank',
  'stairEnd',
  'bridgeEnd',
  'raisedDrawbridge',
] as const;
export type HexsideType = (typeof HEXSIDE_TYPES)[number];

/** Hexes that stand in a wall: the wall round an area is open towards them (pbem:16.16). */
export const DOOR_TERRAIN: readonly TerrainType[] = ['doorHex', 'yardEntrance', 'paledGate'];
