import { fieldNow } from '../../../board/live-field.js';
import { canBe, livePlace } from '../../../board/live-states.js';
import { fieldOf } from '../../../board/build.js';
import type { Field, HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { replaceUnits, turnWith, withUnit, withoutFires } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEventOf } from '../core/events.js';
import type { TerrainEvent } from '../core/events/terrain.js';
import { acted, IllegalEvent, unitOf, type Appliers } from './applier.js';

/** Doors and everything else on the map that changes (pbem:12.6, 7.9, 16). */
export const TERRAIN_APPLIERS: Appliers<TerrainEvent> = {
  DoorOperated: operate,
  TerrainChanged: change,
  CoverClaimed: (position, event) =>
    withUnit(position, { ...unitOf(position, event, event.data.unit), claim: event.data.against }),
};

function operate(position: Position, event: PbemEventOf<'DoorOperated'>): Position {
  const { unit: id, mp } = event.data;
  const { acts } = unitOf(position, event, id);
  const after = acted(position, event, id, { mpSpent: acts.mpSpent + mp });
  return { ...after, turn: turnWith(after.turn, { mover: id }) };
}

function change(position: Position, event: PbemEventOf<'TerrainChanged'>): Position {
  const { states, halves = [], places = [] } = event.data;
  const drawn = fieldOf(position.ground.boards, position.ground.joins, position.ruleset.id);
  for (const { where, state } of states) {
    const place = livePlace(drawn, where);
    const isPitched = position.live[where] === 'tent' && state === 'destroyed';
    if (place?.name !== where || !(canBe(place, state) || isPitched)) {
      throw new IllegalEvent(event, `${where} cannot be ${state}`);
    }
  }
  const live = { ...position.live, ...Object.fromEntries(states.map(({ where, state }) => [where, state])) };
  const field = fieldNow(position.ground.boards, position.ground.joins, live, position.ruleset.id);
  const changed = new Map<UnitId, Unit>();
  const unitNow = (id: UnitId): Unit => changed.get(id) ?? unitOf(position, event, id);
  for (const { unit, hexes } of places) {
    const missing = hexes.find((name) => field.hex(name)?.name !== name);
    if (missing !== undefined) throw new IllegalEvent(event, `the map has no hex ${missing}`);
    changed.set(unit, standing(unitNow(unit), hexes));
  }
  for (const { unit, half } of halves) {
    const before = unitNow(unit);
    const { claim } = before;
    changed.set(unit, {
      ...standing(before, before.hexes, half ?? undefined),
      ...(claim === undefined ? {} : { claim }),
    });
  }
  const moved = { ...replaceUnits(position, [...changed.values()]), live };
  const gone = states.filter(({ state }) => state === 'destroyed');
  const after = gone.reduce((now: Position, { where }) => withoutFires(now, 'tent', where), moved);
  return states.some(({ state }) => state === 'rubble') ? withoutLevels(after, field) : after;
}

/** Things that lay under a fallen structure lie in its rubble. */
function withoutLevels(position: Position, field: Field): Position {
  const { items, things } = position;
  const out = (name: HexName): HexName => (field.hex(name) ? name : name.replace(UNDER, ''));
  return {
    ...position,
    ...(items ? { items: items.map((item) => (item.hex === null ? item : { ...item, hex: out(item.hex) })) } : {}),
    things: things.map((thing) => ({ ...thing, hexes: thing.hexes.map(out) })),
  };
}
