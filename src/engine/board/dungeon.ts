import type { FieldHex } from './field.js';

/** A trapdoor in the floor above a dungeon (pbem:16.33b). */
export function isManhole({ features, below }: FieldHex): boolean {
  return below?.terrain === 'dungeon' && features.includes('manhole');
}

/** All hexes of the dungeon under a manhole, nearest first. */
export function dungeonUnder({ below }: FieldHex): readonly FieldHex[] {
  const hexes = new Set(below ? [below] : []);
  // A set may grow while it is walked through, and gives each member once.
  for (const hex of hexes) {
    for (const next of hex.neighbours) if (next?.terrain === 'dungeon') hexes.add(next);
  }
  return [...hexes];
}
