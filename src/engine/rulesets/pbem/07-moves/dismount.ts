import type { FieldHex, HexName } from '../../../board/field.js';
import { isAloft } from '../../../board/location.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { cartAt } from '../core/carts/carts.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import { mayStop } from '../07-movement/going.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { breakMelee } from '../core/melee/melee.js';
import { whyImmobile } from '../07-movement/mobility.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Dismount } from '../core/orders/movement-orders.js';
import { barsMounting, halfBeside, mountingHexes, wrongPlace } from '../07-movement/side-hexes.js';
import type { PbemEvent } from '../core/events.js';
import { rightToMount } from '../12-tasks/mounting.js';
import { mpaOf } from '../core/combat/strength.js';
import { leftBehind } from '../11-melee/melee.js';
import { spaced } from '../../../game/spaced.js';

/**
 * Getting off is a move of the full MPA (pbem:7.65, 12.34a). The rider and the horse cannot move any more in this step.
 * It takes effect when the step closes (2.54c): until then the unit is a rider in its old hexes and in its melees, and
 * other units may pass through the side hex but may not stop in it.
 */
export const DISMOUNT: OrderRule<Dismount> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, to }) {
    const { position } = course;
    const rider = position.units[id];
    if (!rider) throw new Error(`there is no unit ${id}`);
    const barred = whyNotDismount(position, rider);
    if (barred) return barred;
    const { mount: horse } = rider;
    if (horse === null) throw new Error(`${id} has no horse to get off`);
    const side = landing(position, rider, to);
    if (!side.ok) return side.refusal;
    if (runsInto(course, rider, [side.value.name])) return null;
    course.emit({
      type: 'DismountBegan',
      data: {
        unit: id,
        to: side.value.name,
        ...halfBeside(position, rider, side.value),
        mp: mpaOf(position, rider),
        rule: 'pbem:12.34a',
      },
    });
    for (const unit of [id, horse]) {
      course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:12.34a' } });
    }
    return null;
  },
  list: (position, _side, unit) =>
    waysOff(position, unit).map((to): LegalOrder<Dismount> => ({
      order: { type: 'Dismount', unit: unit.id, to },
      mp: mpaOf(position, unit),
      summary: `dismount to ${to}`,
    })),
};

/** Hexes into which a rider may now get off. */
export function waysOff(position: Position, unit: Unit): readonly HexName[] {
  return isMounted(unit) && whyNotDismount(position, unit) === null ? landings(position, unit) : [];
}

/** Hexes beside a rider that have room for him on foot. */
export function landings(position: Position, rider: Unit): readonly HexName[] {
  return mountingHexes(position, rider)
    .map(({ name }) => name)
    .filter((name) => landing(position, rider, name).ok);
}

/**
 * The movement step closes: riders who have begun to dismount get off, or stay on if they no longer can (pbem:12.34a).
 */
export function getOff(course: Course<PbemEvent>): void {
  for (const { unit: id, to } of course.position.dismounting ?? []) {
    const { position } = course;
    const rider = position.units[id];
    const side = rider && isMounted(rider) ? landing(position, rider, to) : null;
    if (!rider || rider.mount === null || !side?.ok) {
      const rule = side?.ok === false ? (side.refusal.rule ?? 'pbem:12.34a') : 'pbem:12.34a';
      course.emit({ type: 'DismountFailed', data: { unit: id, rule } });
      continue;
    }
    stepDown(course, rider, rider.mount, side.value);
    const afoot = course.position.units[id] ?? rider;
    breakMelee(course, id, 'pbem:11.41b', leftBehind(course.position, afoot, afoot.hexes, afoot.half));
  }
}

/** The rider stands beside his horse from now on. */
export function stepDown(course: Course<PbemEvent>, rider: Unit, horse: UnitId, side: FieldHex): void {
  const { position } = course;
  course.emit({
    type: 'RiderDismounted',
    data: {
      unit: rider.id,
      horse,
      to: side.name,
      horseHexes: rider.hexes,
      ...halfBeside(position, rider, side),
      mp: 0,
      cause: { rule: 'pbem:12.34a' },
      dice: [],
      ...rightToMount(position, rider),
    },
  });
}

function whyNotDismount(position: Position, rider: Unit): Refusal | null {
  const subject = rider.id;
  const immobile = whyImmobile(position, rider);
  if (immobile) return immobile;
  if (!isMounted(rider)) {
    return illegal('pbem:12.34a', `${subject} is not mounted`, subject);
  }
  if (rider.acts.mpSpent > 0) {
    const because = `${subject} has moved; dismounting takes the full MPA`;
    return illegal('pbem:7.65', because, subject);
  }
  return null;
}

/** The hex of that name, if the rider can get off into it (pbem:12.32, siege-en:1.53b). */
export function landing(position: Position, rider: Unit, name: HexName): Ruled<FieldHex> {
  const hex = fieldOfGame(position).hex(name);
  if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name });
  if (!mountingHexes(position, rider).includes(hex)) {
    return forbidden('pbem:12.32a', `${hex.name} is ${wrongPlace(position)} ${rider.hexes.join('-')}`, hex.name);
  }
  const { structure } = hex;
  if (structure && isAloft(hex)) {
    const rule = structure.kind === 'ladder' ? 'pbem:19.11o' : 'pbem:19.12i';
    return forbidden(rule, `nobody gets off a horse onto the ${spaced(structure.kind)} in ${hex.name}`, hex.name);
  }
  const afoot: Unit = { ...rider, mount: null };
  const crossable = rider.hexes
    .map((held) => hexOf(position, held))
    .filter((held) => crossingCost(position, afoot, held, hex).ok);
  if (crossable.length === 0) {
    return forbidden('pbem:12.32a', `${hex.name} is not ADJACENT to ${rider.hexes.join('-')}`, hex.name);
  }
  if (crossable.every((held) => barsMounting(position, held, hex))) {
    return forbidden('pbem:12.32b', `nobody dismounts over the edge of ${hex.name}`, hex.name);
  }
  const cart = position.carts && cartAt(position, hex.name);
  if (cart) return forbidden('pbem:14y', `nobody gets off a horse onto ${cart.id}`, hex.name);
  const entry = entryCost(position, afoot, crossable[0] ?? hex, hex);
  if (!entry.ok) return entry;
  const taken = mayStop(position, rider, [hex.name], halfBeside(position, rider, hex).half);
  return taken ? refused(taken) : allowed(hex);
}
