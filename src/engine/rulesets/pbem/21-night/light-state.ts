import type { Burning } from '../../../position/lights.js';
import type { Position } from '../../../position/position.js';
import { itemOf } from '../core/equipment/items.js';
import { readLightName } from '../core/orders/light-name.js';

/**
 * Whether a light burns, by its name; null: there is no such light. Torches burn as long as they are there
 * (pbem:20.4e).
 */
export function stateOfLight(position: Position, name: string): Burning | null {
  const light = readLightName(name);
  if (light.kind === 'campfire') return position.lights?.campfires?.[light.hex] ?? null;
  if (light.kind === 'room') return position.lights?.rooms?.[light.hex] ?? null;
  const item = itemOf(position, light.item);
  if (item?.kind !== 'torch' && item?.kind !== 'lantern') return null;
  return item.unlit ? 'out' : 'burning';
}
