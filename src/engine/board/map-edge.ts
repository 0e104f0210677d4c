import type { DirectionIndex } from '../hex/direction.js';
import type { Field, FieldHex } from './field.js';

/** Directions in which nothing may lie for a hex to be at that edge of the map, as it is drawn. */
const BEYOND: Readonly<Record<'top' | 'right' | 'bottom' | 'left', readonly DirectionIndex[]>> = {
  top: [0],
  right: [1, 2],
  bottom: [3],
  left: [4, 5],
};

/** The hexes at an edge of the map, upper locations, in the order of the field. */
export function edgeHexes(field: Field, edge: keyof typeof BEYOND): readonly FieldHex[] {
  return field.hexes.filter(({ neighbours }) => BEYOND[edge].every((direction) => neighbours[direction] === null));
}
