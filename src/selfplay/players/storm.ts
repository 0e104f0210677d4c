import { isSunken } from '../../engine/board/location.js';
import type { SeenGear } from '../errands.js';
import type { LiveWays } from '../live-ways.js';
import type { Outlook, SeenUnit } from '../player.js';
import { enemiesOf } from './enemies.js';

/** How far it is to walk from each hex to a goal, in hexes; hexes that are cut off from it are missing. */
export type Distances = ReadonlyMap<string, number>;

/** Obstacles between a side and its enemies where there are ladders, rams or towers. */
export interface Storm {
  readonly ways: LiveWays;
  /** Ladders, rams and towers. */
  readonly gear: readonly SeenGear[];
  /** From where one can walk to some of the gear: outside the walls, as long as they stand. */
  readonly outside: Distances;
  /** The ways to the enemies, by ladders too. */
  readonly toEnemy: Distances;
  /** The same without ladders: through gates and breaches. */
  readonly onFoot: Distances;
  /** By the hex at its foot, the hexes on top of a wall that has no ladder yet. */
  readonly sites: ReadonlyMap<string, readonly string[]>;
}

/** Rams and towers, with a crew under them. */
const CREWED: readonly string[] = ['batteringRam', 'siegeTower'];

/** The player's knowledge about walls; null if there is nothing to climb or batter them with. */
export function stormOf(outlook: Outlook): Storm | null {
  const { errands, liveWays: ways } = outlook;
  const gear = errands.gear.filter((one) => one.kind === 'ladder' || isCrewed(one));
  if (!ways || gear.length === 0) return null;
  const enemies = enemiesOf(outlook).flatMap(({ hexes }) => hexes);
  const outside = ways.to(gear.flatMap((one) => (isCrewed(one) ? placesOf(one) : one.hexes)));
  const toEnemy = ways.to(enemies);
  return { ways, gear, outside, toEnemy, onFoot: ways.to(enemies, 'ground'), sites: sitesOf(ways, outside, gear) };
}

/** Whether a piece of equipment is one that a crew moves: a ram or a siege tower. */
export function isCrewed({ kind }: SeenGear): boolean {
  return CREWED.includes(kind);
}

/** The places under a ram or tower. */
export function placesOf({ kind, hexes }: SeenGear): readonly string[] {
  return kind === 'siegeTower' ? hexes.map((hex) => `${hex}/under`) : hexes;
}

/** Units outside need a ladder or a breach. */
export function isOutside({ outside }: Storm, { hexes: [hex = ''] }: SeenUnit): boolean {
  return outside.has(hex);
}

/** Walls that can be reached from outside and have no ladder; only those on level ground if there are any. */
function sitesOf(ways: LiveWays, outside: Distances, gear: readonly SeenGear[]): Storm['sites'] {
  const taken = new Set(gear.flatMap(({ top }) => top ?? []));
  const free = ways
    .walls()
    .filter(({ foot, top }) => outside.has(foot.name) && !outside.has(top.name) && !taken.has(top.name));
  const level = free.filter(({ foot }) => !isSunken(foot));
  const sites = new Map<string, readonly string[]>();
  for (const { foot, top } of level.length > 0 ? level : free) {
    sites.set(foot.name, [...(sites.get(foot.name) ?? []), top.name]);
  }
  return sites;
}
