import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';

/** A unit on a ladder can retreat only down to its foot: not onto a rampart or another ladder (pbem:19.11x). */
export function climbsInRetreat(from: FieldHex, to: FieldHex): boolean {
  return from.terrain === 'ladder' && (to.terrain === 'ladder' || TERRAIN_FACTS[to.terrain].rampart);
}
