import type { Field } from '../../../board/field.js';
import { edgeHexes } from '../../../board/map-edge.js';
import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { Area, Setup } from '../../../game/setup.js';
import { COMPASS_POINTS, MAP_EDGES } from '../../../position/terms.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The hexes of an area by their first names; an edge is found by the compass (pbem:23.12). */
export function settledArea(setup: Setup, { hexes = [], edge }: Area, field: Field): Ruled<readonly string[]> {
  const named = settledHexes(hexes, field);
  if (!named.ok) return named;
  if (edge === undefined) {
    return hexes.length > 0 ? named : refused(malformedSetup('pbem:23.16', 'an area has hexes, or an edge of the map'));
  }
  if (setup.north === undefined) {
    return refused(malformedSetup('pbem:23.12', `the ${edge}ern edge needs a compass: which edge is north?`, edge));
  }
  const quarters = COMPASS_POINTS.indexOf(edge) + MAP_EDGES.indexOf(setup.north);
  const drawn = MAP_EDGES[quarters % MAP_EDGES.length] ?? 'top';
  return allowed([...new Set([...named.value, ...edgeHexes(field, drawn).map(({ name }) => name)])]);
}

/** Hexes by their first names, or the one that the map has not. */
export function settledHexes(names: readonly string[], field: Field): Ruled<readonly string[]> {
  const unknown = names.find((name) => !field.hex(name));
  if (unknown !== undefined) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown}`, subject: unknown });
  }
  return allowed(names.map((name) => field.hex(name)?.name ?? name));
}
