import { DIRECTION_INDICES } from '../hex/direction.js';
import { cellKey, stepped, type Cell } from '../hex/lattice.js';
import type { Depth, FieldHex } from './field.js';
import { TERRAIN_FACTS } from './terrain-facts.js';

/**
 * The distances in hexes from the nearest shingle up to which the sea is shallow, and up to which it is deep
 * (pbem:16.134).
 */
const SHALLOW_TO = 3;
const DEEP_TO = 12;

/** Depth of the sea by cell, as far as it is not bottomless; over all joined boards. */
export function seaDepths(hexes: readonly FieldHex[]): ReadonlyMap<string, Depth> {
  const depths = new Map<string, Depth>();
  if (!hexes.some(({ terrain }) => terrain === 'sea')) return depths;
  let ring: readonly Cell[] = hexes.filter(({ terrains }) => terrains.includes('shingle')).map(({ cell }) => cell);
  for (const cell of ring) depths.set(cellKey(cell), 'shallow');
  for (let distance = 1; distance <= DEEP_TO; distance += 1) {
    const next: Cell[] = [];
    for (const cell of ring) {
      for (const beyond of DIRECTION_INDICES.map((direction) => stepped(cell, direction))) {
        if (depths.has(cellKey(beyond))) continue;
        depths.set(cellKey(beyond), distance <= SHALLOW_TO ? 'shallow' : 'deep');
        next.push(beyond);
      }
    }
    ring = next;
  }
  return depths;
}

/**
 * The depth of a hex: as the board says; a basin is shallow (pbem:16.35), the sea has the depth that its shingle gives,
 * and all other water is bottomless (pbem:17.1a).
 */
export function depthOf(hex: FieldHex, sea: ReadonlyMap<string, Depth>): Depth | null {
  if (!hex.terrains.some((terrain) => TERRAIN_FACTS[terrain].water)) return null;
  if (hex.features.includes('shallow')) return 'shallow';
  if (hex.features.includes('deep')) return 'deep';
  if (hex.terrain === 'fountain') return 'shallow';
  return (hex.terrain === 'sea' ? sea.get(cellKey(hex.cell)) : undefined) ?? 'bottomless';
}
