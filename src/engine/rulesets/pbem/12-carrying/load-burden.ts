import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { opposite } from '../../../hex/direction.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { partyOf, whyLost, whyNotBear, whyNotBorne, whyShut } from './party.js';
import { mpaOf } from '../core/combat/strength.js';
import { loadDue } from '../12-equipment/load.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { isInMelee } from '../core/melee/melee.js';
import { crossingCost, entryCost, whyInFire } from '../07-movement/entry.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { mayStop } from '../07-movement/going.js';
import { meet } from '../08-pinning/passing.js';
import type { OrderRule } from '../core/order-rule.js';
import type { LoadBurden, UnloadBurden } from '../core/orders/cart-orders.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { whyNoRoom, whyUnderWay } from '../core/carts/boarding.js';
import { burdensBeside, partiesRound } from './burden-list.js';
import { cartAt, cartUnder } from '../core/carts/carts.js';

/** Where the three come to: the bearers in their order, and their burden; and the cart. */
interface Shifted {
  readonly cart: Cart;
  readonly hexes: readonly [first: HexName, burden: HexName, second: HexName];
}

/**
 * Bearers lay their burden on a cart; the bearer who is not beside the cart steps where the burden was (pbem:12.23c).
 */
export const LOAD_BURDEN: OrderRule<LoadBurden> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.23c',
  near: true,
  possible: ({ carts }) => carts !== undefined,
  units: ({ bearers }) => bearers,
  besides: ({ burden }) => [burden],
  carryOut: (course, _side, order, dice) =>
    shift(course, order, judgeLoading(course.position, order), 'BurdenLoaded', dice),
  list: (position, _side, unit) =>
    partiesRound(position, unit).flatMap(({ bearers, burden, places }) =>
      places
        .map((to): LoadBurden => ({ type: 'LoadBurden', bearers, burden, to }))
        .filter((order) => judgeLoading(position, order).ok)
        .map((order) => ({
          order,
          mp: mpTogether(position, bearers),
          summary: `${bearers.join(' and ')} load ${burden} onto ${order.to}`,
        })),
    ),
};

/** Bearers beside a cart lift somebody from it; the one who gives up his hex to the burden steps back (pbem:12.23c). */
export const UNLOAD_BURDEN: OrderRule<UnloadBurden> = {
  when: { steps: ['movement'] },
  rule: 'pbem:12.23c',
  near: true,
  possible: ({ carts }) => carts !== undefined,
  units: ({ bearers }) => bearers,
  carryOut: (course, _side, order, dice) =>
    shift(course, order, judgeUnloading(course.position, order), 'BurdenUnloaded', dice),
  list: (position, _side, unit) =>
    burdensBeside(position, unit).flatMap(({ bearers, burden, places }) =>
      places
        .map((to): UnloadBurden => ({ type: 'UnloadBurden', bearers, burden, to }))
        .filter((order) => judgeUnloading(position, order).ok)
        .map((order) => ({
          order,
          mp: mpTogether(position, bearers),
          summary: `${bearers.join(' and ')} lift ${burden} to ${order.to}`,
        })),
    ),
};

/** MP of the whole movement step of the two together (pbem:12.23c): nobody spends more than he has (7.3a). */
function mpTogether(position: Position, bearers: readonly UnitId[]): number {
  const mpas = bearers.flatMap((id) => {
    const unit = position.units[id];
    return unit ? [mpaOf(position, unit)] : [];
  });
  return Math.min(...mpas);
}

function shift(
  course: Course<PbemEvent>,
  { bearers, burden }: LoadBurden | UnloadBurden,
  judged: Ruled<Shifted>,
  type: 'BurdenLoaded' | 'BurdenUnloaded',
  dice: Dice,
): Refusal | null {
  if (!judged.ok) return judged.refusal;
  const { cart, hexes } = judged.value;
  const { position } = course;
  // The bearer who steps, and the burden, may come to where an enemy hides (pbem:22.8d).
  const stepper = bearers.find((id, place) => position.units[id]?.hexes[0] !== hexes[place === 0 ? 0 : 2]);
  const seeker = position.units[stepper ?? ''];
  if (seeker && runsInto(course, seeker, hexes)) return null;
  const borne = position.units[burden];
  breakOffTask(course, burden, 'pbem:12.1c');
  const mp = mpTogether(position, bearers);
  const data = { units: bearers, burden, cart: cart.id, hexes, mp, rule: 'pbem:12.23c' };
  course.emit({ type, data });
  for (const unit of bearers) course.emit({ type: 'MoveEnded', data: { unit, rule: 'pbem:12.23c' } });
  breakDistantMelee(course, burden, 'pbem:11.43');
  if (borne && isLive(borne)) {
    const on = type === 'BurdenLoaded';
    course.emit({ type: 'CartBoarded', data: { unit: burden, cart: cart.id, on, rule: 'pbem:14z' } });
  }
  // The bearer who steps may be pinned where he comes to, as on any other step (pbem:8.1e).
  const stepped = bearers
    .flatMap((id) => course.position.units[id] ?? [])
    .filter(({ id, hexes: [hex] }) => position.units[id]?.hexes[0] !== hex);
  meet(
    course,
    stepped.map((unit) => ({ unit, hexes: unit.hexes })),
    dice,
    'first',
    [],
  );
  return null;
}

function judgeLoading(position: Position, { bearers, burden, to }: LoadBurden): Ruled<Shifted> {
  const cart = cartAt(position, to);
  if (!cart) return forbidden('pbem:12.23c', `no cart stands in ${to}`, to);
  const party = partyOf(position, bearers, burden);
  if (!party.ok) return party;
  const { hexes, bearers: pair, burden: borne, around } = party.value;
  const target = hexOf(position, to);
  const [first, middle, last] = hexes;
  const beside = (bearer: Unit, hex: FieldHex): boolean => ADJACENT(position, bearer, hex.name, to);
  const stays = beside(pair[0], first) ? 0 : beside(pair[1], last) ? 1 : null;
  if (stays === null || directionBetween(middle, target) === null) {
    return forbidden('pbem:12.23c', `${to} is not beside ${burden} and one of his bearers`, to);
  }
  const busy =
    whyBusy(position, pair) ??
    whyInFire(position, target) ??
    whyNoRoom(position, cart, to) ??
    whyNotWithHidden(position, borne, [to], pair[0].side) ??
    whyHalted(position, cart, borne);
  if (busy) return refused(busy);
  const stepper = stays === 0 ? pair[1] : pair[0];
  const step = whyNoStep(around, stepper, stays === 0 ? last : first, middle);
  if (step) return refused(step);
  const at = (index: 0 | 1, hex: FieldHex): HexName => (stays === index ? hex.name : middle.name);
  return allowed({ cart, hexes: [at(0, first), to, at(1, last)] });
}

function judgeUnloading(position: Position, { bearers: ids, burden: id, to }: UnloadBurden): Ruled<Shifted> {
  const [one, other, burden] = [...ids, id].map((name) => position.units[name]);
  if (!one || !other || !burden) {
    return refused({ code: 'unknownUnit', rule: null, because: 'one of the three is no unit of this game' });
  }
  const cart = cartUnder(position, burden);
  if (!cart) return forbidden('pbem:12.23c', `${id} is on no cart`, id);
  const unable = whyNotBear(position, one) ?? whyNotBear(position, other) ?? whyNotBorne(one, burden);
  if (unable) return refused(unable);
  const here = fieldOfGame(position).hex(to);
  if (!here) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${to}`, subject: to });
  const busy =
    whyBusy(position, [one, other]) ??
    whyHalted(position, cart, burden) ??
    whyLost(burden, here) ??
    whyInFire(position, here);
  if (busy) return refused(busy);
  const [stepper, stayer] = one.hexes[0] === to ? [one, other] : [other, one];
  const back = behind(position, stepper, stayer, burden, to);
  if (!back) {
    const because = `${ids.join(' and ')} do not stand beside ${id} and each other, one of them in ${to}`;
    return forbidden('pbem:12.23c', because, id);
  }
  const around = { ...position, units: { ...position.units, [id]: { ...burden, hexes: [] } } };
  const step =
    whyShut(position, [here, back]) ?? whyNoStep(around, stepper, here, back) ?? mayStop(around, stepper, [back.name]);
  if (step) return refused(step);
  const at = (unit: Unit): HexName => (unit === stepper ? back.name : (stayer.hexes[0] ?? ''));
  return allowed({ cart, hexes: [at(one), to, at(other)] });
}

/**
 * The hex into which the bearer in `to` steps back: opposite to the other one; null: the bearers do not stand like this
 * (pbem:12.23a).
 */
function behind(position: Position, stepper: Unit, stayer: Unit, burden: Unit, to: HexName): FieldHex | null {
  const [at = '', lies = ''] = [stayer.hexes[0], burden.hexes[0]];
  const middle = fieldOfGame(position).hex(to);
  if (!middle || stepper.hexes[0] !== to) return null;
  const reached = ADJACENT(position, stepper, to, lies) && ADJACENT(position, stayer, at, lies);
  const towards = directionBetween(middle, hexOf(position, at));
  if (!reached || towards === null || !ADJACENT(position, stayer, at, to)) return null;
  return middle.neighbours[opposite(towards)] ?? null;
}

/** It takes a whole movement step (pbem:12.23c), which nobody has in melee or with a load (11.2a, 7.3b). */
function whyBusy(position: Position, bearers: readonly Unit[]): Refusal | null {
  for (const { id, acts } of bearers) {
    if (acts.bears !== undefined) {
      const because = `${id} has moved with ${acts.bears}; this takes a whole movement step`;
      return illegal('pbem:12.23c', because, id);
    }
    if (isInMelee(position, id)) return illegal('pbem:11.2a', `${id} is in melee`, id);
  }
  const loaded = bearers.find((unit) => loadDue(position, unit) !== null);
  return loaded ? illegal('pbem:7.3b', `${loaded.id} carries something besides`, loaded.id) : null;
}

/** The living get on and off a cart, which must not have gone (pbem:14z); a body is a load. */
function whyHalted(position: Position, cart: Cart, burden: Unit): Refusal | null {
  return isLive(burden) ? whyUnderWay(position, cart) : null;
}

function whyNoStep(around: Position, unit: Unit, from: FieldHex, to: FieldHex): Refusal | null {
  const crossing = crossingCost(around, unit, from, to);
  if (!crossing.ok) return crossing.refusal;
  const cart = cartAt(around, to.name);
  if (cart) return illegal('pbem:14v', `${cart.id} stands in ${to.name}`, to.name);
  const entry = entryCost(around, unit, from, to);
  return entry.ok ? null : entry.refusal;
}
