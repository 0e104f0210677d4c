import type { FieldHex } from '../../../board/field.js';
import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isDog, isDragon, isInfantry, isMounted, type Unit } from '../../../position/unit.js';
import { attackAdvantage, hexsideAdvantage, isScreened, terrainAdvantage } from '../07-movement/hindrance.js';
import { strikesIntoWater } from '../17-water/fighting.js';
import { bookOf } from '../core/books/of.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import { strikesOverFront } from '../core/siege/barricade.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

/**
 * The unit is in melee with two or more enemies, two of whom are not adjacent to each other (pbem:9.3a); they need not
 * fight now (9.3c).
 */
function isEncircled(position: Position, unit: Unit): boolean {
  const opponents = opponentsInMelee(position, unit.id).flatMap((id) => position.units[id] ?? []);
  return opponents.some((one, index) =>
    opponents.slice(index + 1).some((other) => !areNeighbours(position, one, other)),
  );
}

/** Adjacent in the weak sense (pbem:3.4a), by any hex of either. */
function areNeighbours(position: Position, one: Unit, other: Unit): boolean {
  return one.hexes.some((hex) => other.hexes.some((next) => hex === next || adjacent(position, hex, next)));
}

/**
 * Column shifts of a combat (pbem:26.31), each once. An attacking group uses plus shifts that apply to all of the group
 * and minus shifts that apply to any unit of it (9.2e); for a defending group it is the other way round (9.2f). The
 * melee links of this very combat count, so the position must hold them already (9.3a).
 */
export function shiftsOf(
  position: Position,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): readonly Modifier[] {
  if (bookOf(position).combat.shifts === 'combinedAttack') {
    return [...terrainShifts(position, attackers, defenders), ...combinedShift(attackers, defenders)];
  }
  return [
    ...mountedShift(position, attackers, defenders),
    ...panicShift(defenders),
    ...encirclementShifts(position, attackers, defenders),
    ...terrainShifts(position, attackers, defenders),
    ...spearShift(position, attackers, defenders),
  ];
}

/** Several attackers of one character on foot, whether they ride or not (siege-en:1.72d). */
function combinedShift([, second]: readonly Unit[], defenders: readonly Unit[]): readonly Modifier[] {
  const [only, other] = defenders;
  if (!second || !only || other || !isInfantry(only)) return [];
  return [{ rule: 'siege-en:1.72d', what: 'several attack one man on foot', value: 1 }];
}

function mountedShift(position: Position, attackers: readonly Unit[], defenders: readonly Unit[]): readonly Modifier[] {
  // The dragon counts neither as a rider nor as infantry (ruling of pbem:13.5).
  if (!attackers.every((unit) => isMounted(unit) || isDragon(unit)) && defenders.some(isMounted)) {
    return [{ rule: 'pbem:26.31b', what: 'infantry attacks a mounted character', value: -1 }];
  }
  const screened =
    defenders.some((unit) => isScreened(position, unit)) ||
    defenders.some((unit) => isBarricaded(position, attackers, unit));
  // A dog fights like infantry here as where it attacks (ruling of pbem:26.31d).
  const onFoot = defenders.every((unit) => isInfantry(unit) || isDog(unit));
  if (!screened && attackers.every(isMounted) && onFoot) {
    return [{ rule: 'pbem:26.31d', what: 'mounted characters attack infantry', value: 1 }];
  }
  return [];
}

/** All defenders are panicked or routed (pbem:26.31a, 22.9l, 9.2f). */
function panicShift(defenders: readonly Unit[]): readonly Modifier[] {
  if (!defenders.every(({ panic }) => panic !== undefined)) return [];
  return [{ rule: 'pbem:26.31a', what: 'the defender is panicked', value: 1 }];
}

function encirclementShifts(
  position: Position,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): readonly Modifier[] {
  const shifts: Modifier[] = [];
  if (attackers.some((unit) => isEncircled(position, unit))) {
    shifts.push({ rule: 'pbem:26.31e', what: 'the attacker is encircled', value: -1 });
  }
  if (defenders.every((unit) => isEncircled(position, unit))) {
    shifts.push({ rule: 'pbem:26.31f', what: 'the defender is encircled', value: 1 });
  }
  return shifts;
}

/**
 * The spear shift against units in the water (pbem:17.5a): all attackers must have a spear (9.2e), and all targets must
 * be in the water (9.2f).
 */
function spearShift(position: Position, attackers: readonly Unit[], defenders: readonly Unit[]): readonly Modifier[] {
  const into = attackers.every((one) => defenders.every((other) => strikesIntoWater(position, one, other)));
  return into ? [{ rule: 'pbem:17.5a', what: 'spearmen against men in the water', value: 1 }] : [];
}

/** Some of the attackers attack him over the front of a barricade, which counts for him (pbem:19.16d, 19.16e, 9.2). */
function isBarricaded(position: Position, attackers: readonly Unit[], defender: Unit): boolean {
  return attackers.some((attacker) => strikesOverFront(position, attacker, defender));
}

/** The attacker is outside of the keep, and a defender in its main door (siege-en:1.82b). */
function stormsKeepDoor(position: Position, attacker: Unit, defenders: readonly Unit[]): boolean {
  if (bookOf(position).combat.keepDoor !== 'strong') return false;
  const hexesOf = ({ hexes }: Unit): readonly FieldHex[] => hexes.map((name) => hexOf(position, name));
  const isOutside = hexesOf(attacker).every((hex) => !terrainOf(hex).interior);
  return isOutside && defenders.some((unit) => hexesOf(unit).some(({ features }) => features.includes('keepDoor')));
}

/** One in-hex modifier for each side (pbem:9.5b), and in addition the window that shelters the defender (16.23c). */
function terrainShifts(
  position: Position,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): readonly Modifier[] {
  const shifts: Modifier[] = [];
  const attacking = attackers.map((unit) =>
    stormsKeepDoor(position, unit, defenders) ? -1 : attackAdvantage(position, unit),
  );
  const defending = defenders.map((unit) => terrainAdvantage(position, unit));
  if (attacking.some((advantage) => advantage < 0)) {
    shifts.push({ rule: 'pbem:26.31g', what: 'the attacker is in negative terrain', value: -1 });
  } else if (attacking.every((advantage) => advantage > 0)) {
    shifts.push({ rule: 'pbem:26.31h', what: 'the attacker is in positive terrain', value: 1 });
  }
  const barricaded = defenders.some(
    (unit, index) => (defending[index] ?? 0) >= 0 && isBarricaded(position, attackers, unit),
  );
  if (barricaded || defending.some((advantage) => advantage > 0)) {
    shifts.push({ rule: 'pbem:26.31j', what: 'the defender is in positive terrain', value: -1 });
  } else if (defending.every((advantage) => advantage < 0)) {
    shifts.push({ rule: 'pbem:26.31i', what: 'the defender is in negative terrain', value: 1 });
  }
  const sheltered = attackers.some((attacker) =>
    defenders.some((defender) => hexsideAdvantage(position, attacker, defender) > 0),
  );
  if (sheltered) shifts.push({ rule: 'pbem:16.23c', what: 'the defender is behind a window', value: -1 });
  return shifts;
}
