import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { withTalliesByHex } from '../../../position/barricade-hexes.js';
import { replaceUnits, turnWith, withoutFires, withoutTally } from '../../../position/change.js';
import { equipmentOf, laidDown, withEquipment, withOneChanged } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Item } from '../../../position/things.js';
import { engineOwner } from '../../../position/engine-owner.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { SiegeEvent } from '../core/events/siege.js';
import { actedInPlaceOfAttack, acted, IllegalEvent, liveUnitOf, unitOf, type Appliers } from './applier.js';
import { carriedItem } from './equipment.js';
import { shortened } from './movement.js';

/** Ladders, screens and siege engines (pbem:19.1). */
export const SIEGE_APPLIERS: Appliers<SiegeEvent> = {
  LadderTaken: (position, event) => {
    const { units, equipment, mp } = event.data;
    const ladder = freeLadder(position, event, equipment);
    return spent(withOneChanged(position, { ...ladder, bearers: units }), event, units, mp);
  },
  LadderCarried: carry,
  LadderDropped: (position, event) => {
    const ladder = found(position, event, event.data.equipment);
    if (!ladder.bearers) throw new IllegalEvent(event, `nobody carries ${ladder.id}`);
    return withOneChanged(position, laidDown(ladder));
  },
  LadderSet: set,
  PlatformRearranged: rearrange,
  ToppleTried: (position, event) => actedInPlaceOfAttack(position, event, event.data.unit),
  LadderFell: (position, event) => {
    const { top, ...ladder } = found(position, event, event.data.equipment);
    if (top === undefined) throw new IllegalEvent(event, `${ladder.id} does not stand`);
    return withOneChanged(position, { ...ladder, hexes: event.data.hexes });
  },
  EquipmentMoved: move,
  EquipmentLost: lose,
  EngineLoaded: (position, event) => {
    const { equipment, turns, loaded } = event.data;
    const { loading, ...engine } = found(position, event, equipment);
    if (loading === undefined) throw new IllegalEvent(event, `${equipment} is loaded`);
    return withOneChanged(position, loaded ? engine : { ...engine, loading: turns });
  },
  BallistaShot: shootEngine,
  WaterDrawn: draw,
  WaterPoured: (position, event) => {
    const { unit, item } = event.data;
    const emptied = carriedItem(position, event, unit, item);
    const items = (position.items ?? []).filter((one) => one !== emptied);
    return actedInPlaceOfAttack({ ...position, items }, event, unit);
  },
};

function found(position: Position, event: PbemEvent, id: string): Equipment {
  const equipment = equipmentOf(position, id);
  if (!equipment) throw new IllegalEvent(event, `there is no equipment ${id}`);
  return equipment;
}

function freeLadder(position: Position, event: PbemEvent, id: string): Equipment {
  const ladder = found(position, event, id);
  if (ladder.kind !== 'ladder' || ladder.bearers || ladder.top !== undefined) {
    throw new IllegalEvent(event, `${id} is no ladder that lies there`);
  }
  return ladder;
}

/** Each unit has spent the MP, and the move of the first unit is under way. */
function spent(position: Position, event: PbemEvent, units: readonly UnitId[], mp: number, bore?: true): Position {
  const after = replaceUnits(
    position,
    units.map((id) => paid(liveUnitOf(position, event, id), mp, bore)),
  );
  return { ...after, turn: turnWith(after.turn, { mover: units[0] ?? null }) };
}

function paid(unit: Unit, mp: number, bore?: true): Unit {
  const acts = { ...unit.acts, mpSpent: unit.acts.mpSpent + mp, ...(bore ? { bore } : {}) };
  return { ...unit, acts };
}

function carry(position: Position, event: PbemEventOf<'LadderCarried'>): Position {
  const { units, equipment, steps, mp, borne } = event.data;
  const ladder = found(position, event, equipment);
  const hexes = steps.at(-1)?.hexes ?? ladder.hexes;
  const moved = replaceUnits(
    position,
    units.map((id, place) => standing(paid(liveUnitOf(position, event, id), mp, borne), [hexes[place] ?? ''])),
  );
  const carried = withOneChanged({ ...moved, turn: turnWith(moved.turn, { mover: units[0] }) }, { ...ladder, hexes });
  return shortened(carried, units[0], steps.length);
}

function set(position: Position, event: PbemEventOf<'LadderSet'>): Position {
  const { units, equipment, base, top, mp, borne } = event.data;
  const ladder = laidDown(found(position, event, equipment));
  const { moved } = ladder;
  const { gameTurn, side } = position.turn;
  // Only a ladder that stood before has been shifted (pbem:19.11m); the first time it is put up.
  const shifted = ladder.top === undefined || ladder.hexes[0] === base ? moved : { gameTurn, side };
  const stands: Equipment = { ...ladder, hexes: [base], top, ...(shifted ? { moved: shifted } : {}) };
  return spent(withOneChanged(position, stands), event, units, mp, borne);
}

/** The units move together, and each may go on before another unit is ordered (ruling of pbem:19.12g). */
function rearrange(position: Position, event: PbemEventOf<'PlatformRearranged'>): Position {
  const { moves } = event.data;
  const rearranged = moves.map(({ unit }) => unit);
  const moved = moves.map(({ unit: id, steps, mp }) => {
    const unit = paid(liveUnitOf(position, event, id), mp);
    const acts = { ...unit.acts, platform: true as const, rearranged };
    const stride = unit.stride + steps.length;
    return { ...standing(unit, steps.at(-1)?.hexes ?? unit.hexes), stride, acts };
  });
  return { ...replaceUnits(position, moved), turn: turnWith(position.turn, { mover: rearranged[0] ?? null }) };
}

/** Counts the cauldrons that have been drawn at the source in this GT (pbem:19.17l). */
function draw(position: Position, event: PbemEventOf<'WaterDrawn'>): Position {
  const { unit: id, item, source, mp } = event.data;
  const { items = [], drawn = {}, turn } = position;
  if (items.some((one) => one.id === item)) throw new IllegalEvent(event, `there is a ${item} already`);
  const known = drawn[source];
  const count = (known?.gameTurn === turn.gameTurn ? known.count : 0) + 1;
  const taken: Position = {
    ...position,
    items: [...items, { id: item, kind: 'cauldron', hex: null, carrier: id }],
    drawn: { ...drawn, [source]: { gameTurn: turn.gameTurn, count } },
  };
  return spent(taken, event, [id], mp);
}

/**
 * Its crew has fired in this step and cannot serve anything else; the ballista must be loaded again (pbem:18.2c,
 * 18.2g).
 */
export function shootEngine(position: Position, event: PbemEventOf<'BallistaShot' | 'FlamingBoltShot'>): Position {
  const { units, equipment } = event.data;
  const engine = found(position, event, equipment);
  if (engine.loading !== undefined) throw new IllegalEvent(event, `${equipment} is not loaded`);
  const fired = units.reduce((before, id) => {
    const { fired: steps } = unitOf(before, event, id).acts;
    return acted(before, event, id, { fired: [...steps, position.turn.step], served: equipment });
  }, position);
  return withOneChanged(fired, { ...engine, loading: 0 });
}

function move(position: Position, event: PbemEventOf<'EquipmentMoved'>): Position {
  const { units, equipment, hexes, places, mp } = event.data;
  const { gameTurn, side } = position.turn;
  const before = found(position, event, equipment);
  const paidFor = spent(position, event, units, mp);
  const moved = replaceUnits(
    paidFor,
    places.map(({ unit, hexes: held }) => standing(unitOf(paidFor, event, unit), held)),
  );
  const { items } = moved;
  const carried =
    items && before.kind === 'siegeTower' ? { ...moved, items: items.map(itemsAlong(before.hexes, hexes)) } : moved;
  return withOneChanged(carried, { ...before, hexes, moved: { gameTurn, side } });
}

/**
 * An engine that is still being built does not count, and an engine without an owner gives nobody points (pbem:23.2c).
 */
function countedAsLost(position: Position, { id, kind, unbuilt }: Equipment): Position {
  const owner = engineOwner(position, id);
  if (owner === undefined || unbuilt) return position;
  return { ...position, lostEngines: [...(position.lostEngines ?? []), { owner, kind }] };
}

/** A barricade of which one hex is destroyed stands on in the other (pbem:19.2s). */
function losePart(
  position: Position,
  event: PbemEventOf<'EquipmentLost'>,
  barricade: Equipment,
  without: HexName,
): Position {
  const { id, kind } = barricade;
  const hexes = barricade.hexes.filter((hex) => hex !== without);
  if (kind !== 'barricade' || hexes.length !== 1 || barricade.hexes.length !== 2) {
    throw new IllegalEvent(event, `${id} cannot lose ${without} and stand on`);
  }
  const left = withoutFires(withoutTally(withTalliesByHex(position, without), without), id, without);
  return withOneChanged(left, { ...barricade, hexes, without });
}

/** Units and things that were under a tower are in the hex itself now. */
function lose(position: Position, event: PbemEventOf<'EquipmentLost'>): Position {
  const { equipment: lost, hex: part, places = [] } = event.data;
  const engine = found(position, event, lost);
  if (part !== undefined) return losePart(position, event, engine, part);
  const { id, kind, hexes } = engine;
  const counted = kind === 'barricade' ? [id, ...hexes] : [id];
  const left = withEquipment(
    withoutFires(counted.reduce(withoutTally, countedAsLost(position, engine)), id),
    (position.equipment ?? []).filter((one) => one.id !== id),
  );
  const moved = replaceUnits(
    left,
    places.map(({ unit, hexes: held }) => standing(unitOf(left, event, unit), held)),
  );
  const { items } = moved;
  if (!items || kind !== 'siegeTower') return moved;
  const out = (hex: HexName): HexName => (hexes.includes(hex.replace(UNDER, '')) ? hex.replace(UNDER, '') : hex);
  return { ...moved, items: items.map((item) => (item.hex === null ? item : { ...item, hex: out(item.hex) })) };
}

/** Items on the platform of a tower go with it; items on the ground stay, under it or not. */
function itemsAlong(from: readonly HexName[], to: readonly HexName[]): (item: Item) => Item {
  return (item) => {
    if (item.hex === null) return item;
    const place = from.indexOf(item.hex);
    if (place >= 0) return { ...item, hex: to[place] ?? item.hex };
    const ground = item.hex.replace(UNDER, '');
    if (!from.includes(ground) && !to.includes(ground)) return item;
    return { ...item, hex: to.includes(ground) ? ground + UNDER : ground };
  };
}
