import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';

/** From a ladder nobody retreats but down to its foot: onto no rampart and no other ladder (pbem:19.11x). */
export function climbsInRetreat(from: FieldHex, to: FieldHex): boolean {
  return from.terrain === 'ladder' && (to.terrain === 'ladder' || TERRAIN_FACTS[to.terrain].rampart);
}
