import { allowed, refused, type Ruled } from '../../../game/refusal.js';
import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { goStep } from '../07-movement/going.js';
import type { StepGone } from '../core/events/facts.js';
import type { PathStep } from '../core/orders/members.js';
import { incomplete } from './incomplete.js';
import { isPlace } from './place.js';

/** A path as it is walked in a game of honour: its steps, and whether the rules price them all. */
export interface WalkedPath {
  readonly steps: readonly StepGone[];
  readonly isPriced: boolean;
}

/**
 * A path that is walked to its end, though a step may be forbidden or too dear (pbem:1.4b). A forbidden step costs
 * nothing by itself. A path whose shape does not fit the unit is incomplete, and a hex off the map is refused.
 */
export function walkedOnHonour(position: Position, unit: Unit, path: readonly PathStep[]): Ruled<WalkedPath> {
  const steps: StepGone[] = [];
  let held: readonly HexName[] = unit.hexes;
  let isPriced = true;
  for (const step of path) {
    if (step.hexes.length !== held.length) {
      return refused(incomplete(`the hexes of ${unit.id} after it, as many as the unit holds`, unit.id));
    }
    const gone = goStep(position, unit, held, step);
    if (!gone.ok && gone.refusal.code !== 'illegal') return gone;
    if (!isPlace(position, step.hexes)) {
      return refused(incomplete(`hexes of ${unit.id} that touch: ${step.hexes.join(' and ')} do not`, unit.id));
    }
    if (!gone.ok) isPriced = false;
    steps.push(gone.ok ? gone.value : { gait: step.gait, hexes: step.hexes, costs: [] });
    held = step.hexes;
  }
  return allowed({ steps, isPriced });
}
