import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { TerrainType } from '../../../../board/terrain.js';
import { forbidden, type Refusal } from '../../../../game/refusal.js';

/** Natural ground, and bridges (pbem:12.8n). Everything else except water is man-made. */
const OPEN: ReadonlySet<TerrainType> = new Set([
  'flatGround',
  'slope',
  'scrub',
  'tree',
  'swamp',
  'shingle',
  'rocks',
  'ricePaddy',
  'bridge',
  'footBridge',
]);

/** Man-made water: no duel is fought in a basin or a moat. */
const BUILT: readonly TerrainType[] = ['fountain', 'floodedMoat'];

/**
 * Why the champions of a duel may not enter a hex, or null: they may enter water if they can stand in it (pbem:12.8n).
 */
export function whyNotNatural({ name, terrain, terrains, depth }: FieldHex): Refusal | null {
  const open = (type: TerrainType): boolean => OPEN.has(type) || (TERRAIN_FACTS[type].water && !BUILT.includes(type));
  if (depth !== 'bottomless' && terrains.every(open)) return null;
  return forbidden('pbem:12.8n', `${name} (${terrain}) is closed to a duel`, name).refusal;
}
