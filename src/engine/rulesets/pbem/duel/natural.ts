import type { FieldHex } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';

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

/**
 * Why the fighters of a duel may not enter a hex, or null (pbem:12.8n). Water would be open to them, but nobody could
 * strike at who stands in it, and the duel would have no end.
 */
export function whyNotNatural({ name, terrain, terrains, depth }: FieldHex): Refusal | null {
  if (terrains.every((type) => OPEN.has(type))) return null;
  if (depth !== null || terrain === 'steppingStones') {
    const because = `${name} is water; fighting there is not yet in this ruleset`;
    return { code: 'notInThisRuleset', rule: 'pbem:17.43c', because, subject: name };
  }
  return forbidden('pbem:12.8n', `${name} (${terrain}) is closed to a duel`, name).refusal;
}
