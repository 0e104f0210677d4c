import type { FieldHex, HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import type { MovementCost } from '../core/events/facts.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/**
 * MP of the ground from each hex to one from which a unit could strike at another, whichever way a horse looks; hexes
 * from which there is no way are missing. One search from the goal outwards, since every place of a move asks for it.
 */
export function waysToStrike(position: Position, unit: Unit, target: Unit): ReadonlyMap<HexName, number> {
  const toGo = new Map<HexName, number>();
  const buckets: FieldHex[][] = [[]];
  for (const name of target.hexes) {
    for (const beside of hexOf(position, name).neighbours) {
      if (beside && ADJACENT(position, unit, beside.name, name)) buckets[0]?.push(beside);
    }
  }
  for (let mp = 0; mp < buckets.length; mp += 1) {
    for (const hex of buckets[mp] ?? []) {
      if (toGo.has(hex.name)) continue;
      toGo.set(hex.name, mp);
      for (const from of hex.neighbours) {
        if (!from || toGo.has(from.name)) continue;
        const price = priceOf(position, unit, from, hex);
        if (price === null) continue;
        while (buckets.length <= mp + price) buckets.push([]);
        buckets[mp + price]?.push(from);
      }
    }
  }
  return toGo;
}

/** MP of one step, or null where there is none. */
function priceOf(position: Position, unit: Unit, from: FieldHex, to: FieldHex): number | null {
  const crossing = crossingCost(position, unit, from, to);
  const entry = crossing.ok ? entryCost(position, unit, from, to) : crossing;
  if (!crossing.ok || !entry.ok) return null;
  const sum = (costs: readonly MovementCost[]): number => costs.reduce((mp, cost) => mp + cost.mp, 0);
  return sum(crossing.value) + sum(entry.value);
}
