import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isLive, standing } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { FallsEvent } from '../core/events/falls.js';
import { IllegalEvent, unitOf, type Appliers } from './applier.js';

/** Falls and their consequences (pbem:7.21, 7.7, 18.1). */
export const FALLS_APPLIERS: Appliers<FallsEvent> = {
  UnitFell: fall,
  UnitSank: (position, event) => {
    const unit = unitOf(position, event, event.data.unit);
    if (unit.mount !== null || unit.rider !== null) throw new IllegalEvent(event, `${unit.id} is of a rider`);
    const gone = standing(unit, []);
    return withUnit(position, isLive(unit) ? { ...gone, health: 'dead', drowned: true } : gone);
  },
  ThingsDestroyed: destroy,
};

function fall(position: Position, event: PbemEventOf<'UnitFell'>): Position {
  const { unit: id, hexes } = event.data;
  const unit = unitOf(position, event, id);
  const horse = unit.mount === null ? [] : [{ ...unitOf(position, event, unit.mount), hexes }];
  return replaceUnits(position, [standing(unit, hexes), ...horse]);
}

function destroy(position: Position, event: PbemEventOf<'ThingsDestroyed'>): Position {
  const { items: lost, debris } = event.data;
  const { items = [], things } = position;
  const missing = [
    ...lost.filter((id) => !items.some((item) => item.id === id && item.hex !== null)),
    ...debris.filter((id) => !things.some((thing) => thing.id === id)),
  ];
  if (missing.length > 0) throw new IllegalEvent(event, `${missing.join(', ')} does not lie on the map`);
  return {
    ...position,
    ...(lost.length > 0 ? { items: items.filter(({ id }) => !lost.includes(id)) } : {}),
    ...(debris.length > 0 ? { things: things.filter(({ id }) => !debris.includes(id)) } : {}),
  };
}
