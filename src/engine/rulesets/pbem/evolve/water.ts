import { withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing } from '../../../position/unit.js';
import type { Acts } from '../../../position/acts.js';
import type { PbemEventOf } from '../core/events.js';
import type { WaterEvent } from '../core/events/water.js';
import { liveUnitOf, type Appliers } from './applier.js';

/** In the water (pbem:17). */
export const WATER_APPLIERS: Appliers<WaterEvent> = {
  WaterRolled: roll,
  SwimmerDrifted: (position, event) => {
    const { unit, to } = event.data;
    return withUnit(position, standing(liveUnitOf(position, event, unit), [to]));
  },
  SwimmerLost: (position, event) => {
    const unit = liveUnitOf(position, event, event.data.unit);
    return withUnit(position, { ...standing(unit, []), left: true, drifted: true });
  },
  SwimmerWinded: (position, event) =>
    withUnit(position, { ...liveUnitOf(position, event, event.data.unit), winded: 'next' }),
};

/** The die of a movement phase is the unit's whole move, unless the die lets the unit go (pbem:17.11a, 17.42e). */
function roll(position: Position, event: PbemEventOf<'WaterRolled'>): Position {
  const { unit: id, outcome, helped = 0 } = event.data;
  const unit = liveUnitOf(position, event, id);
  const acts = (done: Partial<Acts>): Position => {
    const turn = { ...position.turn, mover: unit.side === position.turn.side ? id : position.turn.mover };
    return { ...withUnit(position, { ...unit, acts: { ...unit.acts, ...done } }), turn };
  };
  switch (outcome) {
    case 'falls':
    case 'stays':
      return event.data.rule === 'pbem:16.126c' ? position : acts({ swam: true, moveEnded: true });
    case 'climbs':
      return event.data.helped === undefined
        ? acts({ swam: true, moveEnded: true })
        : acts({ swam: true, climbs: helped });
    case 'wades':
      return acts({ swam: true, wades: true });
    default:
      return acts({ swam: true, moveEnded: true });
  }
}
