import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isActive, isCharacter, isDragon, type Unit, type SideId, type UnitId } from '../../../position/unit.js';
import { oddsOf } from '../09-combat/odds.js';
import { freeAround } from '../10-results/landing.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import { isKnight } from '../core/combat/strength.js';
import { hexsideOf } from '../core/movement/hexside.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { isRaging } from '../core/rage/rage.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

/**
 * Both are in one room of a building: house interior that is joined without a door, window or wall between
 * (pbem:22.7f).
 */
function sharesRoom(position: Position, one: Unit, other: Unit): boolean {
  const [start] = one.hexes;
  if (start === undefined || !isRoom(position, start)) return false;
  const room = new Set<HexName>([start]);
  for (const name of room) {
    const hex = hexOf(position, name);
    for (const next of hex.neighbours) {
      if (next && isRoom(position, next.name) && hexsideOf(position, hex, next)?.type === 'plain') room.add(next.name);
    }
  }
  return other.hexes.some((name) => room.has(name));
}

function isRoom(position: Position, name: HexName): boolean {
  const { interior, doorway } = terrainOf(hexOf(position, name));
  return interior && !doorway;
}

/** Final odds from which a knight may surrender (pbem:22.7c). */
const KNIGHT_ODDS = ODDS_COLUMNS.findIndex((column) => column === '8-1');
/** Final odds from which a civilian must surrender (pbem:22.7e). */
const CIVILIAN_ODDS = ODDS_COLUMNS.findIndex((column) => column === '6-1');
/** With this many soldiers beside him a civilian must surrender, whatever their strength (pbem:22.7e). */
const SOLDIERS = 2;

/** A possible surrender of a unit, and the units that would take it prisoner. */
export interface Plea {
  readonly must: boolean;
  /** The units that can accept the surrender, by name; never empty. */
  readonly captors: readonly UnitId[];
  readonly rule: string;
}

/** The attack that is declared, and the column of its roll. */
export interface Threat {
  readonly attack: Attack;
  readonly final: number;
}

/** A soldier finds quarter once, and none after an attempt to escape; a civilian always may (pbem:22.7b, 22.7s). */
export function hasForfeitedQuarter(unit: Unit): boolean {
  return isCharacter(unit) && isSoldier(unit) && (unit.yielded === true || unit.forfeited === true);
}

/** A rider who surrenders is thrown off his horse and needs a free hex beside it (ruling of pbem:22.7h; 10.6). */
export function isBoxedIn(position: Position, unit: Unit): boolean {
  return unit.mount !== null && freeAround(position, unit).length === 0;
}

/**
 * Whether a unit may or must surrender as things stand (pbem:22.7a to 22.7f); null: neither, or no unit would take it
 * prisoner.
 */
export function pleaOf(position: Position, unit: Unit, threat: Threat | null): Plea | null {
  if (position.options['ransomAndSurrender'] !== true || !isCharacter(unit)) return null;
  // A dragon is never taken prisoner (pbem:13.5).
  if (isDragon(unit)) return null;
  if (unit.captive || unit.hexes.length === 0 || (unit.health !== 'healthy' && unit.health !== 'wounded')) return null;
  if (isBoxedIn(position, unit)) return null;
  if (!isSoldier(unit)) return civilianPlea(position, unit);
  return threat && isKnight(unit) ? knightPlea(position, unit, threat) : null;
}

/**
 * The surrender of a knight to knights who attack at overwhelming odds, alone or with others; he asks only once
 * (pbem:22.7b, 22.7c, 2.72l).
 */
function knightPlea(position: Position, unit: Unit, { attack, final }: Threat): Plea | null {
  if (final < KNIGHT_ODDS || hasForfeitedQuarter(unit) || unit.side === null) return null;
  const helped = Object.values(position.units).some(
    (friend) =>
      friend.id !== unit.id && friend.side === unit.side && isActive(friend) && isAdjacentTo(position, friend, unit),
  );
  if (helped) return null;
  const captors = attack.attackers
    .flatMap((id) => position.units[id] ?? [])
    .filter((one) => isCharacter(one) && isKnight(one) && isActive(one) && !isRaging(one));
  return pleading(captors, false, 'pbem:22.7c');
}

function pleading(captors: readonly Unit[], must: boolean, rule: string): Plea | null {
  const names = captors.map(({ id }) => id).sort();
  return names.length === 0 ? null : { must, captors: names, rule };
}

/**
 * The surrender of a civilian to soldiers beside him, if they are two or strong enough; if a soldier of his own side is
 * at hand, the civilian may refuse (pbem:22.7e, 22.7f).
 */
function civilianPlea(position: Position, unit: Unit): Plea | null {
  const soldiers = soldiersBeside(position, unit);
  if (soldiers.length === 0) return null;
  const odds = oddsOf(position, soldiers, [unit]).final;
  if (soldiers.length < SOLDIERS && odds < CIVILIAN_ODDS) return null;
  const captors = soldiers.filter((one) => !isRaging(one));
  const protectedBy = Object.values(position.units).some(
    (friend) =>
      friend.side === unit.side &&
      isSoldier(friend) &&
      isActive(friend) &&
      (isAdjacentTo(position, friend, unit) || sharesRoom(position, friend, unit)),
  );
  return pleading(captors, !protectedBy, protectedBy ? 'pbem:22.7f' : 'pbem:22.7e');
}

/**
 * Active soldiers ADJACENT to a civilian, all of one other side: the side in turn, or else the first side that has any
 * there. Soldiers in panic attack and guard nobody, so that nobody surrenders to them (pbem:22.9k).
 */
function soldiersBeside(position: Position, unit: Unit): readonly Unit[] {
  const beside = Object.values(position.units).filter(
    (one) =>
      one.side !== unit.side &&
      isActive(one) &&
      one.panic === undefined &&
      isSoldier(one) &&
      isAdjacentTo(position, one, unit),
  );
  const sides: readonly SideId[] = [
    position.turn.side,
    ...(unit.side === null ? [] : position.sides.filter((side) => side !== position.turn.side)),
  ];
  const side = sides.find((one) => beside.some((soldier) => soldier.side === one));
  return beside.filter((soldier) => soldier.side === side);
}
