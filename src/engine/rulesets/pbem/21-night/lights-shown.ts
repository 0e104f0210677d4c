import type { LightShown } from '../../../game/facts.js';
import type { Position } from '../../../position/position.js';
import { nameOfLight } from '../core/orders/burning-and-light-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { roomOf } from '../core/night/light-source.js';

/** All lights of a position, those that are out among them (pbem:21.3a). */
export function lightsShown(position: Position): readonly LightShown[] {
  const { things, items = [], units, lights: { campfires = {}, rooms = {} } = {} } = position;
  return [
    ...things.flatMap(({ id, kind, hexes }) => (kind === 'fire' ? [{ name: id, kind, burning: true, hexes }] : [])),
    ...Object.entries(campfires).map(([hex, state]): LightShown => {
      const name = nameOfLight('campfire', hex);
      return { name, kind: 'campfire', burning: state === 'burning', hexes: [hex] };
    }),
    ...items.flatMap(({ id, kind, hex, carrier, unlit }): readonly LightShown[] => {
      if (kind !== 'torch' && kind !== 'lantern') return [];
      const hexes = hex === null ? (units[carrier ?? '']?.hexes ?? []) : [hex];
      return [{ name: id, kind, burning: unlit === undefined, hexes }];
    }),
    ...Object.entries(rooms).map(([first, state]): LightShown => {
      const hexes = roomOf(hexOf(position, first)).map(({ name }) => name);
      return { name: nameOfLight('room', first), kind: 'room', burning: state === 'burning', hexes };
    }),
  ];
}
