import type { Field } from '../field.js';
import type { Live } from '../live.js';
import { groundOf, shutAltogether, shutSlots, type SightGround } from './ground.js';
import { SightMap } from './sight-map.js';

const byLive = new WeakMap<Live, WeakMap<SightGround, SightMap>>();
const byShut = new WeakMap<SightGround, Map<string, SightMap>>();

/** So many states of doors and windows are remembered for each field. */
const STATES_MAX = 8;

/**
 * The sight map of a field as its doors, windows, gates and bars now are. Each state of them has a map of its own, also
 * where no sight is barred: the facts remembered with a map (the cover on its lines) may rest on any of them.
 */
export function sightMapOf(field: Field, live: Live): SightMap {
  const ground = groundOf(field);
  const maps = byLive.get(live) ?? new WeakMap<SightGround, SightMap>();
  const known = maps.get(ground);
  if (known) return known;
  const states = byShut.get(ground) ?? new Map<string, SightMap>();
  const key = shutAltogether(ground, live);
  const map = states.get(key) ?? new SightMap(ground, shutSlots(ground, live));
  if (!states.has(key) && states.size >= STATES_MAX) states.clear();
  byShut.set(ground, states.set(key, map));
  byLive.set(live, maps.set(ground, map));
  return map;
}
