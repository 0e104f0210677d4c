import { withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { Rage, Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { PbemEventOf } from '../core/events.js';
import type { RageEvent } from '../core/events/rage.js';
import { IllegalEvent, liveUnitOf, unitOf, type Appliers } from './applier.js';

/** The rage of berserks (pbem:2.72). */
export const RAGE_APPLIERS: Appliers<RageEvent> = {
  RageRolled: rolled,
  VictimChosen: (position, event) =>
    enraged(position, event, event.data.unit, (rage) => ({ ...rage, victim: event.data.target })),
  RageEnded: (position, event) => withUnit(position, calmed(unitOf(position, event, event.data.unit))),
  WoundShrugged: (position, event) =>
    enraged(position, event, event.data.unit, (rage) => ({ ...rage, shrugged: true })),
};

/** Mad rage lasts for the turn in which it was rolled; a wound that was shrugged off counts for the whole fit. */
function rolled(position: Position, event: PbemEventOf<'RageRolled'>): Position {
  const { unit: id, outcome } = event.data;
  const unit = liveUnitOf(position, event, id);
  if (outcome === 'calm') return withUnit(position, calmed(unit));
  const shrugged = unit.rage?.shrugged ? { shrugged: true as const } : {};
  return withUnit(position, { ...unit, rage: outcome === 'mad' ? { ...shrugged, mad: true } : shrugged });
}

function enraged(position: Position, event: PbemEvent, id: string, change: (rage: Rage) => Rage): Position {
  const unit = unitOf(position, event, id);
  if (!unit.rage) throw new IllegalEvent(event, `${id} is in no rage`);
  return withUnit(position, { ...unit, rage: change(unit.rage) });
}

function calmed(unit: Unit): Unit {
  const calm: { -readonly [Key in keyof Unit]: Unit[Key] } = { ...unit };
  delete calm.rage;
  return calm;
}
