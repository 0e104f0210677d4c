import { Known } from '../../../known/known.js';
import type { Field } from '../../../board/field.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import { placeBeyondEntrance } from './passage.js';

/** The index of a place that does not exist. */
export const NOWHERE = -1;

/** The places of a field as numbers, for searches that look at thousands of them. */
interface DenseField {
  /** The index of the neighbour, by 6 × index + direction; NOWHERE beyond the edge. */
  readonly beside: Int16Array;
  /** The index of the place beyond an entrance of a secret passage; null: the field has none. */
  readonly beyond: Int16Array | null;
}

const known = new Known<Field, DenseField>();

/** The same for all searches on the field. */
export function denseField(field: Field): DenseField {
  return known.of(field, made);
}

function made({ places }: Field): DenseField {
  const beside = new Int16Array(6 * places.length).fill(NOWHERE);
  const beyond = Int16Array.from(places, (hex) => placeBeyondEntrance(hex)?.index ?? NOWHERE);
  for (const { index, neighbours } of places) {
    for (const direction of DIRECTION_INDICES) beside[6 * index + direction] = neighbours[direction]?.index ?? NOWHERE;
  }
  return { beside, beyond: beyond.some((index) => index !== NOWHERE) ? beyond : null };
}
