/** In-hex terrain (pbem:16.1). The values that a ruleset gives it (cost, cover, advantage) live in the ruleset. */
export const TERRAIN_TYPES = [
  'flatGround',
  'slope',
  'scrub',
  'tree',
  'houseInterior',
  'doorHex',
  'yardEntrance',
] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** What a hex has besides its terrain (pbem:16.17a). */
export const HEX_FEATURES = ['exteriorCorner'] as const;
export type HexFeature = (typeof HEX_FEATURES)[number];

/** Hexside features (pbem:16.2); `plain` is a hexside without any. */
export const HEXSIDE_TYPES = ['plain', 'slopeLip', 'buildingWall', 'window', 'doorHexside'] as const;
export type HexsideType = (typeof HEXSIDE_TYPES)[number];

/** Hexes that stand in a wall: the wall round an area is open towards them (pbem:16.16). */
export const DOOR_TERRAIN: readonly TerrainType[] = ['doorHex', 'yardEntrance'];
