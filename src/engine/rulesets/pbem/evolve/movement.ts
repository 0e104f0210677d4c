import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isMounted, standing } from '../../../position/unit.js';
import type { PbemEventOf } from '../events.js';
import type { MovementEvent } from '../events/movement.js';
import { acted, IllegalEvent, placed, unitOf, type Appliers } from './applier.js';

/** Movement and dismounting (pbem:7, 12.34). */
export const MOVEMENT_APPLIERS: Appliers<MovementEvent> = {
  ChargeDeclared: (position, event) => acted(position, event, event.data.unit, { charging: event.data.targets }),
  UnitMoved: move,
  MoveEnded: (position, event) => acted(position, event, event.data.unit, { moveEnded: true }),
  RiderDismounted: dismount,
};

function move(position: Position, event: PbemEventOf<'UnitMoved'>): Position {
  const { unit: id, steps, mp, entered } = event.data;
  const before = unitOf(position, event, id);
  const moved = placed(position, event, id, steps);
  const unit = unitOf(moved, event, id);
  const acts = { ...unit.acts, mpSpent: before.acts.mpSpent + mp };
  const after = {
    ...withUnit(moved, { ...unit, stride: unit.stride + entered, acts }),
    turn: { ...position.turn, mover: id },
  };
  return after.plan?.unit === id ? shortenPlan(after, steps.length) : after;
}

/** What was gone is no longer planned. */
function shortenPlan({ plan, ...position }: Position, steps: number): Position {
  const rest = plan?.rest.slice(steps) ?? [];
  return plan && rest.length > 0 ? { ...position, plan: { ...plan, rest } } : position;
}

function dismount(position: Position, event: PbemEventOf<'RiderDismounted'>): Position {
  const { unit: id, horse: horseId, to, horseHexes, mp, half } = event.data;
  const rider = unitOf(position, event, id);
  if (!isMounted(rider) || rider.mount !== horseId) throw new IllegalEvent(event, `${id} does not ride ${horseId}`);
  const acts = { ...rider.acts, mpSpent: rider.acts.mpSpent + mp };
  const horse = { ...unitOf(position, event, horseId), hexes: horseHexes, rider: null };
  const remounts = event.data.mayMount ? { mayMount: true as const } : {};
  return replaceUnits(position, [{ ...standing(rider, [to], half), ...remounts, mount: null, acts }, horse]);
}
