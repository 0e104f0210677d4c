import type { Outlook, SeenUnit } from '../player.js';
import { enemiesOf } from './enemies.js';
import { isCrewed, isOutside, placesOf, type Distances, type Storm } from './storm.js';

/** How many units go for water at a time. */
const WATERERS_MAX = 2;

/** A place where a unit is needed, with the distances to it and the units that can serve there. */
interface Post {
  readonly near: Distances;
  readonly serves: (unit: SeenUnit) => boolean;
}

/**
 * Which unit goes where for siege work, by distance: to the hexes of a ladder on the ground, to the free places under a
 * ram or tower, to the source of boiling water, and with water to a place above enemies. The nearest unit without other
 * work goes.
 */
export function postsOf(outlook: Outlook, storm: Storm): ReadonlyMap<string, Distances> {
  const free = idleIn(outlook, storm);
  const posts = new Map(pourersOf(outlook, storm));
  for (const { near, serves } of [...gearPosts(storm), ...waterPosts(outlook, storm)]) {
    const able = free.filter((unit) => !posts.has(unit.id) && serves(unit) && near.has(unit.hexes[0] ?? ''));
    const distance = ({ hexes: [hex = ''] }: SeenUnit): number => near.get(hex) ?? 0;
    const [nearest] = able.sort((one, other) => distance(one) - distance(other));
    if (nearest) posts.set(nearest.id, near);
  }
  return posts;
}

/**
 * Units that stay where they are: bearers of a ladder, and units under a ram or tower while no way leads in on foot.
 */
export function staysPut({ id, hexes: [hex = ''] }: SeenUnit, { gear, onFoot }: Storm): boolean {
  return gear.some((one) => {
    if (one.kind === 'ladder') return one.bearers?.includes(id) ?? false;
    const places = placesOf(one);
    return places.includes(hex) && !places.some((place) => onFoot.has(place));
  });
}

function idleIn({ units, side }: Outlook, storm: Storm): SeenUnit[] {
  return units.filter(
    (unit) =>
      unit.kind === 'character' &&
      unit.side === side &&
      unit.health === 'healthy' &&
      unit.weapon === null &&
      !unit.captive &&
      unit.hexes.length === 1 &&
      !staysPut(unit, storm),
  );
}

function gearPosts(storm: Storm): readonly Post[] {
  const { gear, ways, onFoot } = storm;
  const serves = (unit: SeenUnit): boolean => isOutside(storm, unit);
  const lying = gear.filter(({ kind, top, bearers = [] }) => kind === 'ladder' && !top && bearers.length === 0);
  const engines = gear.filter((one) => isCrewed(one) && !placesOf(one).some((place) => onFoot.has(place)));
  return [...lying.map(({ hexes }) => hexes), ...engines.map(placesOf)]
    .flat()
    .map((hex) => ({ near: ways.to([hex]), serves }));
}

function waterPosts(outlook: Outlook, storm: Storm): readonly Post[] {
  const { water, pourers } = outlook.errands;
  if (water.length === 0 || !enemiesOf(outlook).some((foe) => isOutside(storm, foe))) return [];
  const near = storm.ways.to(water);
  const serves = (unit: SeenUnit): boolean => !isOutside(storm, unit) && !pourers.has(unit.id);
  return Array.from({ length: WATERERS_MAX }, () => ({ near, serves }));
}

/** A unit that carries water goes to the top of a ladder, else to a place above enemies. */
function pourersOf(outlook: Outlook, storm: Storm): readonly (readonly [string, Distances])[] {
  const { units, side, errands } = outlook;
  const carriers = units.filter(({ id, side: own }) => own === side && errands.pourers.has(id));
  if (carriers.length === 0) return [];
  const tops = storm.gear.flatMap(({ top }) => top ?? []);
  const near = storm.ways.to(tops.length > 0 ? tops : above(outlook, storm));
  return carriers.map(({ id }) => [id, near]);
}

/** Walls beside which enemies stand. */
function above(outlook: Outlook, { ways }: Storm): readonly string[] {
  const below = new Set(enemiesOf(outlook).flatMap(({ hexes }) => hexes));
  return ways.walls().flatMap(({ foot, top }) => (below.has(foot.name) ? [top.name] : []));
}
