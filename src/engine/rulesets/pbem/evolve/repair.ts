import { withTally } from '../../../position/battered.js';
import type { Equipment } from '../../../position/equipment.js';
import { equipmentOf, withOneChanged } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { PbemEventOf } from '../core/events.js';
import type { RepairEvent } from '../core/events/repair.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Repairs (pbem:19.7). */
export const REPAIR_APPLIERS: Appliers<RepairEvent> = {
  ItemRepaired: (position, event) => {
    const { what, tally } = event.data;
    return noted(withTally(reinforced(lessWorn(position, event), event), what, tally), what);
  },
};

type Repaired = PbemEventOf<'ItemRepaired'>;

/** If there is no wear, there is no such member. */
function lessWorn(position: Position, event: Repaired): Position {
  const { what, wear: left } = event.data;
  if (left === undefined) return position;
  const engine = equipmentOf(position, what);
  if (!engine) throw new IllegalEvent(event, `there is no equipment ${what}`);
  return withOneChanged(position, left === 0 ? unworn(engine) : { ...engine, wear: left });
}

function unworn({ wear: _none, ...engine }: Equipment): Equipment {
  return engine;
}

/** A building door with the points of a keep door becomes a keep door (pbem:19.71d). */
function reinforced(position: Position, event: Repaired): Position {
  const { what, reinforced: to } = event.data;
  if (to === undefined) return position;
  const door = position.doors?.[what];
  if (!door) throw new IllegalEvent(event, `there is no door ${what}`);
  return { ...position, doors: { ...position.doors, [what]: { ...door, class: to } } };
}

/** The thing cannot be repaired again in this GT (pbem:19.71c); the repairs of earlier GT are forgotten. */
function noted(position: Position, what: string): Position {
  const { gameTurn } = position.turn;
  const now = Object.entries(position.repaired ?? {}).filter(([, turn]) => turn === gameTurn);
  return { ...position, repaired: { ...Object.fromEntries(now), [what]: gameTurn } };
}
