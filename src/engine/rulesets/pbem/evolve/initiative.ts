import type { InitiativeEvent } from '../core/events/initiative.js';
import type { Appliers } from './applier.js';

/** Changing initiative (pbem:22.1). */
export const INITIATIVE_APPLIERS: Appliers<InitiativeEvent> = {
  InitiativeTaken: (position, { data: { gameTurn, side, run, rolls } }) => ({
    ...position,
    initiative: { gameTurn, side, run, ...(rolls.length === 0 ? {} : { rolls }) },
  }),
};
