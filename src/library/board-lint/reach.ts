import type { Field, FieldHex } from '../../engine/board/field.js';
import type { Fault } from './finding.js';
import { admitsFoot, terrainFactsOf, isPassage } from './ground.js';

/** A finding names at most so many hexes of a place that cannot be reached. */
const NAMED_MAX = 6;

/** Rooms, ramparts and patches of ground to which no way leads from the edge of the map; one fault for each. */
export function reachFaults(field: Field): readonly Fault[] {
  const places = field.hexes.filter((hex) => admitsFoot(hex) && !terrainFactsOf(hex).apart);
  const [some] = places;
  if (!some) return [];
  const edge = places.filter(({ neighbours, level }) => level === 0 && neighbours.includes(null));
  const reached = spread(edge.length > 0 ? edge : [some]);
  const faults: Fault[] = [];
  for (const hex of places) {
    if (reached.has(hex)) continue;
    const place = [...spread([hex])].filter((at) => !reached.has(at));
    for (const at of place) reached.add(at);
    const names = place.map(({ name }) => name);
    const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : '';
    const reason = `no way leads there on foot: ${names.slice(0, NAMED_MAX).join(', ')}${more}`;
    faults.push({ kind: 'unreachable', hex: hex.name, reason });
  }
  return faults;
}

/**
 * Everything that can be reached from some places; a ladder that leads down only is no way, so passages count both
 * ways.
 */
function spread(from: readonly FieldHex[]): Set<FieldHex> {
  const reached = new Set(from);
  for (const at of reached) {
    for (const next of at.neighbours) {
      if (next && !reached.has(next) && admitsFoot(next) && isPassage(at, next)) reached.add(next);
    }
  }
  return reached;
}
