import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { afterMoving } from './after-moving.js';
import { isLive, type Unit } from '../../../position/unit.js';
import { causeOf, type Blow } from './effect.js';
import type { PbemEvent } from '../core/events.js';
import { rightToMount } from '../12-tasks/riders.js';
import { landingOf, type Landing } from './landing.js';

/**
 * Throws a rider off his horse (pbem:10.6). The caller deals with melees that this leaves behind, and with a rider who
 * found no room to fall into and dies (pbem:10.6e).
 */
export function throwOff(course: Course<PbemEvent>, rider: Unit, blow: Blow, dice: Dice): Landing {
  const horse = rider.mount === null ? undefined : course.position.units[rider.mount];
  if (!horse) throw new Error(`${rider.id} rides no horse`);
  const landing = landingOf(course.position, rider, isLive(horse), blow, dice);
  const { by } = causeOf(blow);
  course.emit({
    type: 'RiderDismounted',
    data: {
      unit: rider.id,
      horse: horse.id,
      to: landing.drawn,
      horseHexes: rider.hexes,
      mp: 0,
      cause: by === undefined ? { rule: landing.rule } : { rule: landing.rule, by },
      dice: landing.dice,
      ...rightToMount(course.position, rider),
      ...afterMoving(course.position, rider),
    },
  });
  return landing;
}
