import type { Field, FieldHex } from '../../../board/field.js';
import { sightMapOf } from '../../../board/sight/sight-map.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupItem } from '../../../game/setup.js';
import type { Burning } from '../../../position/things.js';
import { holdersLeft } from '../21-night/fix-torch.js';
import { inflammableBeside } from '../21-night/tending.js';
import { buildingOf, roomOf } from '../core/night/light-source.js';
import { malformedSetup } from '../core/setup/set-up-words.js';
import { spaced } from '../../../game/spaced.js';

type Placed = Readonly<Record<string, Burning>>;

/**
 * The lights of a set-up by the names of the map, with all rooms of lit buildings; or what is wrong with them
 * (pbem:21.31, 21.35c).
 */
export function settledLights(setup: Setup, field: Field): Ruled<Pick<Setup, 'lights'>> {
  const { lights, options } = setup;
  if (lights === undefined) return allowed({});
  if (options['night'] !== true) {
    return refused(malformedSetup('pbem:21.0', 'campfires and lit rooms are stated for games with the option night'));
  }
  const campfires = settled(lights.campfires ?? {}, field, (hex, state) => wrongCampfire(setup, hex, field, state));
  if (!campfires.ok) return campfires;
  const rooms = settledRooms(lights, field);
  return rooms.ok ? allowed({ lights: { campfires: campfires.value, rooms: rooms.value } }) : rooms;
}

function settledRooms({ buildings = [], rooms = {} }: NonNullable<Setup['lights']>, field: Field): Ruled<Placed> {
  const stated: Record<string, Burning> = {};
  for (const name of buildings) {
    const hex = field.hex(name);
    if (!hex) return refused(unknownHex(name));
    const building = buildingOf(hex);
    if (building.length === 0) return refused(noRoom(name));
    for (const one of building) {
      const first = roomOf(one)[0];
      if (first) stated[first.name] = 'burning';
    }
  }
  const single = settled(rooms, field, (hex) => (roomOf(hex).length === 0 ? noRoom(hex.name) : null));
  if (!single.ok) return single;
  for (const [name, state] of Object.entries(single.value)) {
    const hex = field.hex(name);
    stated[(hex && roomOf(hex)[0]?.name) ?? name] = state;
  }
  return allowed(stated);
}

function settled(
  lights: Placed,
  field: Field,
  whyNot: (hex: FieldHex, state: Burning) => Refusal | null,
): Ruled<Placed> {
  const found: Record<string, Burning> = {};
  for (const [name, state] of Object.entries(lights)) {
    const hex = field.hex(name);
    const wrong = hex ? whyNot(hex, state) : unknownHex(name);
    if (wrong) return refused(wrong);
    if (state !== 'burning' && state !== 'out') {
      return refused(malformedSetup('pbem:21.3b', `the light in ${name} is burning or out`, name));
    }
    found[hex?.name ?? name] = state;
  }
  return allowed(found);
}

/**
 * Why there can be no campfire in a hex, or null: it is on flat ground or in a house, and does not burn beside things
 * that can burn (pbem:21.31a, 21.31b).
 */
function wrongCampfire(
  { live, carts = [], equipment = [] }: Setup,
  hex: FieldHex,
  field: Field,
  state: Burning,
): Refusal | null {
  if (hex.terrain !== 'flatGround' && hex.terrain !== 'houseInterior') {
    return malformedSetup('pbem:21.31a', `no campfire burns in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
  }
  if (state === 'out') return null;
  const placed = carts.map(({ id, hexes }) => ({ id, hexes: twoHexes(hexes, field) }));
  const fuel = inflammableBeside(sightMapOf(field, live), hex, { carts: placed, equipment });
  if (fuel === null) return null;
  return malformedSetup('pbem:21.31b', `a campfire in ${hex.name} is beside ${fuel}, which burns`, hex.name);
}

/** Carts have two hexes; by the names of the map. */
function twoHexes([front = '', rear = '']: readonly string[], field: Field): readonly [string, string] {
  return [field.hex(front)?.name ?? front, field.hex(rear)?.name ?? rear];
}

/** The setup statement about single torches and lanterns, or null (pbem:21.32c, 18.5a). */
export function wrongLightItems(items: readonly SetupItem[], field: Field): Refusal | null {
  for (const { id, kind, hex, fixed, unlit } of items) {
    if (unlit !== undefined && kind !== 'lantern') {
      return malformedSetup('pbem:18.5a', `${id} is no lantern and never begins dark`, id);
    }
    if (fixed === undefined) continue;
    const at = field.hex(hex ?? '');
    if (kind !== 'torch' || !at || holdersLeft(field, at, items) < 0) {
      return malformedSetup('pbem:21.32c', `there is no holder for ${id}`, id);
    }
  }
  return null;
}

function noRoom(name: string): Refusal {
  return malformedSetup('pbem:21.35c', `${name} is in no room`, name);
}

function unknownHex(name: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name };
}
