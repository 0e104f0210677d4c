import type { Field, FieldHex } from './field.js';
import type { Live } from './live.js';
import { crossedAlong, type Crossed } from './sight/crossed.js';
import type { Obstacle } from './sight/line-walk.js';
import { sightMapOf, type Tracing } from './sight/sight-map.js';
import type { Weighing } from './sight/weighing.js';

/** Whether one hex can be seen from another, by the line that was chosen. */
export type Sight =
  | { readonly free: true; readonly crossed: readonly Crossed[]; readonly weight: number }
  | { readonly free: false; readonly crossed: readonly Crossed[]; readonly blockedBy: Obstacle };

/**
 * Sight between two hexes (pbem:5.2c): free as soon as one line is free that joins some part of the one to some part of
 * the other, decided exactly (`WaySearch`). The first of the free lines that have the least weight is chosen. If none
 * is free, it tells the hexes and hexsides that the line between the centres crosses, up to the one that bars it. A hex
 * sees itself, and neighbours see each other unless their hexside bars it (pbem:5.3b). Sight is mutual (pbem:5.1b).
 */
export function sight(
  field: Field,
  live: Live,
  from: FieldHex,
  to: FieldHex,
  weighing: Weighing | null = null,
  tracing: Tracing = 'anyPart',
): Sight {
  const map = sightMapOf(field, live);
  const look = map.look(from, to, weighing, tracing);
  const crossed = crossedAlong(map.ground, look.slots);
  return look.free ? { free: true, crossed, weight: look.weight } : { free: false, crossed, blockedBy: look.obstacle };
}

/** True if one hex sees another; remembered for as long as the field stays as it is. */
export function sees(field: Field, live: Live, from: FieldHex, to: FieldHex, tracing: Tracing = 'anyPart'): boolean {
  return sightMapOf(field, live).isFree(from, to, tracing);
}

/** All places of the field that can be seen from a hex, itself included, in the field's order. */
export function visibleFrom(
  field: Field,
  live: Live,
  from: FieldHex,
  tracing: Tracing = 'anyPart',
): readonly FieldHex[] {
  const map = sightMapOf(field, live);
  return field.places.filter((to) => map.isFree(from, to, tracing));
}
