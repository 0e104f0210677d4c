import type { Course } from '../../../game/course.js';
import type { PbemEvent } from '../core/events.js';
import { outOfControl, usesCommandControl } from '../core/control/control.js';

/**
 * Finds out who is in control, for all sides: when the game begins and at the start of every movement phase; it holds
 * until the next check (pbem:22.3f, 22.3i). Where units may be hidden the result is told to their own side only: a
 * hidden leader controls men too.
 */
export function checkControl(course: Course<PbemEvent>): void {
  const { position } = course;
  if (!usesCommandControl(position)) return;
  const uncontrolled = Object.fromEntries(position.sides.map((side) => [side, outOfControl(position, side)]));
  const secret = position.options['hiddenSetup'] === true ? ({ secret: true } as const) : {};
  course.emit({ type: 'ControlChecked', data: { uncontrolled, ...secret, rule: 'pbem:22.3f' } });
}
