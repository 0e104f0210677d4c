import type { FieldHex, HexName } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { Footway } from '../07-movement/footway.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** No way leads from a hex. */
const NO_WAY = -1;

/**
 * Tells the MP of the ground from a hex to one from which a unit could strike at another, whichever way a horse looks;
 * Infinity: there is no way. One search from the goal outwards, which goes on as far as the hexes that are asked for.
 */
export function waysToStrike(position: Position, unit: Unit, target: Unit): (from: HexName) => number {
  const field = fieldOfGame(position);
  const footway = new Footway(position, unit, field);
  const toGo = new Int16Array(field.places.length).fill(NO_WAY);
  const buckets: FieldHex[][] = [[]];
  for (const name of target.hexes) {
    for (const beside of hexOf(position, name).neighbours) {
      if (beside && ADJACENT(position, unit, beside.name, name)) buckets[0]?.push(beside);
    }
  }
  let searched = 0;
  const goOn = (hex: FieldHex, mp: number): void => {
    for (const direction of DIRECTION_INDICES) {
      const from = hex.neighbours[direction];
      if (!from || toGo[from.index] !== NO_WAY) continue;
      const back = opposite(direction);
      // Of two locations in one hex, the neighbour is the one that can be reached; the other may lie beside it too.
      const isNeighbour = from.neighbours[back] === hex;
      const price = isNeighbour ? footway.priceOf(from, hex, back) : footway.priceAside(from, hex);
      if (price !== null) (buckets[mp + price] ??= []).push(from);
    }
  };
  const searchOneFurther = (): void => {
    for (const hex of buckets[searched] ?? []) {
      if (toGo[hex.index] !== NO_WAY) continue;
      toGo[hex.index] = searched;
      goOn(hex, searched);
    }
    searched += 1;
  };
  return (name) => {
    const { index } = hexOf(position, name);
    while (toGo[index] === NO_WAY && searched < buckets.length) searchOneFurther();
    const mp = toGo[index];
    return mp === undefined || mp === NO_WAY ? Infinity : mp;
  };
}
