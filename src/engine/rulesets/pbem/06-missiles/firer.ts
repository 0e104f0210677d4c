import { bookOf } from '../core/books/of.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { type Unit, isActive, isCharacter, isMounted } from '../../../position/unit.js';
import type { MissileWeapon } from '../../../position/unit-sheet.js';
import { itemsOf } from '../core/equipment/items.js';
import { FIRE_PART_RULES, fireGroup, firePart } from './fire-part.js';
import { isHampered } from '../core/animals/leads.js';
import { hexOf } from '../core/terrain/ground.js';
import { isInMelee } from '../core/melee/melee.js';
import type { ShotWeapon, WeaponLine } from '../core/fire/missile-tables.js';
import { areEnemies, hexMates } from '../core/movement/occupancy.js';
import { mpaOf } from '../core/combat/strength.js';
import { missilesOf } from '../core/supply/ammunition.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { whyNotFireFrom } from '../17-water/fighting.js';
import { spaced } from '../../../game/spaced.js';

/** The missile weapon of a unit, or why the unit is not a missileman (pbem:2.66a). */
export function weaponOf(position: Position, unit: Unit): MissileWeapon | Refusal {
  if (!isCharacter(unit) || unit.sheet.weapon === null) {
    return forbids('pbem:2.66a', `${unit.id} has no missile weapon`, unit);
  }
  const { weapon, classes } = unit.sheet;
  if (weapon === 'spear' && position.options['spearThrowing'] !== true) {
    return forbids('pbem:2.65a', `spears are not thrown in this game`, unit);
  }
  if (weapon === 'shuriken' && !classes.includes('ninja')) {
    return forbids('pbem:2.74a', `only ninja throw shuriken`, unit);
  }
  return weapon;
}

/** Why a missileman may not fire now, whatever the target; null if he may (pbem:4.23, 4.26, 6.1). */
export function barredFromFire(position: Position, unit: Unit, weapon: MissileWeapon): Refusal | null {
  return (
    barredByState(position, unit) ?? barredFromShooting(position, unit, weapon) ?? barredByMovement(position, unit)
  );
}

/** Why an active character cannot shoot with his own weapon or with an engine (pbem:4.23, 6.1, 18.2c); null: he can. */
export function barredFromShooting(position: Position, unit: Unit, weapon: ShotWeapon): Refusal | null {
  return barredByLoad(position, unit) ?? barredByStep(position, unit, weapon) ?? barredByPlace(position, unit);
}

function barredByState(position: Position, unit: Unit): Refusal | null {
  if (!isActive(unit)) return forbids('pbem:2.53b', `${unit.id} is ${unit.health} and does nothing`, unit);
  if (unit.hexes.length === 0) return forbids('pbem:5.2b', `${unit.id} is not on the map`, unit);
  if (missilesOf(position, unit) === 0) {
    return forbids(position.supplies ? 'pbem:22.2b' : 'pbem:2.66d', `${unit.id} has no missile left`, unit);
  }
  return null;
}

/** A unit cannot fire while it carries something. Its own weapon does not count as carried (pbem:12.5f). */
function barredByLoad(position: Position, unit: Unit): Refusal | null {
  const [item] = itemsOf(position, unit.id);
  return item ? forbids('pbem:12.5f', `${unit.id} carries ${item.id} and cannot fire`, unit) : null;
}

/** Groups fire in their order, and each unit fires once in a step (pbem:4.23a, 4.26, 6.1h). */
function barredByStep(position: Position, unit: Unit, weapon: ShotWeapon): Refusal | null {
  const { turn } = position;
  const part = firePart(position, fireGroup(unit, weapon));
  if (part < 0)
    return forbids(
      'pbem:4.26',
      `${weapon === 'ballista' ? 'ballistas' : 'crossbows'} are not fired in the second fire step`,
      unit,
    );
  const { served } = unit.acts;
  if (served !== undefined) {
    const rule = weapon === 'ballista' ? 'pbem:18.2h' : 'pbem:18.2c';
    return forbids(rule, `${unit.id} has served ${served} in this turn`, unit);
  }
  const fought = position.turn.step === 'fire1' ? whyFoughtLately(position, unit, weapon) : null;
  if (fought) return fought;
  if (unit.acts.fired.includes(turn.step)) return forbids('pbem:6.1h', `${unit.id} has fired in this step`, unit);
  if (part >= turn.firePart) return null;
  return forbids(FIRE_PART_RULES[turn.step] ?? 'pbem:4.2', `the turn of ${unit.id}'s group to fire is over`, unit);
}

/**
 * A unit cannot fire in the first steps of its player turn if it fought in its own last player turn or in an enemy's
 * since then (siege-en:1.21b, 1.21c).
 */
function whyFoughtLately(position: Position, unit: Unit, weapon: ShotWeapon): Refusal | null {
  const { fought } = unit;
  if (!fought || bookOf(position).sequence.firstFireBar !== 'foughtLately') return null;
  const { sides, turn } = position;
  const number = (moment: NonNullable<Unit['fought']>): number =>
    moment.gameTurn * sides.length + sides.indexOf(moment.side);
  if (number(turn) - number(fought) > sides.length) return null;
  const rule = weapon === 'crossbow' ? 'siege-en:1.21c' : 'siege-en:1.21b';
  return forbids(rule, `${unit.id} was in combat in the last round`, unit);
}

/**
 * A unit cannot fire while it leads (pbem:13.7s), while it is in melee, in a secret passage, in deep water, or from a
 * hex that it shares with others (pbem:6.1k, 7.26c, 16.34a).
 */
function barredByPlace(position: Position, unit: Unit): Refusal | null {
  if (isHampered(position, unit)) return forbids('pbem:13.7s', `${unit.id} leads and fires nothing`, unit);
  if (isInMelee(position, unit.id)) return forbids('pbem:6.1k', `${unit.id} is in melee`, unit);
  for (const name of unit.hexes) {
    const hex = hexOf(position, name);
    const { noFire } = terrainOf(hex);
    if (noFire !== null)
      return forbids(noFire, `no missile is fired in ${name} (${spaced(hex.terrain)}), where ${unit.id} is`, unit);
  }
  const wet = whyNotFireFrom(position, unit);
  if (wet) return wet;
  const others = hexMates(position, unit);
  if (others.some((other) => areEnemies(other, unit)))
    return forbids('pbem:6.1k', `an enemy is in ${unit.id}'s hex`, unit);
  if (others.length > 0) return forbids('pbem:7.26c', `${unit.id}'s hex is overstacked`, unit);
  return null;
}

/**
 * A unit may fire a second time if it spent at most half of the MPA that it had when the movement step began
 * (pbem:6.1n), unless it got off a horse (pbem:12.34b).
 */
function barredByMovement(position: Position, unit: Unit): Refusal | null {
  const { step } = position.turn;
  const mover = asItMoved(unit);
  const mpa = mpaOf(position, mover);
  const { mpSpent, climbs = 0 } = unit.acts;
  const { secondFire } = bookOf(position).sequence;
  const mpMax = secondFire === 'unmoved' ? 0 : mpa;
  if (step !== 'fire2' || secondFire === 'anyMove' || 2 * mpSpent <= mpMax) return null;
  // A unit on foot that has spent more MP than its own MPA has spent those of its horse, or climbed out (pbem:17.12a).
  if (!isMounted(mover) && unit.winded === undefined && mpSpent > mpa + climbs) {
    return forbids('pbem:12.34b', `${unit.id} has got off his horse and fires no more in this turn`, unit);
  }
  return forbids(
    'pbem:6.1n',
    `${unit.id} spent ${mpSpent} of ${mpa} MP, more than ${mpMax === 0 ? '0' : 'half'}`,
    unit,
  );
}

/** The unit as it was when it spent its MP: a wound or a fall from its horse since then takes no MP from it. */
function asItMoved(unit: Unit): Unit {
  const { woundedSince, thrownOff } = unit.acts;
  return { ...unit, health: woundedSince ? 'healthy' : unit.health, mount: thrownOff ?? unit.mount };
}

function forbids(rule: string, because: string, unit: Unit): Refusal {
  return illegal(rule, because, unit.id);
}

/**
 * The line of the weapon table for a firer: mounted bows have a line of their own, and another one after the rider has
 * spent MP (pbem:26.21c).
 */
export function weaponLine(unit: Unit, weapon: ShotWeapon): WeaponLine {
  if (!isMounted(unit)) return weapon;
  const moving = unit.acts.mpSpent > 0;
  if (weapon === 'shortbow') return moving ? 'mountedShortbowMoving' : 'mountedShortbow';
  if (weapon === 'longbow') return moving ? 'mountedLongbowMoving' : 'mountedLongbow';
  return weapon;
}
