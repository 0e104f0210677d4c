import type { FieldHex } from './field.js';

/** A trapdoor in the floor above a dungeon (pbem:16.33b). */
export function isManhole({ features, below }: FieldHex): boolean {
  return below?.terrain === 'dungeon' && features.includes('manhole');
}

/** All hexes of the dungeon under a manhole, nearest first. */
export function dungeonUnder({ below }: FieldHex): readonly FieldHex[] {
  const hexes = below ? [below] : [];
  for (const hex of hexes) {
    for (const next of hex.neighbours) {
      if (next?.terrain === 'dungeon' && !hexes.includes(next)) hexes.push(next);
    }
  }
  return hexes;
}
