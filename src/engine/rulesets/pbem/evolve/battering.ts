import { withTally } from '../../../position/battered.js';
import type { BatteringEvent } from '../events/battering.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Battering (pbem:19.2). */
export const BATTERING_APPLIERS: Appliers<BatteringEvent> = {
  // Of what collapses no tally is kept.
  TargetBattered: (position, event) => {
    const { what, means, damage, after } = event.data;
    const before = position.battered?.[what] ?? {};
    return withTally(position, what, after === 0 ? {} : { ...before, [means]: (before[means] ?? 0) + damage });
  },
  DebrisLeft: (position, event) => {
    const { debris: id, hexes } = event.data;
    if (position.things.some((thing) => thing.id === id)) throw new IllegalEvent(event, `there is a ${id} already`);
    return { ...position, things: [...position.things, { id, kind: 'debris', hexes }] };
  },
};
