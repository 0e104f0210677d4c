import type { Field, FieldHex, HexName } from '../../../board/field.js';
import type { HexsideType, TerrainType } from '../../../board/terrain.js';

/** Terrain that stands in the wall or fence round a yard (pbem:16.16j, 16.131a). */
const ENCLOSES: ReadonlySet<TerrainType> = new Set<TerrainType>([
  'doorHex',
  'yardEntrance',
  'paledGate',
  'castleWall',
  'arrowSlit',
  'embattlement',
  'rampart',
  'castleTower',
  'houseInterior',
  'temple',
  'gate',
  'stableGate',
  'fence',
]);

/** Hexsides that are open to whoever goes by. */
const OPEN: ReadonlySet<HexsideType> = new Set<HexsideType>(['plain', 'slopeLip', 'bank', 'stairEnd', 'bridgeEnd']);

const yards = new WeakMap<Field, ReadonlySet<HexName>>();

/** Hexes of open ground that walls, buildings and fences close in on all sides: yards (pbem:22.8b). */
export function yardsOf(field: Field): ReadonlySet<HexName> {
  const known = yards.get(field);
  if (known) return known;
  const outside = new Set<FieldHex>();
  const ground = field.hexes.filter(({ terrain }) => !ENCLOSES.has(terrain));
  const queue = ground.filter(({ neighbours }) => neighbours.includes(null));
  for (const hex of queue) outside.add(hex);
  for (let hex = queue.pop(); hex; hex = queue.pop()) {
    for (const [direction, next] of hex.neighbours.entries()) {
      if (!next || outside.has(next) || ENCLOSES.has(next.terrain)) continue;
      if (!OPEN.has(hex.sides[direction] ?? 'plain')) continue;
      outside.add(next);
      queue.push(next);
    }
  }
  const found = new Set(ground.filter((hex) => !outside.has(hex)).map(({ name }) => name));
  yards.set(field, found);
  return found;
}
