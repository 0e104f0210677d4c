import { withUnit } from '../../../position/change.js';
import { isSoldier } from '../../../position/soldier.js';
import type { SurrenderEvent } from '../core/events/surrender.js';
import { liveUnitOf, type Appliers } from './applier.js';

/** Surrender (pbem:22.7): a soldier's surrender is accepted only once (22.7b). */
export const SURRENDER_APPLIERS: Appliers<SurrenderEvent> = {
  SurrenderOffered: (position) => position,
  SurrenderAccepted: (position, event) => {
    const unit = liveUnitOf(position, event, event.data.unit);
    return isSoldier(unit) ? withUnit(position, { ...unit, yielded: true }) : position;
  },
  SurrenderRefused: (position) => position,
};
