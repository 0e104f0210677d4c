import { allowed, type Ruled } from '../../../game/refusal.js';
import type { FurtherStep, WaySurvey } from '../../../game/way-survey.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { whyNoRun, whyNotDeclare } from '../07-movement/charge-movement.js';
import { costOf, stepsFrom } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { bookOf } from '../core/books/of.js';
import type { StepGone } from '../core/events/facts.js';
import type { PathStep } from '../core/orders/define.js';
import { facingIn } from '../core/survey/facing.js';
import { goOn, walk, whyNotEnd } from './walk.js';

/**
 * A way of a unit as far as it is built, and all single steps that may follow (pbem:7.3, 7.6); or why the way is
 * forbidden. That the side may order the unit now is the caller's matter.
 */
export function surveyWay(position: Position, unit: Unit, path: readonly PathStep[]): Ruled<WaySurvey> {
  const immobile = whyImmobile(position, unit);
  if (immobile) return { ok: false, refusal: immobile };
  const walked = walk(position, unit, path);
  if (!walked.ok) return walked;
  const { steps, held, left } = walked.value;
  const further = stepsFrom(position, unit, held).flatMap(({ gait, hexes }): readonly FurtherStep[] => {
    const next = goOn(position, unit, walked.value, { gait, hexes });
    if (!next.ok) return [];
    const mayEnd = whyNotEnd(position, unit, next.value.steps) === null;
    const mp = costOf(next.value.steps.slice(-1));
    return [{ gait, hexes, facing: facingIn(position, hexes), mp, mpLeft: next.value.left, mayEnd }];
  });
  return allowed({
    hexes: held,
    facing: facingIn(position, held),
    mp: mpLeft(position, unit) - left,
    mpLeft: left,
    mayEnd: steps.length > 0 && whyNotEnd(position, unit, steps) === null,
    charges: chargesBy(position, unit, steps),
    steps: further,
  });
}

/** Enemies against whom the steps are a charge, if it is declared before the first of them (pbem:7.10). */
function chargesBy(position: Position, unit: Unit, steps: readonly StepGone[]): readonly UnitId[] {
  if (!isMounted(unit) || !bookOf(position).combat.charges) return [];
  return Object.keys(position.units)
    .filter((id) => whyNotDeclare(position, unit, [id]) === null && whyNoRun(position, unit, [id], steps) === null)
    .sort();
}
