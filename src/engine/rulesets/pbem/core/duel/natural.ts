import type { FieldHex } from '../../../../board/field.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { TerrainType } from '../../../../board/terrain.js';
import { forbidden, type Refusal } from '../../../../game/refusal.js';

/** Ground as nature made it, and bridges (pbem:12.8n); all else but water is the work of man. */
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

/** Water that somebody laid out: no duel is fought in a basin or a moat. */
const BUILT: readonly TerrainType[] = ['fountain', 'floodedMoat'];

/** Why the fighters of a duel may not enter a hex, or null: water is open to them where one can stand in it (pbem:12.8n). */
export function whyNotNatural({ name, terrain, terrains, depth }: FieldHex): Refusal | null {
  const open = (type: TerrainType): boolean => OPEN.has(type) || (TERRAIN_FACTS[type].water && !BUILT.includes(type));
  if (depth !== 'bottomless' && terrains.every(open)) return null;
  return forbidden('pbem:12.8n', `${name} (${terrain}) is closed to a duel`, name).refusal;
}
