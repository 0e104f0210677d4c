import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { structureKey } from '../../../board/structure.js';
import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import { firesOf } from '../../../position/fires.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';
import { shotAt, type Shot } from '../06-missiles/shot.js';
import { standInFor } from '../06-missiles/stand-in.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { fuelNamed, hexOfPlace, type Fuel } from './fuel.js';

/** The target of a flaming arrow: a thing in a hex, called `tent` or by the name of a cart or of equipment. */
export interface FlamingTarget {
  readonly hex: HexName;
  readonly what: string;
}

/** A possible shot of a flaming arrow, and the thing that it would light. */
export interface FlamingShot {
  readonly shot: Shot;
  readonly fuel: Fuel;
}

type Sight = Parameters<typeof shotAt>[5];

/**
 * The shot of a flaming arrow by a unit or an engine that may shoot one. The target must be able to burn and be at
 * short range (pbem:20.3a, 20.3b).
 */
export function aimFlaming(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  { hex, what }: FlamingTarget,
  sight?: Sight,
): Ruled<FlamingShot> {
  const fuel = fuelNamed(position, hex, what);
  if (!fuel) return forbidden('pbem:20.3b', `there is no ${what} in ${hex} that burns`, hex);
  if (firesOf(position).some(({ burns, hexes }) => burns.what === what && hexes.includes(hex))) {
    return forbidden('pbem:20.3b', `${what} burns in ${hex} already`, hex);
  }
  const shot = bestShot(asTarget(position, fuel), firer, weapon, { hex, what }, sight);
  if (!shot.ok) return shot;
  if (shot.value.band !== 'short') {
    return forbidden('pbem:20.3a', `${hex} is ${shot.value.range} hexes away, beyond short range`, hex);
  }
  return allowed({ shot: shot.value, fuel });
}

const ramsShown = new WeakMap<Position, Map<string, Position>>();

/**
 * The position to be used to aim at a thing. A ram hides the men under it (pbem:19.13a) but not itself. It is aimed at
 * like a catapult, which blocks sight in the same way (pbem:19.13j, 19.14d).
 */
function asTarget(position: Position, { kind, hexes }: Fuel): Position {
  if (kind !== 'batteringRam') return position;
  const key = structureKey({ hexes });
  const shown = ramsShown.get(position) ?? new Map<string, Position>();
  ramsShown.set(position, shown);
  const found = shown.get(key) ?? { ...position, live: { ...position.live, [key]: 'mangonel' } };
  shown.set(key, found);
  return found;
}

/** The first possible shot at one of the locations of the hex. */
function bestShot(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  { hex, what }: FlamingTarget,
  sight: Sight,
): Ruled<Shot> {
  const places = [hex, hexOfPlace(hex) + UNDER].filter((place) => fieldOfGame(position).hex(place)?.name === place);
  const shots = [...new Set(places)].map((place) =>
    shotAt(position, firer, weapon, standInFor(what, [place]), {}, sight),
  );
  const [first] = shots;
  if (!first) return forbidden('pbem:20.3b', `the map has no hex ${hex}`, hex);
  return shots.find(({ ok }) => ok) ?? first;
}
