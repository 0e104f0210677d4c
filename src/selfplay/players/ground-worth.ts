import type { Ways } from '../ways.js';

/** Terrain that a shooter likes to stand in. */
const COVER: Readonly<Record<string, number>> = { houseInterior: 3, doorHex: 2, tree: 2, scrub: 1 };

/** Where shooters keep: near enough to hit, far enough to be left alone, in hexes. */
const RANGE_LIKED = 5;

/** How well it is to stand somewhere so many hexes from the nearest enemy. */
export function groundWorth(ways: Ways, hex: string, distance: number, shoots: boolean): number {
  if (!shoots) return -4 * distance;
  return -4 * Math.abs(distance - RANGE_LIKED) + (COVER[ways.field.hex(hex)?.terrain ?? ''] ?? 0);
}
