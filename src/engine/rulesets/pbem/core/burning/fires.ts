import { Known } from '../../../../known/known.js';
import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import { firesOf, type Fire } from '../../../../position/change.js';
import type { Position, Thing } from '../../../../position/position.js';
import { isCharacter, type Unit } from '../../../../position/unit.js';

/** Fires in a hex. */
export function firesIn({ things }: Position, hex: HexName): readonly Thing[] {
  return things.filter(({ kind, hexes }) => kind === 'fire' && hexes.includes(hex));
}

/** Names of the places that burn; undefined: nothing burns. Worked out once for each state of the things on the map. */
export function burningPlaces({ things }: Position): ReadonlySet<HexName> | undefined {
  return things.length === 0 ? undefined : (placesKnown.of(things, placesOfFires) ?? undefined);
}

const placesKnown = new Known<Position['things'], ReadonlySet<HexName> | null>();

function placesOfFires(things: Position['things']): ReadonlySet<HexName> | null {
  const places = things.flatMap(({ kind, hexes }) => (kind === 'fire' ? hexes : []));
  return places.length === 0 ? null : new Set(places);
}

/** A unit is in a fire, even in part (pbem:20.1h). */
export function isInFire(position: Position, { hexes }: Pick<Unit, 'hexes'>): boolean {
  const burning = burningPlaces(position);
  return burning !== undefined && hexes.some((hex) => burning.has(hex));
}

/** The fires of a cart or of equipment; of a tent or a barricade in one hex. */
export function firesConsuming(position: Position, what: string, hex?: HexName): readonly Fire[] {
  return firesOf(position).filter(
    ({ burns, hexes }) => burns.what === what && (hex === undefined || hexes.includes(hex)),
  );
}

/** A burning thing cannot be moved, manned or operated any more (ruling of pbem:20.1g); `hex`: only there. */
export function whyBurns(position: Position, what: string, hex?: HexName): Refusal | null {
  if (burningPlaces(position) === undefined || firesConsuming(position, what, hex).length === 0) return null;
  return illegal('pbem:20.1g', `${what} is on fire`, what);
}

/** The unit obeys a side; the side in turn leads out neutrals, prisoners and animals (pbem:20.1j). */
export function goesByHimself(unit: Unit): boolean {
  return isCharacter(unit) && unit.side !== null && !unit.captive;
}
