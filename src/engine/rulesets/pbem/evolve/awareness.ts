import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEventOf, PbemEvent } from '../core/events.js';
import type { AlarmEvent, HiddenEvent } from '../core/events/awareness.js';
import { IllegalEvent, unitOf, acted, type Appliers } from './applier.js';

/** Awareness and the alarm (pbem:12.7). */
export const ALARM_APPLIERS: Appliers<AlarmEvent> = { UnitsAlerted: alert, AlarmRaised: hear };

function alert(position: Position, event: PbemEventOf<'UnitsAlerted'>): Position {
  const { units, how } = event.data;
  const aware = units.map((id): Unit => {
    const { unaware, hears, ...unit } = unitOf(position, event, id);
    if (unaware === undefined) throw new IllegalEvent(event, `${id} is aware${hears ? ' and hears' : ''} already`);
    return { ...unit, acts: { ...unit.acts, ...(how === 'alarm' ? { alerted: true } : { noticed: true }) } };
  });
  return replaceUnits(position, aware);
}

function hear(position: Position, event: PbemEventOf<'AlarmRaised'>): Position {
  const hearers = event.data.hearers.map((id): Unit => {
    const unit = unitOf(position, event, id);
    if (unit.unaware === undefined) throw new IllegalEvent(event, `${id} is aware already`);
    return { ...unit, hears: true };
  });
  return replaceUnits(position, hearers);
}

/** Hidden units and ambush (pbem:22.8, 6.6, 9.7). */
export const HIDDEN_APPLIERS: Appliers<HiddenEvent> = {
  UnitsHidden: hide,
  UnitRevealed: reveal,
  UnitsAmbushed: (position, event) =>
    event.data.units.reduce((after, unit) => acted(after, event, unit, { ambushed: true }), position),
  /** A charge that is broken off no longer counts as one (pbem:22.8g). */
  MoveBrokenOff: (position, event) => {
    const { unit } = event.data;
    const { plan, ...free } = acted(position, event, unit, { charging: [] });
    unitOf(position, event, unit);
    return plan === undefined || plan.unit === unit ? free : { ...free, plan };
  },
};

function hiddenOf(position: Position, event: PbemEvent, id: UnitId): Unit {
  const unit = position.hidden && Object.hasOwn(position.hidden, id) ? position.hidden[id] : undefined;
  if (!unit) throw new IllegalEvent(event, `${id} is not hidden`);
  return unit;
}

function hide(position: Position, event: PbemEventOf<'UnitsHidden'>): Position {
  const placed = event.data.places.flatMap(({ unit: id, hexes }) => {
    const unit = hiddenOf(position, event, id);
    const rider = standing(unit, hexes);
    return unit.mount === null ? [rider] : [rider, { ...hiddenOf(position, event, unit.mount), hexes }];
  });
  if (placed.length === 0) return position;
  return { ...position, hidden: { ...position.hidden, ...Object.fromEntries(placed.map((unit) => [unit.id, unit])) } };
}

/** A reader that was never shown the hiding places learns the place from this event. */
function reveal(position: Position, event: PbemEventOf<'UnitRevealed'>): Position {
  const { unit: id, hexes } = event.data;
  const unit = hiddenOf(position, event, id);
  if (hexes.length === 0) throw new IllegalEvent(event, `${id} is not on the map`);
  const isPlaced = unit.hexes.length > 0;
  const rider = isPlaced ? unit : standing(unit, hexes);
  const mount = unit.mount === null ? null : hiddenOf(position, event, unit.mount);
  const shown = mount === null ? [rider] : [rider, isPlaced ? mount : { ...mount, hexes }];
  const { hidden = {}, ...open } = position;
  const left = Object.entries(hidden).filter(([id]) => !shown.some((one) => one.id === id));
  const units = { ...position.units, ...Object.fromEntries(shown.map((one) => [one.id, one])) };
  return left.length === 0 ? { ...open, units } : { ...open, units, hidden: Object.fromEntries(left) };
}
