import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { afterMoving } from './after-moving.js';
import type { UnitId } from '../../../position/unit.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { freeAround } from './landing.js';
import { rightToMount } from '../12-tasks/riders.js';

/**
 * A rider whose horse has fallen with him lands in a free hex ADJACENT to it, drawn at random (pbem:7.7b); if there is
 * none, he lies in the hex of the horse.
 */
export function landBeside(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const rider = course.position.units[id];
  if (!rider || rider.mount === null) throw new Error(`${id} rides no horse`);
  const free = freeAround(course.position, rider);
  const landing = drawHex(dice, free.length > 0 ? free : rider.hexes, 'pbem:7.7b', id);
  course.emit({
    type: 'RiderDismounted',
    data: {
      unit: id,
      horse: rider.mount,
      to: landing.drawn,
      horseHexes: rider.hexes,
      mp: 0,
      cause: { rule: 'pbem:7.7b' },
      dice: landing.dice,
      ...rightToMount(course.position, rider),
      ...afterMoving(course.position, rider),
    },
  });
}
