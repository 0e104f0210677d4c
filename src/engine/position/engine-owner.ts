import type { Position } from './position.js';
import type { ItemId, SideId } from './unit.js';

/**
 * The side to which a siege engine belongs: who built it in the game, else whom the scenario names; undefined if it
 * belongs to nobody (pbem:19.8, 23.2c).
 */
export function engineOwner({ builtEngines, terms }: Position, id: ItemId): SideId | undefined {
  return builtEngines?.[id] ?? Object.entries(terms?.engines ?? {}).find(([, engines]) => engines.includes(id))?.[0];
}
