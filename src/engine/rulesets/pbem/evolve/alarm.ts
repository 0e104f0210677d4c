import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { AlarmEvent } from '../core/events/alarm.js';
import { IllegalEvent, unitOf, type Appliers } from './applier.js';

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
