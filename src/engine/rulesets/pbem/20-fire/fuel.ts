import { Known } from '../../../known/known.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { StructureKind } from '../../../board/structure.js';
import { TENT, type Cart } from '../../../position/things.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** A thing that can burn; a fire takes it hex by hex (pbem:20.1a, 20.1c). */
export interface Fuel {
  /** The name of the thing in orders: `tent`, or the name of a cart or of equipment. */
  readonly what: string;
  readonly kind: 'tent' | 'cart' | StructureKind;
  /** All hexes of the thing; for a tent or a barricade only this hex. */
  readonly hexes: readonly HexName[];
  /**
   * For an engine that is being built: the days of work that are done (ruling of pbem:19.8e); absent: the engine is
   * complete.
   */
  readonly part?: { readonly done: number; readonly of: number };
}

/** Carts and equipment with their places. */
export interface Stands {
  readonly carts?: readonly Pick<Cart, 'id' | 'hexes'>[];
  readonly equipment?: readonly Pick<Equipment, 'id' | 'kind' | 'hexes' | 'unbuilt'>[];
}

/** The hex of a place, without the location in it. */
export function hexOfPlace(place: HexName): HexName {
  return place.replace(UNDER, '');
}

/** Each hex of a tent or a barricade is a thing by itself that burns (ruling of pbem:20.1c). */
export function burnsByHex({ kind }: Pick<Fuel, 'kind'>): boolean {
  return kind === 'tent' || kind === 'barricade';
}

/**
 * Things in a place that can burn: tents, carts, ladders, screens and siege engines, and nothing else (pbem:20.1a).
 * Equipment is in both locations of its hex, unless it stands in an archway.
 */
export function fuelsOf({ carts = [], equipment = [] }: Stands, hex: FieldHex): readonly Fuel[] {
  const name = hexOfPlace(hex.name);
  return [
    ...(hex.terrain === 'tent' ? [{ what: TENT, kind: 'tent' as const, hexes: [hex.name] }] : []),
    ...carts
      .filter(({ hexes }) => hexes.includes(hex.name))
      .map(({ id, hexes }) => ({ what: id, kind: 'cart' as const, hexes })),
    ...equipment
      .filter(({ hexes }) => hexes.includes(name) || hexes.includes(hex.name))
      .map(({ id, kind, hexes, unbuilt }) => ({
        what: id,
        kind,
        hexes: burnsByHex({ kind }) ? [name] : hexes,
        ...(unbuilt ? { part: unbuilt } : {}),
      })),
  ];
}

/** Things that can burn in the hex of that name; none if the map does not have it. */
export function fuelsIn(position: Position, name: HexName): readonly Fuel[] {
  const hex = fieldOfGame(position).hex(name);
  return hex ? fuelsOf(position, hex) : [];
}

/** Things that can burn and stand in a place: in a lower location not those that only reach down into it. */
export function fuelsStandingIn(position: Position, hex: FieldHex): readonly Fuel[] {
  const fuels = fuelsOf(position, hex);
  return hex.above ? fuels.filter(({ hexes }) => hexes.includes(hex.name)) : fuels;
}

/** The thing with this name in a hex, or undefined: no thing of that name there can burn. */
export function fuelNamed(position: Position, name: HexName, what: string): Fuel | undefined {
  return fuelsIn(position, name).find((fuel) => fuel.what === what);
}

/**
 * The locations of a hex that a fire in it takes. If the burning thing stands on one location and over the other, both
 * burn (pbem:20.1g). A thing under another thing takes only one: the other thing can be toppled or pushed away, and
 * then the hex has one location. So does a thing in an archway, and one over a passage or a dungeon, which are apart.
 */
export function placesOf(position: Position, name: HexName, fuel: Fuel): readonly HexName[] {
  const hex = hexOfPlace(name);
  const field = fieldOfGame(position);
  const below = field.hex(hex + UNDER);
  if (fuel.kind === 'tent' || fuel.kind === 'cart' || !below) return [name];
  if (fuel.hexes.includes(hex + UNDER)) return [hex + UNDER];
  if (TERRAIN_FACTS[below.terrain].apart) return [hex];
  return isOverlaid(field.hex(hex)?.structure?.kind, fuel) ? [hex] : [hex, hex + UNDER];
}

/** Whether another thing stands in the hex and leaves room below; a ladder that lies has two hexes. */
function isOverlaid(stands: StructureKind | undefined, { kind, hexes }: Fuel): boolean {
  return stands !== undefined && (stands !== kind || (kind === 'ladder' && hexes.length > 1));
}

/**
 * Whether the thing is a tower or ram. These catch fire less easily (pbem:26.52), and oil does not strike their crew
 * separately (pbem:20.2d).
 */
export function isTowerOrRam({ kind }: Pick<Fuel, 'kind'>): boolean {
  return kind === 'siegeTower' || kind === 'batteringRam';
}

/** Everything on the map that burns, by its hexes: tents, carts, equipment. */
export function everythingThatBurns(position: Position): readonly { readonly hex: HexName; readonly what: string }[] {
  const { carts = [], equipment = [] } = position;
  return [
    ...tentsOf(position).map((hex) => ({ hex, what: TENT })),
    ...[...carts, ...equipment].flatMap(({ id, hexes }) => hexes.map((hex) => ({ hex, what: id }))),
  ];
}

const tents = new Known<Field, readonly HexName[]>();

/** Tents of the map as it is now, found once for each state of it. */
function tentsOf(position: Position): readonly HexName[] {
  return tents.of(fieldOfGame(position), ({ places }) =>
    places.filter(({ terrain }) => terrain === TENT).map(({ name }) => name),
  );
}
