import type { FieldHex, HexName } from '../../../../board/field.js';
import type { LightKind } from '../../../../game/facts.js';
import type { Item } from '../../../../position/item.js';
import type { Position } from '../../../../position/position.js';
import { hexOf } from '../terrain/ground.js';
import { nameOfLight } from '../orders/light-name.js';
import { roomOf } from './rooms.js';

/** A hex from which light comes now. */
export interface LightSource {
  readonly kind: LightKind;
  /** The name of the light in orders: `torch2`, `campfire K5`, `room J12`. */
  readonly name: string;
  readonly hex: FieldHex;
  /** Hexes around it that are lit, if its light reaches them; 0: its own hex only. */
  readonly reach: 0 | 1;
  readonly rule: string;
}

/**
 * Every hex from which light comes: fires, campfires, torches, lanterns, and all hexes of lit rooms (pbem:21.3a,
 * 21.35c).
 */
export function sourcesOf(position: Position): readonly LightSource[] {
  const { things, items = [], lights: { campfires = {}, rooms = {} } = {} } = position;
  const at = (hex: HexName): FieldHex => hexOf(position, hex);
  return [
    ...things.flatMap(({ id, kind, hexes }) =>
      kind === 'fire'
        ? hexes.map((hex): LightSource => ({ kind, name: id, hex: at(hex), reach: 1, rule: 'pbem:21.34' }))
        : [],
    ),
    ...burning(campfires).map((hex): LightSource => {
      const name = nameOfLight('campfire', hex);
      return { kind: 'campfire', name, hex: at(hex), reach: 1, rule: 'pbem:21.34' };
    }),
    ...items.flatMap((item) => sourcesOfItem(position, item)),
    ...burning(rooms).flatMap((first) =>
      roomOf(at(first)).map((hex): LightSource => {
        const name = nameOfLight('room', first);
        return { kind: 'room', name, hex, reach: 1, rule: 'pbem:21.35c' };
      }),
    ),
  ];
}

function burning(lights: Readonly<Record<HexName, string>>): readonly HexName[] {
  return Object.keys(lights).filter((hex) => lights[hex] === 'burning');
}

/**
 * A torch in a hand or a holder also lights the hexes around; on the ground it lights only its own hex (pbem:21.32a,
 * 21.32b).
 */
function sourcesOfItem(position: Position, item: Item): readonly LightSource[] {
  const { id: name, kind, hex, carrier } = item;
  if (kind === 'lantern' && hex !== null && !item.unlit) {
    return [{ kind, name, hex: hexOf(position, hex), reach: 1, rule: 'pbem:21.33' }];
  }
  if (kind !== 'torch') return [];
  if (hex !== null) {
    const held = item.fixed === true;
    return [
      {
        kind,
        name,
        hex: hexOf(position, hex),
        reach: held ? 1 : 0,
        rule: held ? 'pbem:21.32a' : 'pbem:21.32b',
      },
    ];
  }
  return (position.units[carrier ?? '']?.hexes ?? []).map((held) => ({
    kind,
    name,
    hex: hexOf(position, held),
    reach: 1,
    rule: 'pbem:21.32a',
  }));
}
