import { fraction, type Fraction } from '../../../game/fraction.js';
import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { isRaging } from '../rage/prey.js';
import { type Character, type Unit, isCharacter, isMounted } from '../../../position/unit.js';
import type { Strength } from '../../../position/unit-sheet.js';
import { ledBy } from '../animals/leads.js';

/** Bonus of a rider who has no mounted counters of his own (pbem:12.31c). */
const MOUNTED_BONUS = 5;

/** What rage adds to the strengths of the healthy and the wounded (pbem:2.72g). */
const RAGE_ATTACK = 7;
const RAGE_DEFENCE = 2;

/** Values of the ransom counter (pbem:22.7h). */
const RANSOM: Readonly<Record<'healthy' | 'wounded', Strength>> = {
  healthy: { attack: 8, defence: 6 },
  wounded: { attack: 4, defence: 3 },
};

/** Attack and defence of the counter that shows now, raised by rage, without other modifiers (pbem:10.3, 10.4a, 12.31, 2.72g, 22.7h). */
export function strengthOf(unit: Unit): Strength {
  const { attack, defence } = counterOf(unit);
  return isRaging(unit) ? { attack: attack + RAGE_ATTACK, defence: defence + RAGE_DEFENCE } : { attack, defence };
}

function counterOf(unit: Unit): Strength {
  const own = ownStrength(unit);
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

/** Attack strength with which a unit joins a combat: half of it while it leads, halves kept (pbem:13.7s). */
export function attackOf(position: Position, unit: Unit): Fraction {
  return halvedByLeading(position, unit, strengthOf(unit).attack);
}

/** An attack strength, or half of it if the unit leads something (pbem:13.7s). */
export function halvedByLeading(position: Position, unit: Unit, attack: number): Fraction {
  return fraction(attack, ledBy(position, unit.id) === null ? 1 : 2);
}

/** Movement point allowance in MP: the horse's for a rider (pbem:12.31d), none for the stunned and the dead. */
export function mpaOf(position: Position, unit: Unit): number {
  const mpa = mpaWithoutLadder(position, unit);
  return position.equipment && ladderOf(position, unit.id) ? Math.max(0, mpa - LADDER_MP) : mpa;
}

/** The same allowance with no ladder in his hands: he drops it before the first step of a retreat (pbem:10.21b, 19.11d). */
export function mpaWithoutLadder(position: Position, unit: Unit): number {
  if (unit.health === 'dead' || unit.health === 'stunned') return 0;
  const { sheet } = unit;
  if (sheet.kind !== 'character') return sheet.mpa;
  const horse = unit.mount === null ? undefined : position.units[unit.mount]?.sheet;
  if (horse && horse.kind !== 'character') return horse.mpa;
  return sheet.foot[unit.health].mpa;
}

/** What carrying a ladder takes off the allowance of each bearer, in MP (pbem:19.11d). */
const LADDER_MP = 2;

/** Defence strength in combat: half of it while the unit carries a ladder, halves kept (pbem:19.11f). */
export function defenceOf(position: Position, unit: Unit): Fraction {
  const halved = position.equipment !== undefined && ladderOf(position, unit.id) !== undefined;
  return fraction(strengthOf(unit).defence, halved ? 2 : 1);
}

/** From this healthy foot defence on a character is armoured whatever its counter says (pbem:2.5). */
const ARMOURED_FROM_DEFENCE = 6;

/** Armoured characters (pbem:2.5): by the counter, by class, or by strength, unless a label says that he is not (ruling of pbem:2.62). */
export function isArmoured(unit: Unit): boolean {
  if (!isCharacter(unit)) return unit.sheet.armoured;
  if (unit.sheet.unarmoured) return false;
  return unit.sheet.armoured || isKnight(unit) || unit.sheet.foot.healthy.defence >= ARMOURED_FROM_DEFENCE;
}

/** Knights of all kinds, caparisoned knights and samurai included (pbem:2.6). */
export function isKnight(unit: Pick<Character, 'sheet'>): boolean {
  return unit.sheet.classes.some((one) => one === 'knight' || one === 'caparisonedKnight' || one === 'samurai');
}
