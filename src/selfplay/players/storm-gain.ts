import type { Outlook, SeenUnit } from '../player.js';
import { postsOf, staysPut } from './posts.js';
import { isOutside, type Storm } from './storm.js';

/** The distance, in hexes, that stands for a place that cannot be reached. */
const FAR = 1000;

/** Units that wait for a ladder keep so many hexes away from it, so that it can be carried. */
const ROOM = 2;

/** How much a move improves the place of a unit near walls; null: the move has nothing to do with walls. */
export type StormGain = (unit: SeenUnit, from: string, to: string) => number | null;

/**
 * A unit with a post goes there. Outside the walls units without bows go where a ladder or breach leads to the enemy,
 * and stay near the siege equipment while there is none. Units inside do not go out.
 */
export function stormGain(outlook: Outlook, storm: Storm): StormGain {
  const { toEnemy, outside, gear } = storm;
  const posts = postsOf(outlook, storm);
  const ladders = new Set(gear.flatMap(({ top, hexes }) => (top ? hexes : [])));
  const climb = (hex: string): number => 4 * (toEnemy.get(hex) ?? FAR + Math.max(ROOM, outside.get(hex) ?? FAR));
  return (unit, from, to) => {
    if (staysPut(unit, storm)) return 0;
    const post = posts.get(unit.id);
    if (post) return 4 * ((post.get(from) ?? FAR) - (post.get(to) ?? FAR));
    if (!isOutside(storm, unit)) return outside.has(to) ? 0 : null;
    if (unit.weapon !== null) return ladders.has(to) ? 0 : null;
    return climb(from) - climb(to);
  };
}
