import type { FieldHex } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { ruleOfLevels } from '../core/movement/barrier.js';

const MOATS: readonly TerrainType[] = ['moat', 'floodedMoat', 'filledMoat'];

/** The rule that keeps a lower location apart in combat from the location above it, by the terrain of the lower one. */
const APART_FROM_ABOVE: Partial<Record<TerrainType, string>> = {
  archway: 'pbem:16.31c',
  rampArchway: 'pbem:16.31c',
  dungeon: 'pbem:16.33g',
  secretPassage: 'pbem:16.34b',
};

/**
 * The rule that forbids every blow between two places, whichever unit strikes: a drawbridge and the moat under or
 * beside it (pbem:18.1l), the two levels of a siege tower, a gate, a dungeon or a secret passage. Null if there is no
 * such rule.
 */
export function ruleBetweenPlaces(here: FieldHex, there: FieldHex): string | null {
  return ruleOfDrawbridge(here, there) ?? ruleOfDrawbridge(there, here) ?? ruleOfLocations(here, there);
}

function ruleOfDrawbridge(bridge: FieldHex, moat: FieldHex): string | null {
  if (bridge.terrain !== 'drawbridge' || !MOATS.includes(moat.terrain)) return null;
  return isAbove(bridge, moat) || bridge.neighbours.some((beside) => beside?.name === moat.name) ? 'pbem:18.1l' : null;
}

function ruleOfLocations(here: FieldHex, there: FieldHex): string | null {
  const levels = ruleOfLevels(here, there);
  if (levels) return levels.combatRule;
  if (isAbove(here, there)) return APART_FROM_ABOVE[there.terrain] ?? null;
  return isAbove(there, here) ? (APART_FROM_ABOVE[here.terrain] ?? null) : null;
}

function isAbove(upper: FieldHex, lower: FieldHex): boolean {
  return lower.above?.name === upper.name;
}
