import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { strikeCharged } from '../09-attacks/combat.js';
import type { PbemEvent } from '../core/events.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { isDue, mayLapse } from '../core/turn/decision.js';
import { settleForcedFlights } from '../22-panic/flight-carried-out.js';
import { panicTest } from '../22-panic/panic-test.js';
import { knowsPanic } from '../core/panic/panicked.js';
import { heedShocks } from '../22-panic/shocks.js';

/**
 * Lets panic run its course (pbem:22.9): the units that are frightened by an event are tested one after the other, and
 * each runs at once before the next is tested (pbem:22.9e, 22.9h). All decisions that are due must be answered first.
 */
export function spreadPanic(course: Course<PbemEvent>, dice: Dice): void {
  if (!knowsPanic(course.position) || course.position.duel) return;
  while (course.position.outcome === null) {
    heedShocks(course);
    settleForcedFlights(course, dice);
    heedShocks(course);
    if (waits(course.position)) return;
    const [next] = course.position.dread?.tests ?? [];
    const attack = course.position.dread?.attack;
    if (next !== undefined) panicTest(course, next, dice);
    else if (attack) strikeCharged(course, attack as Attack, dice);
    else return;
  }
}

/** True if somebody must decide something first: where to retreat, where to run, or whom to spare. */
function waits(position: Position): boolean {
  return position.pending.some((decision) => isDue(position, decision) && !mayLapse(decision));
}
