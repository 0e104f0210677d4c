import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isMounted, standing, type Acts, type Gifts, type UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { MovementEvent } from '../core/events/movement.js';
import { shortened } from './plan.js';
import { acted, IllegalEvent, placedUnits, unitOf, type Appliers } from './applier.js';

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
  return joint ? { ...taken, turn: { ...taken.turn, mover: id } } : taken;
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
    turn: { ...position.turn, mover: id },
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
  return { ...landed, turn: { ...landed.turn, mover: id } };
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
