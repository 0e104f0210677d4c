import { placesRound, type HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { withoutControl } from '../core/control/limits.js';
import type { Reached } from '../07-movement/places.js';
import { reach } from '../07-movement/reach.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * The cheapest way to a place from which a unit could strike at another, melee and pins left aside (pbem:2.72b, 2.72n);
 * no steps if the unit can already strike. Null if every way costs more than so many MP. `places`: the result of
 * `placesOf`.
 */
export function approachTo(position: Position, unit: Unit, target: Unit, places: readonly Reached[]): Reached | null {
  const near = beside(position, target);
  const ends = places.filter(
    ({ hexes }) => hexes.some((hex) => near.has(hex)) && isAdjacentTo(position, { ...unit, hexes }, target),
  );
  return ends.reduce<Reached | null>((best, end) => (best === null || end.mp < best.mp ? end : best), null);
}

/**
 * The position as it is once the unit has let go of the animal that it leads, or has taken the reins from his leader,
 * which costs it nothing (pbem:13.7u, 13.7w).
 */
export function withoutReins(position: Position, { id }: Unit): Position {
  const others = position.leads?.filter(({ leader, led }) => leader !== id && led !== id);
  return others === undefined || others.length === position.leads?.length ? position : { ...position, leads: others };
}

/**
 * The places where a unit could stop with so many MP, without regard to melee, to a missing leader and to reins in
 * its hands or its leader's (pbem:2.72b). The first is the place where it stands.
 */
export function placesOf(position: Position, unit: Unit, mpMax: number): readonly Reached[] {
  const bare = withoutReins(withoutControl(position), unit);
  const free: Position = bare.links.length === 0 ? bare : { ...bare, links: [] };
  return [{ hexes: unit.hexes, path: [], mp: 0 }, ...reach(free, unit, mpMax)];
}

function beside(position: Position, target: Unit): ReadonlySet<HexName> {
  const hexes = target.hexes.map((name) => hexOf(position, name));
  return new Set(hexes.flatMap((hex) => [hex.name, ...placesRound(hex).map(({ name }) => name)]));
}
