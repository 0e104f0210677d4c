import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Modifier } from '../../../game/ruleset.js';
import type { PbemEvent } from '../core/events.js';
import type { ShotFacts } from '../core/events/facts.js';
import type { Aimed } from './aim.js';
import { fireResult, finalRoll } from '../core/fire/missile-tables.js';
import { openFirePart } from './open-part.js';
import { drmOf } from './shot.js';

/**
 * Takes a shot (pbem:6.4): the part of the step for this group begins, a door or corner covers the target against this
 * side from now on, and the die decides. The caller deals with the result.
 */
export function takeShot(course: Course<PbemEvent>, aimed: Aimed, rule: string, dice: Dice): ShotFacts {
  const { firer, target, weapon, shot, table } = aimed;
  openFirePart(course, firer, weapon);
  if (shot.fixes !== null) {
    course.emit({ type: 'CoverFixed', data: { unit: target.id, against: shot.fixes, rule: 'pbem:7.9c' } });
  }
  const die = dice.roll({ purpose: 'fire', rule, faces: 10, subject: firer.id });
  const { stated } = course;
  const modifiers = modifiersAsStated(shot.modifiers, stated?.modifier);
  const final = finalRoll(die.value, drmOf({ ...shot, modifiers }));
  const { from, at, weapon: using, range } = shot;
  const result = stated?.result ?? fireResult(table, final);
  return { from, at, weapon: using, range, modifiers, table: table.rule, die, final, result };
}

/** The modifiers with the sum that the sender states in a game of honour (pbem:1.4b); the first takes the difference. */
function modifiersAsStated(modifiers: readonly Modifier[], sum: number | undefined): readonly Modifier[] {
  const [first, ...others] = modifiers;
  if (sum === undefined || !first) return modifiers;
  return [{ ...first, value: sum - others.reduce((total, { value }) => total + value, 0) }, ...others];
}

/**
 * Missiles that a firer has left after a shot; null if they are not counted. In a game of honour he may shoot without
 * any.
 */
export function oneLess(missiles: number | null): number | null {
  return missiles === null ? null : Math.max(0, missiles - 1);
}
