import { Known } from '../../../known/known.js';
import { directionBetween, type Field, type FieldHex, type HexName } from '../../../board/field.js';
import type { HexsideType, TerrainType } from '../../../board/terrain.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, isLong, type Unit } from '../../../position/unit.js';
import { firesIn } from '../core/burning/fires.js';
import { hiddenUnits } from '../core/hidden/hidden-units.js';
import { moverKindOf } from '../core/movement/mover.js';
import { areEnemies, liveUnitsIn } from '../core/movement/occupancy.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { isExposedTo } from './discovery.js';
import { spaced } from '../../../game/spaced.js';

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

const yards = new Known<Field, ReadonlySet<HexName>>();

/** Hexes of open ground that walls, buildings and fences close in on all sides: yards (pbem:22.8b). */
function yardsIn(field: Field): ReadonlySet<HexName> {
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
  return new Set(ground.filter((hex) => !outside.has(hex)).map(({ name }) => name));
}

const RULE = 'pbem:22.8b';

/**
 * Terrain in which a unit may always be hidden: trees, slopes, tents, and all that is inside a building (pbem:22.8b).
 */
const LAIRS: readonly TerrainType[] = [
  'tree',
  'slope',
  'tent',
  'houseInterior',
  'temple',
  'arrowSlit',
  'castleTower',
  'winch',
  'millGear',
  'stables',
  'archway',
  'rampArchway',
  'dungeon',
  'secretPassage',
];

/** Hexes that open, shut or move: nobody waits in them for somebody who would do it to him unawares. */
const UNSTEADY: readonly TerrainType[] = ['doorHex', 'yardEntrance', 'paledGate', 'gate', 'stableGate', 'drawbridge'];

/** Why a unit cannot be hidden in these hexes, or the hexes by their first names (pbem:22.8b, 7.1a, 7.5a). */
export function settledHideout(position: Position, unit: Unit, names: readonly HexName[]): Ruled<readonly HexName[]> {
  const field = fieldOfGame(position);
  const needed = isLong(unit) ? 2 : 1;
  if (names.length !== needed) {
    return no('pbem:3.5d', `${unit.id} stands on ${needed} hex${needed > 1 ? 'es' : ''}`, unit.id);
  }
  const hexes: FieldHex[] = [];
  for (const name of names) {
    const hex = field.hex(name);
    if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name });
    hexes.push(hex);
  }
  const [head, rear] = hexes;
  if (head && rear && directionBetween(head, rear) === null) {
    return no('pbem:3.5d', `${names.join(' and ')} do not touch`, unit.id);
  }
  const held = hexes.map(({ name }) => name);
  const there = { ...unit, hexes: held };
  for (const hex of hexes) {
    const wrong = whyNotIn(position, there, hex);
    if (wrong) return refused(wrong);
  }
  return allowed(held);
}

function no(rule: string, because: string, subject: string): Ruled<never> {
  return forbidden(rule, because, subject);
}

function whyNotIn(position: Position, unit: Unit, hex: FieldHex): Refusal | null {
  const { name } = hex;
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, name);
  if (liveUnitsIn(position, name).length > 0) return refusal('pbem:7.1a', `somebody stands in ${name}`);
  const friend = hiddenUnits(position).find(({ id, hexes }) => id !== unit.id && hexes.includes(name));
  if (friend?.side === unit.side) return refusal('pbem:7.1a', `${friend.id} hides in ${name}`);
  if (UNSTEADY.includes(hex.terrain)) return refusal(RULE, `nobody hides in the doorway or on the bridge ${name}`);
  if (firesIn(position, name).length > 0) return refusal('pbem:20.1h', `nobody hides in the fire in ${name}`);
  const { cost, barsRiders, rule } = terrainOf(hex);
  if (cost[moverKindOf(unit)] === null || hex.depth === 'deep' || hex.depth === 'bottomless') {
    return refusal('pbem:7.5a', `${unit.id} cannot be in ${name} (${spaced(hex.terrain)})`);
  }
  if (barsRiders && isMounted(unit)) return refusal(rule, `nobody rides in ${name} (${spaced(hex.terrain)})`);
  if (isLair(position, hex) || !isSeen(position, unit, name)) return null;
  return refusal(RULE, `an enemy sees ${name} with less than medium cover`);
}

function isLair(position: Position, hex: FieldHex): boolean {
  return LAIRS.includes(hex.terrain) || yards.of(fieldOfGame(position), yardsIn).has(hex.name);
}

/** From where enemy characters stand now (ruling of pbem:22.8b). */
function isSeen(position: Position, unit: Unit, name: HexName): boolean {
  const there = { ...unit, hexes: [name] };
  return Object.values(position.units).some(
    (enemy) =>
      isCharacter(enemy) && isLive(enemy) && areEnemies(enemy, unit) && isExposedTo(position, enemy.hexes, there),
  );
}
