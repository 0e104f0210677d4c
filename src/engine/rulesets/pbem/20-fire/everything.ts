import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { TENT } from './fuel.js';

/** Everything on the map that burns, by its hexes: tents, carts, equipment. */
export function everythingThatBurns(position: Position): readonly { readonly hex: HexName; readonly what: string }[] {
  const { carts = [], equipment = [] } = position;
  return [
    ...tentsOf(position).map((hex) => ({ hex, what: TENT })),
    ...[...carts, ...equipment].flatMap(({ id, hexes }) => hexes.map((hex) => ({ hex, what: id }))),
  ];
}

const tents = new WeakMap<object, readonly HexName[]>();

/** Tents of the map as it is now, found once for each state of it. */
function tentsOf(position: Position): readonly HexName[] {
  const field = fieldOfGame(position);
  const known = tents.get(field);
  if (known) return known;
  const found = field.places.filter(({ terrain }) => terrain === TENT).map(({ name }) => name);
  tents.set(field, found);
  return found;
}
