import type { FieldHex } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** Where towers and rams go (pbem:19.12t, 19.13f). */
const WAYS: readonly TerrainType[] = ['flatGround', 'filledMoat'];

/**
 * Why no siege engine at all is in a hex: not in doors and houses, not in gates, not on drawbridges (pbem:18.1e, 19.1a,
 * 19.1b).
 */
export function whyNoEngine(hex: FieldHex): Refusal | null {
  const { interior, doorway } = terrainOf(hex);
  const refusal = (rule: string): Refusal =>
    forbidden(rule, `no siege engine is in ${hex.name} (${hex.terrain})`, hex.name).refusal;
  if (interior || doorway) return refusal('pbem:19.1a');
  if (hex.terrain === 'archway' || hex.terrain === 'rampArchway' || hex.below?.terrain === 'archway') {
    return refusal('pbem:19.1b');
  }
  return hex.terrain === 'drawbridge' || hex.above?.terrain === 'drawbridge' ? refusal('pbem:18.1e') : null;
}

/** Why no tower or ram is moved or placed there, or null. `rule` is that of the engine. */
export function whyNoWay(hex: FieldHex, rule: string): Refusal | null {
  const closed = whyNoEngine(hex);
  if (closed) return closed;
  const open = hex.terrains.every((terrain) => WAYS.includes(terrain)) && hex.above === null && hex.below === null;
  return open ? null : forbidden(rule, `it cannot stand in ${hex.name} (${hex.terrain})`, hex.name).refusal;
}
