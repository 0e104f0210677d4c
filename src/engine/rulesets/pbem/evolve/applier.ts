import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { Acts } from '../../../position/acts.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone, InPlaceOfAttack } from '../core/events/facts.js';

/** How each event of a group changes the position. A group contains the events of one chapter. */
export type Appliers<Event extends PbemEvent> = {
  readonly [Type in Event['type']]: (position: Position, event: Extract<Event, { type: Type }>) => Position;
};

/** An event does not fit the position that it is applied to: the log is corrupted. */
export class IllegalEvent extends Error {
  constructor(event: PbemEvent, because: string) {
    super(`${event.type} does not fit: ${because}`);
  }
}

/** The unit of an event; throws IllegalEvent if there is none. */
export function unitOf(position: Position, event: PbemEvent, id: UnitId): Unit {
  const unit = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
  if (!unit) throw new IllegalEvent(event, `there is no unit ${id}`);
  return unit;
}

/** The same, but the unit must be live. */
export function liveUnitOf(position: Position, event: PbemEvent, id: UnitId): Unit {
  const unit = unitOf(position, event, id);
  if (unit.health === 'dead') throw new IllegalEvent(event, `${id} is dead`);
  return unit;
}

/** Notes an act of a unit in this player turn. */
export function acted(position: Position, event: PbemEvent, id: UnitId, acts: Partial<Acts>): Position {
  const unit = unitOf(position, event, id);
  return withUnit(position, { ...unit, acts: { ...unit.acts, ...acts } });
}

/** Notes that a unit has attacked, or has done the act of this event in place of its attack. */
export function actedInPlaceOfAttack(
  position: Position,
  event: PbemEvent & { readonly data: InPlaceOfAttack },
  id: UnitId,
): Position {
  const { inPlaceOfAttack } = event.data;
  return acted(position, event, id, { attacked: true, ...(inPlaceOfAttack === undefined ? {} : { inPlaceOfAttack }) });
}

/** Puts a unit into the hexes of its last step, and its horse with it. */
export function placed(position: Position, event: PbemEvent, id: UnitId, steps: readonly StepGone[]): Position {
  return replaceUnits(position, placedUnits(position, event, id, steps));
}

/** A unit in the hexes of its last step, and after it its horse, if it rides one. */
export function placedUnits(
  position: Position,
  event: PbemEvent,
  id: UnitId,
  steps: readonly StepGone[],
): readonly [Unit, ...Unit[]] {
  const unit = unitOf(position, event, id);
  const last = steps.at(-1);
  if (!last) return [unit];
  const { hexes, half } = last;
  const there = standing(unit, hexes, half);
  return unit.mount === null ? [there] : [there, { ...unitOf(position, event, unit.mount), hexes }];
}
