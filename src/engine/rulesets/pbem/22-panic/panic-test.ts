import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { CharacterClass } from '../../../position/unit-sheet.js';
import type { Character, UnitId } from '../../../position/unit.js';
import { letFollow } from '../10-results/aftermath.js';
import type { PbemEvent } from '../core/events.js';
import { canFear } from '../core/panic/panicked.js';
import { raise } from '../core/turn/pending.js';
import { moraleModifiers } from './modifiers.js';

/**
 * Morale by class (pbem:26.8b, ruling of pbem:13.5); berserks have that of another class of theirs, or of their weapon.
 */
const MORALE: Readonly<Partial<Record<CharacterClass, number>>> = {
  caparisonedKnight: 10,
  knight: 10,
  samurai: 10,
  dragon: 10,
  sergeant: 9,
  squire: 8,
  assassin: 8,
  ninja: 8,
  monk: 8,
  cleric: 8,
  halberdier: 7,
  billman: 6,
  spearman: 5,
  archer: 4,
  crossbowman: 4,
  slinger: 4,
  engineer: 3,
  peasant: 2,
  civilian: 1,
};

/** Of those whose class is not in the table: missilemen, and others (ruling of pbem:26.8b). */
const BY_WEAPON = { missile: 4, other: 5 } as const;

/** Morale before modifiers: the highest of his classes (pbem:26.8b). */
export function moraleOf({ sheet }: Pick<Character, 'sheet'>): number {
  const listed = sheet.classes.flatMap((one) => MORALE[one] ?? []);
  return listed.length > 0 ? Math.max(...listed) : sheet.weapon === null ? BY_WEAPON.other : BY_WEAPON.missile;
}

/** The highest value of the die. */
const DIE_MAX = 10;

/**
 * Tests a character on the panic table (pbem:22.9d, 26.8a): at a morale of 0 or less he routs without a die, and at a
 * morale of at least the highest die he stands without one. A unit that panics lets go of what hinders it and must run
 * at once (pbem:22.9h, 22.9k).
 */
export function panicTest(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const unit = course.position.units[id];
  if (!canFear(course.position, unit) || unit.panic === 'routed') {
    course.emit({ type: 'PanicTestLapsed', data: { unit: id, rule: 'pbem:22.9a' } });
    return;
  }
  const morale = moraleOf(unit);
  const modifiers = moraleModifiers(course.position, unit);
  const final = modifiers.reduce((sum, { value }) => sum + value, morale);
  const certain = final <= 0 || final >= DIE_MAX;
  const die = certain ? null : dice.roll({ purpose: 'panic', rule: 'pbem:26.8a', faces: 10, subject: id });
  const outcome = final <= 0 ? 'rout' : die && die.value > final ? 'panic' : 'steady';
  course.emit({
    type: 'PanicTested',
    data: { unit: id, morale, modifiers, final, die, outcome, rule: 'pbem:26.8a' },
  });
  // A unit that is already in panic runs on in its own movement phase, unless the panic has become a rout (ruling of
  // pbem:26.8a).
  if (outcome === 'steady' || (outcome === 'panic' && unit.panic === 'panicked')) return;
  letFollow(course, id, 'retreats', dice);
  oweFlight(course, id, outcome === 'rout');
}

/** Asks the player of the unit for its flight; for neutrals, the side in turn (pbem:10.21a). */
export function oweFlight(course: Course<PbemEvent>, id: UnitId, rout: boolean, decision?: string): void {
  const owner = course.position.units[id]?.side ?? course.position.turn.side;
  raise(course, 'Flee', owner, rout ? 'pbem:22.9n' : 'pbem:22.9h', { unit: id, rout }, decision);
}
