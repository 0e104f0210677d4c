import type { FieldHex, HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { StructureKind } from '../../../board/structure.js';
import type { Cart } from '../../../position/cart.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** How orders call a tent, which has no name of its own. */
export const TENT = 'tent';

/** Something that burns, of which a fire takes hex by hex (pbem:20.1a, 20.1c). */
export interface Fuel {
  /** As orders call it: `tent`, or the name of a cart or of equipment. */
  readonly what: string;
  readonly kind: 'tent' | 'cart' | StructureKind;
  /** All its hexes, of a tent this one. */
  readonly hexes: readonly HexName[];
  /** Of an engine that is being built: the days of work that are done (ruling of pbem:19.8e); absent: it is whole. */
  readonly part?: { readonly done: number; readonly of: number };
}

/** Where carts and equipment stand. */
export interface Stands {
  readonly carts?: readonly Pick<Cart, 'id' | 'hexes'>[];
  readonly equipment?: readonly Pick<Equipment, 'id' | 'kind' | 'hexes' | 'unbuilt'>[];
}

/** The hex of a place, without the location in it. */
export function hexOfPlace(place: HexName): HexName {
  return place.replace(UNDER, '');
}

/** What burns in a hex: tents, carts, ladders, screens and siege engines, and nothing else (pbem:20.1a). */
export function fuelsOf({ carts = [], equipment = [] }: Stands, hex: FieldHex): readonly Fuel[] {
  const name = hexOfPlace(hex.name);
  return [
    ...(hex.terrain === 'tent' ? [{ what: TENT, kind: 'tent' as const, hexes: [hex.name] }] : []),
    ...carts
      .filter(({ hexes }) => hexes.includes(hex.name))
      .map(({ id, hexes }) => ({ what: id, kind: 'cart' as const, hexes })),
    ...equipment
      .filter(({ hexes }) => hexes.includes(name))
      .map(({ id, kind, hexes, unbuilt }) => ({ what: id, kind, hexes, ...(unbuilt ? { part: unbuilt } : {}) })),
  ];
}

/** What burns in the hex of that name; nothing if the map has none. */
export function fuelsIn(position: Position, name: HexName): readonly Fuel[] {
  const hex = fieldOfGame(position).hex(name);
  return hex ? fuelsOf(position, hex) : [];
}

/** What an order calls so in a hex, or undefined: nothing of that name burns there. */
export function fuelNamed(position: Position, name: HexName, what: string): Fuel | undefined {
  return fuelsIn(position, name).find((fuel) => fuel.what === what);
}

/**
 * The location of a hex that a fire in it holds: both, where what burns stands on one and over the other (pbem:20.1g).
 * What lies under something else does not: that can be toppled or pushed away, and the hex has one location then.
 */
export function placesOf(position: Position, name: HexName, fuel: Fuel): readonly HexName[] {
  const hex = hexOfPlace(name);
  const field = fieldOfGame(position);
  if (fuel.kind === 'tent' || fuel.kind === 'cart' || !field.hex(hex + UNDER)) return [name];
  return isOverlaid(field.hex(hex)?.structure?.kind, fuel) ? [hex] : [hex, hex + UNDER];
}

/** Something else than this stands in its hex and leaves room below; a ladder that lies has two hexes. */
function isOverlaid(stands: StructureKind | undefined, { kind, hexes }: Fuel): boolean {
  return stands !== undefined && (stands !== kind || (kind === 'ladder' && hexes.length > 1));
}

/**
 * A tower or ram, which catch fire less easily (pbem:26.52), and whose crew is not struck by oil for itself
 * (pbem:20.2d).
 */
export function isTowerOrRam({ kind }: Pick<Fuel, 'kind'>): boolean {
  return kind === 'siegeTower' || kind === 'batteringRam';
}
