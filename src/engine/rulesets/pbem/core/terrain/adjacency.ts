import type { FieldHex, HexName } from '../../../../board/field.js';
import { heightAboveBase } from '../../../../board/location.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isDragon, isLive, isMounted, type Unit } from '../../../../position/unit.js';
import { barrierBetween } from '../movement/barrier.js';
import { hexOf } from './ground.js';
import { leadsNowhere } from './scaling.js';
import { hexsideOf } from '../movement/hexside.js';
import { moverKindOf, type MoverKind } from '../movement/mover.js';
import { areEnemies, unitsIn } from '../movement/occupancy.js';
import { halfTowards, isInHalf, isShutOff } from '../doors/door-side.js';
import { terrainOf } from './terrain.js';

/** Adjacent hexes (pbem:3.4a): a common hexside, and sight from one to the other. */
export function adjacent(position: Position, one: HexName, other: HexName): boolean {
  return hexsideOf(position, hexOf(position, one), hexOf(position, other))?.seen ?? false;
}

/**
 * ADJACENT hexes (pbem:3.4b, 3.4c): the unit, in its present state, could pass or strike from one straight into the
 * other, whatever the kind, the cost and the contents of that hex. Not symmetric. A hex is ADJACENT to itself
 * (pbem:7.22c).
 */
export function ADJACENT(position: Position, unit: Unit, from: HexName, to: HexName): boolean {
  return from === to || strikesAcross(position, unit, hexOf(position, from), hexOf(position, to));
}

/** Hexes that are ADJACENT for any character on foot (pbem:3.4b); here a hex is not ADJACENT to itself. */
export function isAdjacentOnFoot(position: Position, from: FieldHex, to: FieldHex): boolean {
  return isOpenTo(position, 'foot', from, to);
}

function isOpenTo(position: Position, mover: MoverKind, from: FieldHex, to: FieldHex): boolean {
  return leadsTo(position, mover, from, to) && !isPastTower(from, to);
}

function leadsTo(position: Position, mover: MoverKind, from: FieldHex, to: FieldHex): boolean {
  const hexside = hexsideOf(position, from, to);
  if (!hexside?.seen || hexside.surcharge[mover] === null) return false;
  return barrierBetween(from, to) === null && leadsNowhere(from, to) === null && leadsNowhere(to, from) === null;
}

/**
 * A man at the base of a siege tower is ADJACENT to the men on its platform for all but combat, since he could climb to
 * them (pbem:3.4b, 19.12f, 19.12m). All others are ADJACENT if they could attack each other.
 */
export function isInReach(position: Position, unit: Unit, other: Unit): boolean {
  if (isAdjacentTo(position, unit, other)) return true;
  const [[at, rear], [to]] = [unit.hexes, other.hexes];
  if (position.equipment === undefined || at === undefined || to === undefined || rear !== undefined) return false;
  const [base, platform] = [hexOf(position, at), hexOf(position, to)];
  return isPastTower(base, platform) && leadsTo(position, moverKindOf(unit), base, platform);
}

function strikesAcross(position: Position, unit: Unit, from: FieldHex, to: FieldHex): boolean {
  if (!isOpenTo(position, moverKindOf(unit), from, to)) return false;
  if (unit.half !== undefined && isShutOff(position, unit, from, to)) return false;
  return !strikesAsRider(unit) || (hexsideOf(position, from, to)?.riderAttacks === true && !leadsIntoHouse(from, to));
}

/**
 * Units that can strike only where they could also go: riders (pbem:9.5f) and the dragon, which moves like a horse
 * (pbem:13.5).
 */
export function strikesAsRider(unit: Unit): boolean {
  return isMounted(unit) || isDragon(unit);
}

/** Units on the ground fight only with the men under a tower, units higher up only with the men on it (pbem:19.12m). */
export function isPastTower(from: FieldHex, to: FieldHex): boolean {
  const [one, other] = [from.terrain === 'siegePlatform', to.terrain === 'siegePlatform'];
  return one !== other && (one ? heightAboveBase(from, to) : heightAboveBase(to, from)) <= 0;
}

/**
 * The step leads from a door hex into the interior of a house, where riders can neither go nor strike (pbem:16.16g).
 */
function leadsIntoHouse(from: FieldHex, to: FieldHex): boolean {
  return terrainOf(from).doorway && terrainOf(to).interior;
}

/** Pairs of hexes over which the attacker may strike at the target: his hex, then the target's. */
export function strikingPairs(
  position: Position,
  attacker: Unit,
  target: Unit,
): readonly { readonly from: HexName; readonly to: HexName }[] {
  return attacker.hexes.flatMap((from) =>
    target.hexes.filter((to) => strikes(position, attacker, from, target, to)).map((to) => ({ from, to })),
  );
}

/** The target stands where a blow from that hex to that hex reaches it: not behind a shut door (pbem:16.16l). */
function strikes(position: Position, attacker: Unit, from: HexName, target: Unit, to: HexName): boolean {
  if (!ADJACENT(position, attacker, from, to)) return false;
  if (target.half === undefined) return true;
  return isInHalf(
    target,
    from === to ? attacker.half : halfTowards(position, hexOf(position, to), hexOf(position, from)),
  );
}

/**
 * The attacker may attack the target in combat, as far as their places allow: from any hex of one to any hex of the
 * other.
 */
export function isAdjacentTo(position: Position, attacker: Unit, target: Unit): boolean {
  return attacker.hexes.some((from) => target.hexes.some((to) => strikes(position, attacker, from, target, to)));
}

/**
 * An active enemy could attack into one of these hexes (pbem:3.4c), except into those to ignore; in a shut door hex,
 * into that half. An enemy that shares an overstacked hex with the unit does not count (pbem:7.27b). Animals have no
 * enemies, except that dogs have those of their side (pbem:10.22a, 13.3c).
 */
export function isAdjacentToActiveEnemy(
  position: Position,
  unit: Unit,
  hexes: readonly HexName[],
  ignoring: readonly HexName[] = [],
  half?: HexName,
): boolean {
  if (!isCharacter(unit) && unit.sheet.kind !== 'dog') return false;
  return hexes.some((hex) => !ignoring.includes(hex) && enemyStrikesInto(position, unit, hexOf(position, hex), half));
}

function enemyStrikesInto(position: Position, unit: Unit, hex: FieldHex, half: HexName | undefined): boolean {
  const isStruckFrom = (beside: FieldHex | null): boolean =>
    beside !== null &&
    (half === undefined || halfTowards(position, hex, beside) === half) &&
    unitsIn(position, beside.name).some(
      (other) =>
        areEnemies(other, unit) &&
        isActive(other) &&
        !other.hexes.some((shared) => unit.hexes.includes(shared)) &&
        strikesAcross(position, other, beside, hex),
    );
  return hex.neighbours.some(isStruckFrom) || (hex.alsoBeside?.some(isStruckFrom) ?? false);
}

/**
 * A living enemy of the unit stands beside one of these hexes, whatever wall or height lies between (rulings of
 * siege-en:1.752b and 1.76c).
 */
export function isBesideEnemy(position: Position, unit: Unit, hexes: readonly HexName[]): boolean {
  return hexes.some((name) =>
    hexOf(position, name).neighbours.some(
      (beside) => beside !== null && enemiesIn(position, unit, beside.name).length > 0,
    ),
  );
}

/** The living characters in a hex who are enemies of the unit. */
export function enemiesIn(position: Position, unit: Unit, hex: HexName): readonly Unit[] {
  return unitsIn(position, hex).filter((one) => isCharacter(one) && isLive(one) && areEnemies(one, unit));
}
