import type { Refusal } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import { changesInitiative } from '../core/initiative/initiative.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in the statements of a set-up about the side that plays first, or null (pbem:23.16, 22.1). */
export function wrongInitiative(setup: Setup): Refusal | null {
  const { sides, firstSide, start } = setup;
  if (!changesInitiative(setup)) {
    if (firstSide === 'rolled') return malformedSetup('pbem:23.16', 'the set-up names no side that plays first');
    return start?.initiative ? malformedSetup('pbem:22.1a', 'in this game no side rolls for the initiative') : null;
  }
  if (!start) return null;
  if (firstSide === 'rolled') return malformedSetup('pbem:22.1a', 'the first GT is rolled for before the game begins');
  if (!start.initiative) return null;
  const { side, run } = start.initiative;
  if (!sides.includes(side)) return malformedSetup('pbem:22.1a', `${side} is no side of this game`, side);
  if (Number.isSafeInteger(run) && run >= 1 && run <= start.gameTurn) return null;
  return malformedSetup('pbem:22.1b', `${side} cannot have gone first in ${run} GT of ${start.gameTurn}`, side);
}
