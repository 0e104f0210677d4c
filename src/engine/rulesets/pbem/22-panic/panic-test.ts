import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { letFollow } from '../10-results/aftermath.js';
import { raise } from '../core/turn/pending.js';
import { moraleModifiers } from './modifiers.js';
import { moraleOf } from './morale.js';
import { canFear } from '../core/panic/panicked.js';

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
