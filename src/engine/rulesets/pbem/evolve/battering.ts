import { withTally } from '../../../position/battered.js';
import { equipmentOf, withOneChanged } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { PbemEventOf } from '../core/events.js';
import type { BatteringEvent } from '../core/events/battering.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Battering (pbem:19.2). */
export const BATTERING_APPLIERS: Appliers<BatteringEvent> = {
  // No tally is kept of a target that collapses.
  TargetBattered: (position, event) => {
    const { what, means, damage, after } = event.data;
    const before = position.battered?.[what] ?? {};
    return withTally(
      struck(position, event),
      what,
      after === 0 ? {} : { ...before, [means]: (before[means] ?? 0) + damage },
    );
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
