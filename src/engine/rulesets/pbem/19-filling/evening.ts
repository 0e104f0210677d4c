import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { FillingWork } from '../../../position/filling.js';
import type { PbemEvent } from '../core/events.js';
import { hexOf } from '../core/terrain/ground.js';
import { isUnderDrawbridge } from './moat.js';
import { loseDay, moatOf, reviewFilling, worksOf } from './review.js';

/** Under a drawbridge a second day succeeds with a die of so much at most (pbem:19.5b, 19.52h). */
const UNDER_DRAWBRIDGE_MAX = 5;

/**
 * The evening of a day: screens go into the moat after a first day that counted, moats are filled after a second
 * (pbem:19.52g, 19.52h).
 */
export function endDayOfFilling(course: Course<PbemEvent>, dice: Dice): void {
  reviewFilling(course);
  for (const work of worksOf(course.position)) {
    if (work.today === undefined) {
      loseDay(course, work.screen, 'pbem:19.52c', 'the day is over before the first player turn of its side');
    }
    if (work.today === 'counts') endDayOf(course, work, dice);
  }
}

function endDayOf(course: Course<PbemEvent>, work: FillingWork, dice: Dice): void {
  const { screen, day } = work;
  const hex = moatOf(course.position, work);
  const structure = hex === null ? undefined : hexOf(course.position, hex).structure;
  if (hex === null || (day === 'first' && structure)) {
    return loseDay(course, screen, 'pbem:19.52g', `${screen} cannot be put into the moat hex`);
  }
  if (day === 'first') {
    course.emit({ type: 'ScreenAdvanced', data: { screen, hex, rule: 'pbem:19.52g' } });
    return;
  }
  const die = isUnderDrawbridge(course.position, hex)
    ? dice.roll({ purpose: 'filling', rule: 'pbem:19.52h', faces: 10, subject: screen })
    : undefined;
  const filled = die === undefined || die.value <= UNDER_DRAWBRIDGE_MAX;
  course.emit({
    type: 'MoatWorked',
    data: { screen, hex, ...(die ? { die } : {}), filled, rule: 'pbem:19.52h' },
  });
}
