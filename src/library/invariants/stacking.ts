import type { Position } from '../../engine/position/position.js';
import { isLive } from '../../engine/position/unit.js';

/** Hexes that more than one live unit holds (pbem:7.1a); a rider and his horse are one. */
export function wrongStacking({ units }: Position): readonly string[] {
  const holders = new Map<string, string[]>();
  for (const unit of Object.values(units)) {
    if (!isLive(unit) || unit.rider !== null) continue;
    for (const hex of unit.hexes) holders.set(hex, [...(holders.get(hex) ?? []), unit.id]);
  }
  return [...holders].flatMap(([hex, ids]) => (ids.length > 1 ? [`${ids.join(', ')} are all in ${hex}`] : []));
}
