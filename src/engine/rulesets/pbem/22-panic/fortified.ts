import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { fieldOf } from '../../../board/build.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Position } from '../../../position/position.js';

/** Terrain of castles, and places in or on their walls (pbem:22.9g). */
const CASTLE: ReadonlySet<TerrainType> = new Set<TerrainType>([
  'castleWall',
  'arrowSlit',
  'embattlement',
  'rampart',
  'castleTower',
  'towerPlatform',
  'gate',
  'archway',
  'dungeon',
]);

const known = new WeakMap<Field, ReadonlySet<HexName>>();

/**
 * Whether these hexes are in a fortification (pbem:22.9g): on or in castle walls, in a room with arrow slits, or in a
 * place that can be reached from the edge of the map only through castle walls and gates. The board as drawn counts: a
 * breach changes nothing.
 */
export function isFortified({ ground }: Position, hexes: readonly HexName[]): boolean {
  const drawn = fieldOf(ground.boards, ground.joins);
  let fortified = known.get(drawn);
  if (!fortified) known.set(drawn, (fortified = fortifiedIn(drawn)));
  return hexes.every((hex) => fortified.has(hex));
}

function fortifiedIn(field: Field): ReadonlySet<HexName> {
  const walls = field.places.filter(isCastle);
  if (walls.length === 0) return new Set();
  const edge = field.hexes.filter((hex) => !isCastle(hex) && hex.neighbours.includes(null));
  const outside = spread(edge, (_from, next) => !isCastle(next));
  const enclosed = field.places.filter((hex) => !outside.has(hex) && (hex.above === null || !outside.has(hex.above)));
  const slits = field.places.filter((hex) => hex.terrain === 'houseInterior' && hex.sides.includes('arrowSlit'));
  const rooms = spread(
    slits,
    (from, next, direction) => next.terrain === 'houseInterior' && from.sides[direction] === 'plain',
  );
  return new Set([...enclosed, ...rooms].map(({ name }) => name));
}

function isCastle({ terrains }: FieldHex): boolean {
  return terrains.some((type) => CASTLE.has(type));
}

/** All hexes that can be reached from these through neighbours that `goesOn` accepts. */
function spread(
  from: readonly FieldHex[],
  goesOn: (from: FieldHex, next: FieldHex, direction: number) => boolean,
): ReadonlySet<FieldHex> {
  const found = new Set(from);
  for (const hex of found) {
    hex.neighbours.forEach((next, direction) => {
      if (next && goesOn(hex, next, direction)) found.add(next);
    });
  }
  return found;
}
