import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Plan } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { marchOn } from './march-walk.js';
import { driveOn } from '../14-carts/drive.js';
import { escortOn } from './escort-beats.js';
import { carryOn } from '../12-carrying/carry-walk.js';
import type { PbemEvent } from '../core/events.js';
import type { Beat, CarryStep, StepGone } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/pinning.js';
import { bearOn } from '../19-siege/ladder-walk.js';
import { moveAlong } from '../08-pinning/passing.js';

/**
 * Continues the rest of an order after the units that might have pinned have answered; a pin leaves no rest
 * (pbem:8.1j). `target`: the unit that was passing; its charge may have come to its end.
 */
export function goOnAsPlanned(course: Course<PbemEvent>, target: UnitId, dice: Dice): void {
  const { plan } = course.position;
  const by = plan?.by as PlannedBy | undefined;
  if (!plan || !by) {
    moveAlong(course, target, plan?.unit === target ? stepsOf(plan) : [], dice, 'later');
    return;
  }
  switch (by.type) {
    case 'March':
      return marchOn(course, plan.unit, plan.rest, dice, 'later');
    case 'Carry':
      return carryOn(course, by, plan.rest as readonly CarryStep[], dice, 'later');
    case 'Drive':
      return driveOn(
        course,
        plan.unit,
        stepsOf(plan).map(({ hexes }) => hexes),
        dice,
        'later',
      );
    case 'BearLadder':
      return bearOn(course, by, plan.rest as readonly StepGone[], dice, 'later');
    case 'Escort':
      return escortOn(course, plan.unit, plan.rest as readonly Beat[], dice, 'later');
  }
}

function stepsOf({ rest }: Plan): readonly StepGone[] {
  return rest as readonly StepGone[];
}
