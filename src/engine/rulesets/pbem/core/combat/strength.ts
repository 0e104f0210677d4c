import { fraction, type Fraction } from '../../../../game/fraction.js';
import { ladderOf } from '../../../../position/equipment-of.js';
import type { Position } from '../../../../position/position.js';
import { isRaging } from '../rage/rage.js';
import { type Character, type Unit, isCharacter, isMounted } from '../../../../position/unit.js';
import type { Strength } from '../../../../position/unit-sheet.js';
import { isHampered } from '../animals/leads.js';
import { bookOf } from '../books/of.js';

/** Bonus of a rider without mounted counters of his own (pbem:12.31c). */
const MOUNTED_BONUS = 5;

/** The bonus of rage on the strengths of the healthy and the wounded (pbem:2.72g). */
const RAGE_ATTACK = 7;
const RAGE_DEFENCE = 2;

/** Values of the ransom counter (pbem:22.7h). */
const RANSOM: Readonly<Record<'healthy' | 'wounded', Strength>> = {
  healthy: { attack: 8, defence: 6 },
  wounded: { attack: 4, defence: 3 },
};

/**
 * Attack and defence of the counter that shows now, raised by rage, without other modifiers (pbem:10.3, 10.4a, 12.31,
 * 2.72g, 22.7h).
 */
export function strengthOf(unit: Unit): Strength {
  const { attack, defence } = counterOf(unit);
  return isRaging(unit) ? { attack: attack + RAGE_ATTACK, defence: defence + RAGE_DEFENCE } : { attack, defence };
}

/** Attack that is printed on the counter that shows, with no bonus of rage or of riding (pbem:9.4c, ruling of 9.4g). */
export function printedAttack(unit: Unit): number {
  const { health, sheet } = unit;
  const acts = health === 'healthy' || health === 'wounded';
  const bare = sheet.kind === 'character' && !sheet.mounted && acts ? sheet.foot[health] : ownStrength(unit);
  return capped(unit, bare).attack;
}

function counterOf(unit: Unit): Strength {
  return capped(unit, ownStrength(unit));
}

/** A ransom counter has only its printed values (pbem:22.7h). */
function capped(unit: Unit, own: Strength): Strength {
  if (!unit.ransom || (unit.health !== 'healthy' && unit.health !== 'wounded')) return own;
  const { attack, defence } = RANSOM[unit.health];
  return { attack: Math.min(own.attack, attack), defence: Math.min(own.defence, defence) };
}

function ownStrength(unit: Unit): Strength {
  if (unit.health === 'dead') return { attack: 0, defence: 0 };
  const { sheet } = unit;
  if (sheet.kind !== 'character') return { attack: sheet.attack, defence: sheet.defence };
  const { mounted, foot } = sheet;
  if (unit.health === 'stunned') return { attack: 0, defence: foot.stunned.defence };
  if (!isMounted(unit)) {
    return unit.acts.kneels ? { ...foot[unit.health], defence: foot.stunned.defence } : foot[unit.health];
  }
  if (mounted) return mounted[unit.health];
  return { attack: foot[unit.health].attack + MOUNTED_BONUS, defence: foot[unit.health].defence };
}

/**
 * Attack strength with which a unit joins a combat: half the strength where the animal that it leads hampers it, halves
 * kept (pbem:13.7s).
 */
export function attackOf(position: Position, unit: Unit): Fraction {
  return fraction(strengthOf(unit).attack, isHampered(position, unit) ? 2 : 1);
}

/** Movement point allowance in MP: the horse's for a rider (pbem:12.31d), none for the stunned and the dead. */
export function mpaOf(position: Position, unit: Unit): number {
  // A unit that has moved with a ladder does not regain the MP for its weight by letting go of it (pbem:12.5i).
  return unit.acts.bore ? mpaWithLadder(position, unit) : mpaNow(position, unit);
}

/**
 * The allowance of a new move, such as an advance: a ladder that the unit let go of before no longer counts
 * (pbem:12.5i).
 */
export function mpaNow(position: Position, unit: Unit): number {
  return position.equipment && ladderOf(position, unit.id)
    ? mpaWithLadder(position, unit)
    : mpaWithoutLadder(position, unit);
}

function mpaWithLadder(position: Position, unit: Unit): number {
  return Math.max(0, mpaWithoutLadder(position, unit) - LADDER_MP);
}

/**
 * The same allowance with no ladder in hand: the unit drops it before the first step of a retreat (pbem:10.21b,
 * 19.11d).
 */
export function mpaWithoutLadder(position: Position, unit: Unit): number {
  if (unit.health === 'dead' || unit.health === 'stunned') return 0;
  const { sheet } = unit;
  if (sheet.kind !== 'character') return sheet.mpa;
  const horse = unit.mount === null ? undefined : position.units[unit.mount]?.sheet;
  if (horse && horse.kind !== 'character') return horse.mpa;
  return sheet.foot[unit.health].mpa;
}

/** MP that carrying a ladder takes off the allowance of each bearer (pbem:19.11d). */
const LADDER_MP = 2;

/**
 * Defence strength in combat: half the strength while the unit carries a ladder, halves kept (pbem:19.11f); in Siege
 * the whole (ruling of siege-en:1.91b).
 */
export function defenceOf(position: Position, unit: Unit): Fraction {
  const bears = position.equipment !== undefined && ladderOf(position, unit.id) !== undefined;
  const halved = bears && bookOf(position).ladders.bearersDefend === 'half';
  return fraction(strengthOf(unit).defence, halved ? 2 : 1);
}

/** A character with this healthy foot defence or more is armoured, whatever his counter says (pbem:2.5). */
const ARMOURED_FROM_DEFENCE = 6;

/**
 * Armoured characters (pbem:2.5): by the counter, by class, or by strength, unless a label says that the character is
 * not armoured (ruling of pbem:2.62).
 */
export function isArmoured(unit: Unit): boolean {
  if (!isCharacter(unit)) return unit.sheet.armoured;
  if (unit.sheet.unarmoured) return false;
  return unit.sheet.armoured || isKnight(unit) || unit.sheet.foot.healthy.defence >= ARMOURED_FROM_DEFENCE;
}

/** Knights of all kinds, caparisoned knights and samurai included (pbem:2.6). */
export function isKnight(unit: Pick<Character, 'sheet'>): boolean {
  return unit.sheet.classes.some((one) => one === 'knight' || one === 'caparisonedKnight' || one === 'samurai');
}
