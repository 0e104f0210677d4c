import { seatId } from '../../../position/seat.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { ControlEvent } from '../core/events/control.js';
import { IllegalEvent, type Appliers } from './applier.js';

/** Command control (pbem:22.3). */
export const CONTROL_APPLIERS: Appliers<ControlEvent> = {
  ControlChecked: (position, { data: { uncontrolled } }) => ({ ...position, uncontrolled }),
  MenGrouped: group,
};

function group(position: Position, event: PbemEventOf<'MenGrouped'>): Position {
  const { side, player, groups } = event.data;
  const sergeants = new Map(groups.flatMap(({ sergeant, units }) => units.map((id) => [id, sergeant] as const)));
  const stranger = [...sergeants.keys()].find((id) => !position.units[id] && !position.hidden?.[id]);
  if (stranger !== undefined) throw new IllegalEvent(event, `there is no unit ${stranger}`);
  const { ungrouped = [], ...rest } = position;
  const left = ungrouped.filter((seat) => seat !== seatId(side, player));
  return {
    ...rest,
    units: assigned(position.units, sergeants),
    ...(position.hidden ? { hidden: assigned(position.hidden, sergeants) } : {}),
    ...(left.length > 0 ? { ungrouped: left } : {}),
  };
}

type Units = Readonly<Record<UnitId, Unit>>;

function assigned(units: Units, sergeants: ReadonlyMap<UnitId, UnitId>): Units {
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      const sergeant = sergeants.get(id);
      return [id, sergeant === undefined ? unit : { ...unit, sergeant }];
    }),
  );
}
