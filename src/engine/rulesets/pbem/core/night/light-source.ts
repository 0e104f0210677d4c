import type { FieldHex, HexName } from '../../../../board/field.js';
import { sideBetween } from '../../../../board/location.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { LightKind } from '../../../../game/facts.js';
import type { Item } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import { innerHalf } from '../doors/inner-side.js';
import { nameOfLight } from '../orders/burning-and-light-orders.js';
import { hexOf } from '../terrain/ground.js';

/** Under a roof above the ground; a table stands in the room around it (pbem:16.38c). */
function isIndoors({ terrain }: FieldHex): boolean {
  const { roofed, apart } = TERRAIN_FACTS[terrain];
  return terrain === 'table' || (roofed && !apart);
}

/**
 * The hexes of the room that a hex belongs to: interior hexes joined without a wall, window or door between
 * (pbem:21.35d).
 */
export function roomOf(hex: FieldHex): readonly FieldHex[] {
  return joined(hex, (from, to) => sideBetween(from, to) === 'plain');
}

/** The building that a hex belongs to, inner walls and doors disregarded (pbem:21.35c). */
export function buildingOf(hex: FieldHex): readonly FieldHex[] {
  return joined(hex, () => true);
}

/** Interior hexes that can be reached from a hex, sorted in the order of the map; none from a hex in the open. */
function joined(start: FieldHex, joins: (from: FieldHex, to: FieldHex) => boolean): readonly FieldHex[] {
  if (!TERRAIN_FACTS[start.terrain].roofed || !isIndoors(start)) return [];
  const found = new Set([start]);
  for (const hex of found) {
    for (const beside of hex.neighbours) {
      if (beside && isIndoors(beside) && joins(hex, beside)) found.add(beside);
    }
  }
  return [...found].sort((one, other) => one.index - other.index);
}

/** A hex from which light comes now. */
export interface LightSource {
  readonly kind: LightKind;
  /** The name of the light in orders: `torch2`, `campfire K5`, `room J12`. */
  readonly name: string;
  readonly hex: FieldHex;
  /** Hexes around it that are lit, if its light reaches them; 0: its own hex only. */
  readonly reach: 0 | 1;
  /** The side of a shut door on which it is, so that it lights no hex on the other one (pbem:21.3c); else absent. */
  readonly half?: HexName;
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
    return [{ ...torchAt(name, hexOf(position, hex), halfOfLight(position, item)), kind, rule: 'pbem:21.33' }];
  }
  if (kind !== 'torch') return [];
  if (hex !== null) {
    const at = hexOf(position, hex);
    if (!item.fixed) return [{ kind, name, hex: at, reach: 0, rule: 'pbem:21.32b' }];
    return [torchAt(name, at, halfOfLight(position, item))];
  }
  const { hexes = [], half } = position.units[carrier ?? ''] ?? {};
  return hexes.map((held) => torchAt(name, hexOf(position, held), half));
}

/**
 * The half of a shut door hex in which a lantern or the holder of a torch is: holders are on the inner side of walls
 * (pbem:21.32c), unless a man has fixed the torch on his side of the door, and a lantern is inside too (ruling of
 * 21.1d). Undefined: no shut door parts it from anybody.
 */
export function halfOfLight(position: Position, { kind, hex, fixed, half }: Item): HexName | undefined {
  if (hex === null || (kind !== 'lantern' && !fixed)) return undefined;
  return half ?? innerHalf(position, hexOf(position, hex));
}

/** A torch in a hand or in a holder. */
function torchAt(name: string, hex: FieldHex, half: HexName | undefined): LightSource {
  return { kind: 'torch', name, hex, reach: 1, ...(half === undefined ? {} : { half }), rule: 'pbem:21.32a' };
}
