import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { ScenarioEvent } from '../core/events/scenario.js';
import { IllegalEvent, unitOf, type Appliers } from './applier.js';

/** Coming onto the map and leaving it (pbem:23.14, 23.16). */
export const SCENARIO_APPLIERS: Appliers<ScenarioEvent> = {
  UnitEntered: enter,
  UnitLeft: leave,
  HeadLeft: leaveByHead,
};

function enter(position: Position, event: PbemEventOf<'UnitEntered'>): Position {
  const { unit: id, hexes, mp } = event.data;
  const { entry, ...unit } = unitOf(position, event, id);
  if (!entry || unit.hexes.length > 0) throw new IllegalEvent(event, `${id} does not wait off the map`);
  const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp };
  const stride = unit.stride + hexes.length;
  const entered = replaceUnits(position, [
    { ...unit, hexes, stride, acts },
    ...horse(position, event, unit, { hexes }),
  ]);
  return { ...entered, turn: { ...position.turn, mover: id } };
}

function leave(position: Position, event: PbemEventOf<'UnitLeft'>): Position {
  const { unit: id, mp } = event.data;
  const unit = unitOf(position, event, id);
  if (unit.hexes.length === 0) throw new IllegalEvent(event, `${id} is not on the map`);
  const gone = { hexes: [], left: true } as const;
  const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp, moveEnded: true };
  return replaceUnits(position, [{ ...unit, ...gone, acts }, ...horse(position, event, unit, gone)]);
}

function leaveByHead(position: Position, event: PbemEventOf<'HeadLeft'>): Position {
  const { unit: id, hexes, mp } = event.data;
  const unit = unitOf(position, event, id);
  const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp };
  const after = replaceUnits(position, [{ ...unit, hexes, acts }, ...horse(position, event, unit, { hexes })]);
  return { ...after, turn: { ...position.turn, mover: id } };
}

function horse(
  position: Position,
  event: ScenarioEvent,
  { mount }: Pick<Unit, 'mount'>,
  change: Partial<Unit>,
): readonly Unit[] {
  return mount === null ? [] : [{ ...unitOf(position, event, mount), ...change }];
}
