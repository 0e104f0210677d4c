import { withTalliesByHex } from '../../../position/barricade-hexes.js';
import { withTally } from '../../../position/change.js';
import { equipmentOf, withOneChanged } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { PbemEventOf } from '../core/events.js';
import type { BatteringEvent, RepairEvent } from '../core/events/battering.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Battering (pbem:19.2). */
export const BATTERING_APPLIERS: Appliers<BatteringEvent> = {
  // No tally is kept of a target that collapses.
  TargetBattered: (position, event) => {
    const { what, means, damage, after } = event.data;
    const counted = withTalliesByHex(struck(position, event), what);
    const before = counted.battered?.[what] ?? {};
    return withTally(counted, what, after === 0 ? {} : { ...before, [means]: (before[means] ?? 0) + damage });
  },
  DebrisLeft: (position, event) => {
    const { debris: id, hexes } = event.data;
    if (position.things.some((thing) => thing.id === id)) throw new IllegalEvent(event, `there is a ${id} already`);
    return { ...position, things: [...position.things, { id, kind: 'debris', hexes }] };
  },
  EngineWorn: (position, event) => {
    const { equipment: id, method, points } = event.data;
    const engine = equipmentOf(position, id);
    if (!engine) throw new IllegalEvent(event, `there is no equipment ${id}`);
    const key = method === 'offboard' ? 'offboardWear' : 'wear';
    return withOneChanged(position, { ...engine, [key]: (engine[key] ?? 0) + points });
  },
  EngineAimed: (position, event) => {
    const { equipment: id, what, turns } = event.data;
    const engine = equipmentOf(position, id);
    if (!engine) throw new IllegalEvent(event, `there is no equipment ${id}`);
    return withOneChanged(position, { ...engine, aim: { what, turns } });
  },
};

/** The engines that struck the blow have done so in this PT. */
function struck(position: Position, { data: { what, engines = [] } }: PbemEventOf<'TargetBattered'>): Position {
  const { gameTurn, side } = position.turn;
  return engines.reduce((now, id) => {
    const engine = equipmentOf(now, id);
    if (!engine) return now;
    const fired = { ...engine, struck: { gameTurn, side, what } };
    // A catapult must be loaded again; its first target remains its target from then on.
    return withOneChanged(
      now,
      engine.kind === 'batteringRam' ? fired : { ...fired, loading: 0, aim: { what, turns: 2 } },
    );
  }, position);
}

/** Repairs (pbem:19.7). */
export const REPAIR_APPLIERS: Appliers<RepairEvent> = {
  ItemRepaired: (position, event) => {
    const { what, tally } = event.data;
    const mended = reinforced(lessWorn(position, event), event);
    return noted(withTally(withTalliesByHex(mended, what), what, tally), what);
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
