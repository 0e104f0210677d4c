import type { SeenUnit } from '../player.js';
import type { Ways } from '../ways.js';

/** Terrain that a shooter likes to stand in. */
const COVER: Readonly<Record<string, number>> = {
  embattlement: 12,
  castleTower: 12,
  houseInterior: 3,
  doorHex: 2,
  tree: 2,
  scrub: 1,
};

/** The distance that shooters keep: near enough to hit, far enough to be left alone, in hexes. */
const RANGE_LIKED = 5;

/** The distance to which they go if they found no target from farther away, in hexes. */
const RANGE_MIN = 2;

/** How good it is to stand in a place so many hexes from the nearest enemy. */
export function groundWorth(ways: Ways, hex: string, distance: number, { weapon, fired }: SeenUnit): number {
  if (weapon === null) return -4 * distance;
  const cover = COVER[ways.field.hex(hex)?.terrain ?? ''] ?? 0;
  return -4 * Math.abs(distance - (fired ? RANGE_LIKED : RANGE_MIN)) + cover;
}
