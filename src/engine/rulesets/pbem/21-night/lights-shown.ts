import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { nameOfLight } from '../core/orders/light-name.js';
import { hexOf } from '../core/terrain/ground.js';
import type { LightKind } from '../core/night/light-source.js';
import { roomOf } from '../core/night/rooms.js';

/** A light that burns or could, with the hexes in which it is. */
export interface LightShown {
  /** As orders name it. */
  readonly name: string;
  readonly kind: LightKind;
  readonly burning: boolean;
  readonly hexes: readonly HexName[];
}

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
