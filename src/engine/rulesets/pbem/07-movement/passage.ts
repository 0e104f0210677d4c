import type { FieldHex } from '../../../board/field.js';

/**
 * A secret passage is entered and left at its entrances: there a unit steps down into it and up out of it
 * (pbem:16.34b).
 */
export function isEntranceOfPassage(from: FieldHex, to: FieldHex): boolean {
  return placeBeyondEntrance(from) === to;
}

/** The place below or above that an entrance of a secret passage leads to, or null if there is none here. */
export function placeBeyondEntrance(hex: FieldHex): FieldHex | null {
  if (!hex.features.includes('passageEntrance')) return null;
  const passage = hex.above ? hex : hex.below;
  return passage?.terrain === 'secretPassage' ? (hex.above ?? hex.below) : null;
}
