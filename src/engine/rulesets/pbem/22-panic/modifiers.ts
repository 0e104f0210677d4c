import { Known } from '../../../known/known.js';
import { fieldOf } from '../../../board/build.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import type { TerrainType, HexsideType } from '../../../board/terrain.js';
import type { Modifier } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Unit, type Character } from '../../../position/unit.js';
import { terrainAdvantage } from '../07-movement/hindrance.js';
import { isKnight } from '../core/combat/strength.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { activeEnemies, hexesBetween } from '../core/panic/panicked.js';
import { seesUnit } from '../core/survey/seen.js';
import { isBarricadeFront } from '../core/siege/barricade.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

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

const known = new Known<Field, ReadonlySet<HexName>>();

/**
 * Whether these hexes are in a fortification (pbem:22.9g): on or in castle walls, in a room with arrow slits, or in a
 * place that can be reached from the edge of the map only through castle walls and gates. The board as drawn counts: a
 * breach changes nothing.
 */
function isFortified({ ground }: Position, hexes: readonly HexName[]): boolean {
  const fortified = known.of(fieldOf(ground.boards, ground.joins), fortifiedIn);
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

/** Hexsides that one defends (ruling of pbem:26.8c). */
const OBSTACLES: ReadonlySet<HexsideType> = new Set<HexsideType>([
  'window',
  'doorHexside',
  'paledGate',
  'gateDoor',
  'portcullis',
  'arrowSlit',
  'battlement',
]);

/**
 * Defends an obstacle or a doorway (ruling of pbem:26.8c): he stands in a doorway or in terrain of positive advantage,
 * or such a hexside, or the front of his barricade, is between him and the nearest active enemy whom he sees.
 */
function defendsObstacle(position: Position, unit: Unit): boolean {
  if (terrainAdvantage(position, unit) > 0) return true;
  if (unit.hexes.every((hex) => terrainOf(hexOf(position, hex)).doorway)) return true;
  const seen = activeEnemies(position, unit).filter((enemy) => seesUnit(position, unit, enemy));
  const least = Math.min(...seen.map((enemy) => hexesBetween(position, unit.hexes, enemy.hexes)));
  const nearest = seen.filter((enemy) => hexesBetween(position, unit.hexes, enemy.hexes) === least);
  return nearest.some((enemy) => isBehindObstacle(position, unit, enemy));
}

/** One of the hexsides that lead straight towards the enemy. */
function isBehindObstacle(position: Position, unit: Unit, enemy: Unit): boolean {
  return unit.hexes.some((from) => {
    const hex = hexOf(position, from);
    return enemy.hexes.some((to) => {
      const { cell } = hexOf(position, to);
      const towards = hex.neighbours.filter((next) => next && distance(next.cell, cell) < distance(hex.cell, cell));
      return towards.some(
        (next) =>
          next && (OBSTACLES.has(hexsideOf(position, hex, next)?.type ?? 'plain') || isBarricadeFront(hex, next)),
      );
    });
  });
}

/** How far those who panic, rout, or are many weigh on morale, in hexes (pbem:26.8d, 26.8f). */
const NEAR = 6;
/** How far the dead weigh, in hexes (pbem:26.8e). */
const CLOSE = 3;
/** So many dead friends weigh more than one (pbem:26.8e). */
const MANY_DEAD = 3;
/** From this ratio on one side outnumbers the other (pbem:26.8d). */
const OUTNUMBERS = 3;

/** All modifiers of a character's morale as things stand now (pbem:26.8c to 26.8f, 22.9e). */
export function moraleModifiers(position: Position, unit: Character): readonly Modifier[] {
  const all = [
    ...ofPlace(position, unit),
    ...ofOthers(position, unit),
    ...ofLosses(position, unit),
    ...ofHimself(unit),
  ];
  return all.filter(({ value }) => value !== 0);
}

function ofPlace(position: Position, unit: Character): readonly Modifier[] {
  const { classes } = unit.sheet;
  const inTemple = unit.hexes.every((hex) => hexOf(position, hex).terrain === 'temple');
  const seesInDark = classes.includes('ninja') || classes.includes('assassin');
  const when = (holds: boolean, rule: string, what: string, value: number): Modifier => ({
    rule,
    what,
    value: holds ? value : 0,
  });
  return [
    when(classes.includes('cleric') && inTemple, 'pbem:16.129', 'a cleric in a temple', 777),
    when(isFortified(position, unit.hexes), 'pbem:26.8c', 'in a fortification', 5),
    when(defendsObstacle(position, unit), 'pbem:26.8c', 'defends an obstacle or a doorway', 3),
    when(position.options['night'] === true && !seesInDark, 'pbem:22.9f', 'night', -1),
  ];
}

/** Those around him: enemies and friends who panic or rout, and who outnumbers whom (pbem:26.8d, 26.8f). */
function ofOthers(position: Position, unit: Character): readonly Modifier[] {
  const near = Object.values(position.units).filter(
    (other) => isActive(other) && other.hexes.length > 0 && hexesBetween(position, unit.hexes, other.hexes) <= NEAR,
  );
  const enemies = near.filter((other) => areEnemies(other, unit));
  const friends = near.filter((other) => other.side === unit.side && other.id !== unit.id);
  const are = (units: readonly Unit[], panic: Unit['panic']): boolean => units.some((one) => one.panic === panic);
  return [
    { rule: 'pbem:26.8d', what: 'enemies rout', value: are(enemies, 'routed') ? 2 : 0 },
    { rule: 'pbem:26.8d', what: 'enemies panic', value: are(enemies, 'panicked') ? 1 : 0 },
    { rule: 'pbem:26.8d', what: 'numbers', value: ofNumbers([unit, ...friends], enemies) },
    { rule: 'pbem:26.8f', what: 'friends panic', value: are(friends, 'panicked') ? -1 : 0 },
    { rule: 'pbem:26.8f', what: 'friends rout', value: are(friends, 'routed') ? -2 : 0 },
  ];
}

function ofNumbers(own: readonly Unit[], others: readonly Unit[]): number {
  const [friends, enemies] = [own, others].map((units) => units.filter(({ panic }) => panic === undefined).length);
  if (friends === undefined || enemies === undefined || enemies === 0) return 0;
  if (friends >= OUTNUMBERS * enemies) return 1;
  return enemies >= OUTNUMBERS * friends ? -1 : 0;
}

/** Friends lost near by in this player turn (pbem:26.8e). */
function ofLosses(position: Position, unit: Character): readonly Modifier[] {
  const lost = (position.dread?.fallen ?? []).flatMap(({ unit: id, how, hexes }) => {
    const other = position.units[id];
    const far = hexesBetween(position, unit.hexes, hexes);
    return other && other.side === unit.side && other.side !== null ? [{ other, how, far }] : [];
  });
  const dead = lost.filter(({ how, far }) => how === 'killed' && far <= CLOSE);
  const knight = dead.some(({ other }) => isCharacter(other) && isKnight(other));
  const sergeant = lost.some(({ other, far }) => other.id === unit.sergeant && far <= NEAR);
  return [
    { rule: 'pbem:26.8e', what: 'a friendly knight was killed', value: knight ? -1 : 0 },
    { rule: 'pbem:26.8e', what: 'three friends or more were killed', value: dead.length >= MANY_DEAD ? -1 : 0 },
    { rule: 'pbem:26.8e', what: 'his sergeant was lost', value: sergeant ? -2 : 0 },
  ];
}

function ofHimself({ health, panic }: Unit): readonly Modifier[] {
  return [
    { rule: 'pbem:26.8f', what: 'wounded', value: health === 'wounded' ? -2 : 0 },
    { rule: 'pbem:26.8f', what: 'in panic already', value: panic === undefined ? 0 : -3 },
  ];
}
