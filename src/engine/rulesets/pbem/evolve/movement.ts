import { replaceUnits, turnWith, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isMounted, standing, isLive, type UnitId, type Unit } from '../../../position/unit.js';
import type { Acts, Gifts } from '../../../position/acts.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { PlannedBy } from '../core/events/fight.js';
import type { MovementEvent, FallsEvent, ScenarioEvent } from '../core/events/movement.js';
import type { MarchStep } from '../core/orders/animal-orders.js';
import { acted, IllegalEvent, placedUnits, unitOf, type Appliers } from './applier.js';

/** The steps that were gone are no longer planned: so many of the unit's own steps. */
export function shortened(position: Position, unit: UnitId, steps: number): Position {
  if (position.plan?.unit !== unit) return position;
  const { plan, ...free } = position;
  const by = plan.by as PlannedBy | undefined;
  const gone = by?.type === 'March' ? marched(plan.rest, steps) : steps;
  const rest = plan.rest.slice(gone);
  return rest.length > 0 ? { ...free, plan: { ...plan, rest } } : free;
}

/** The number of steps of a march that are gone with so many steps of its leader, who stays in some of them. */
function marched(rest: readonly MarchStep[], steps: number): number {
  const own = rest.flatMap(({ hexes }, index) => (hexes ? [index] : []));
  return (own[steps - 1] ?? rest.length - 1) + 1;
}

/** Movement, help in it, and dismounting (pbem:7, 12.21, 12.34). */
export const MOVEMENT_APPLIERS: Appliers<MovementEvent> = {
  ChargeDeclared: (position, event) => acted(position, event, event.data.unit, { charging: event.data.targets }),
  UnitMoved: move,
  TrenchJumped: jump,
  MoveEnded: (position, event) => acted(position, event, event.data.unit, { moveEnded: true }),
  DismountBegan: beginDismount,
  DismountFailed: (position, event) => {
    if (!position.dismounting?.some(({ unit }) => unit === event.data.unit)) {
      throw new IllegalEvent(event, `${event.data.unit} is not dismounting`);
    }
    return withoutDismount(position, event.data.unit);
  },
  RiderDismounted: dismount,
  MpGiven: give,
  MpGiftLost: (position, event) => {
    const { unit, helped } = event.data;
    const { [unit]: lost, ...gifts } = unitOf(position, event, helped).acts.gifts ?? {};
    if (lost !== event.data.mp) throw new IllegalEvent(event, `${unit} has not given ${helped} so much`);
    return withGifts(position, event, helped, gifts);
  },
};

function give(position: Position, event: PbemEventOf<'MpGiven'>): Position {
  const { unit: id, helped, mp, joint, given } = event.data;
  const helper = unitOf(position, event, id);
  const { given: before, ...acts } = helper.acts;
  const mpSpent = acts.mpSpent + mp;
  const now: Acts = { ...acts, gave: helped, mpSpent, ...(given === undefined ? {} : { given }) };
  const lent = withUnit(position, { ...helper, acts: now });
  const { gifts } = unitOf(lent, event, helped).acts;
  // The unspent rest of the helper's earlier gift is still there (pbem:12.21a).
  const unspent = before === undefined ? 0 : (gifts?.[id] ?? 0);
  const taken = withGifts(lent, event, helped, { ...gifts, [id]: unspent + mp });
  return joint ? { ...taken, turn: turnWith(taken.turn, { mover: id }) } : taken;
}

/** If there are no gifts, there is no list, so that the position is the same as if there had never been one. */
function withGifts(position: Position, event: PbemEvent, id: UnitId, left: Gifts): Position {
  const unit = unitOf(position, event, id);
  const acts: { -readonly [Key in keyof Acts]: Acts[Key] } = { ...unit.acts };
  if (Object.keys(left).length === 0) delete acts.gifts;
  else acts.gifts = left;
  return withUnit(position, { ...unit, acts });
}

function move(position: Position, event: PbemEventOf<'UnitMoved'>): Position {
  const { unit: id, steps, mp, entered } = event.data;
  const [unit, ...horse] = placedUnits(position, event, id, steps);
  const acts = {
    ...unit.acts,
    mpSpent: unit.acts.mpSpent + mp,
    ...(steps.some(({ platform }) => platform) ? { platform: true as const } : {}),
  };
  const after = {
    ...replaceUnits(position, [{ ...unit, stride: unit.stride + entered, acts }, ...horse]),
    turn: turnWith(position.turn, { mover: id }),
  };
  const gifts = steps.at(-1)?.gifts;
  const gone = gifts === undefined ? after : withGifts(after, event, id, gifts);
  return shortened(gone, id, steps.length);
}

function jump(position: Position, event: PbemEventOf<'TrenchJumped'>): Position {
  const { unit: id, hexes, mp, entered } = event.data;
  const rider = unitOf(position, event, id);
  if (rider.mount === null) throw new IllegalEvent(event, `${id} is not mounted`);
  const acts = { ...rider.acts, mpSpent: rider.acts.mpSpent + mp };
  const horse = { ...unitOf(position, event, rider.mount), hexes };
  const landed = replaceUnits(position, [{ ...standing(rider, hexes), stride: rider.stride + entered, acts }, horse]);
  return { ...landed, turn: turnWith(landed.turn, { mover: id }) };
}

function beginDismount(position: Position, event: PbemEventOf<'DismountBegan'>): Position {
  const { unit: id, to, half, mp } = event.data;
  const rider = unitOf(position, event, id);
  if (!isMounted(rider)) throw new IllegalEvent(event, `${id} is not mounted`);
  const begun = acted(position, event, id, { mpSpent: rider.acts.mpSpent + mp });
  const entry = { unit: id, to, ...(half === undefined ? {} : { half }) };
  return { ...begun, dismounting: [...(begun.dismounting ?? []), entry] };
}

/** If nobody is dismounting, there is no such member. */
function withoutDismount(position: Position, id: UnitId): Position {
  if (!position.dismounting) return position;
  const { dismounting, ...rest } = position;
  const others = dismounting.filter(({ unit }) => unit !== id);
  return others.length === 0 ? rest : { ...rest, dismounting: others };
}

function dismount(position: Position, event: PbemEventOf<'RiderDismounted'>): Position {
  const { unit: id, horse: horseId, to, horseHexes, mp, half, afterMoving } = event.data;
  const rider = unitOf(position, event, id);
  if (!isMounted(rider) || rider.mount !== horseId) throw new IllegalEvent(event, `${id} does not ride ${horseId}`);
  const thrown = afterMoving ? { thrownOff: horseId } : {};
  const acts = { ...rider.acts, mpSpent: rider.acts.mpSpent + mp, ...thrown };
  const horse = { ...unitOf(position, event, horseId), hexes: horseHexes, rider: null };
  const remounts = event.data.mayMount ? { mayMount: true as const } : {};
  const afoot = { ...standing(rider, [to], half), ...remounts, mount: null, acts };
  return withoutDismount(replaceUnits(position, [afoot, horse]), id);
}

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
  return { ...entered, turn: turnWith(position.turn, { mover: id }) };
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
  return { ...after, turn: turnWith(position.turn, { mover: id }) };
}

function horse(
  position: Position,
  event: ScenarioEvent,
  { mount }: Pick<Unit, 'mount'>,
  change: Partial<Unit>,
): readonly Unit[] {
  return mount === null ? [] : [{ ...unitOf(position, event, mount), ...change }];
}
