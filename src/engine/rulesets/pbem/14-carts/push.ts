import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Cart } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { whyBoarded } from '../07-movement/draught.js';
import { hiddenEnemiesIn } from '../22-hidden/discovery.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { whyBurns } from '../core/burning/fires.js';
import { cellsOf, cartNamed } from '../core/carts/carts.js';
import { mpaOf } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import type { PushStep } from '../core/events/carts.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Push } from '../core/orders/cart-orders.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { noCart } from './hitching.js';
import { mpOfCrew, whyNotPush, crewOf } from './push-crew.js';
import { pushOn } from './push-on.js';
import { shovesFrom } from './push-path.js';
import { pushStep, teamOf, whyNotStopThere, type Standing, type Team } from './push-step.js';

/** Of all who could push, so many stand round a cart at most: eight hexes lie beside it. */
const CREW_MAX = 6;

/**
 * Pushes of which a unit is the first by name, by crews in which nobody is needless: the cheapest way to each place to
 * which they bring the cart.
 */
function listPushes(position: Position, unit: Unit): readonly LegalOrder<Push>[] {
  if (position.carts === undefined || !isActive(unit)) return [];
  return position.carts.flatMap((cart) => {
    if (cart.draft !== undefined || whyBoarded(cart) || whyBurns(position, cart.id) || whyNotPush(position, cart, unit))
      return [];
    const others = pushersBeside(position, cart, unit);
    return crewsOf([unit], others).flatMap((crew) => pushesOf(teamOf(position, cart, crew)));
  });
}

/** Friends beside a cart who could push it, later by name than a unit. */
function pushersBeside(position: Position, cart: Cart, { id, side }: Unit): readonly Unit[] {
  const around = cart.hexes.flatMap((name) => hexOf(position, name).neighbours);
  const beside = [...new Set(around)].flatMap((hex) => (hex ? unitsIn(position, hex.name) : []));
  return beside
    .filter((unit) => unit.side === side && unit.id > id && isActive(unit) && !whyNotPush(position, cart, unit))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Crews that begin with these and go on with some of the others, none of whom could be spared. */
function crewsOf(crew: readonly Unit[], others: readonly Unit[]): readonly (readonly Unit[])[] {
  const own = isLean(crew) ? [crew] : [];
  if (crew.length === CREW_MAX) return own;
  return [...own, ...others.flatMap((one, index) => crewsOf([...crew, one], others.slice(index + 1)))];
}

/** They move the cart, and without any one of them it would go less far or not at all. */
function isLean(crew: readonly Unit[]): boolean {
  const mp = mpOfCrew(crew);
  return mp !== null && crew.every((unit) => mpOfCrew(crew.filter((one) => one !== unit)) !== mp);
}

interface Way extends Standing {
  readonly mp: number;
  readonly steps: readonly PushStep[];
}

function pushesOf(team: Team): readonly LegalOrder<Push>[] {
  const { crew, cart, around } = team;
  const field = fieldOfGame(around);
  const mpMax = (mpOfCrew(crew) ?? 0) - (cart.mpSpent ?? 0);
  const [first] = crew;
  const all = first ? mpaOf(around, first) : null;
  const start: Way = { hexes: cart.hexes, crew: crew.map(({ hexes }) => hexes[0] ?? ''), mp: 0, steps: [] };
  const next = (way: Way): readonly Way[] =>
    shovesFrom(cellsOf(around, way.hexes)).flatMap(({ head, rear }) => {
      const [front, back] = [named(way.hexes, field.hexAt(head)?.name), named(way.hexes, field.hexAt(rear)?.name)];
      const step = front === undefined || back === undefined ? null : pushStep(team, way, [front, back]);
      if (!step?.ok || way.mp + step.value.mp > mpMax) return [];
      return [{ ...step.value, mp: way.mp + step.value.mp, steps: [...way.steps, step.value] }];
    });
  return cheapestWays(start, next, ({ hexes }) => hexes.join('-'))
    .filter((way) => whyNotStopThere(team, way) === null)
    .map(({ hexes, steps }) => ({
      order: {
        type: 'Push',
        units: crew.map(({ id }) => id),
        cart: cart.id,
        path: steps.map((step) => step.hexes),
      },
      // Whatever the way costs, it takes all MP of each of them (pbem:14p).
      mp: all,
      summary: `${crew.map(({ id }) => id).join(' and ')} push ${cart.id} to ${hexes.join('-')}`,
    }));
}

/** The hex of that place; where the cart stands already, by the location in which it does. */
function named(held: Cart['hexes'], name: string | undefined): string | undefined {
  return held.find((one) => one === name || one === `${name ?? ''}/under`) ?? name;
}

/**
 * Two or more on foot push a cart with all that they have of MP (pbem:14m to 14u). Like all who go past enemies they
 * may be pinned (pbem:8.1b).
 */
export const PUSH: OrderRule<Push> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ carts }) => carts !== undefined,
  units: ({ units }) => units,
  carryOut(course, _side, order, dice) {
    const cart = cartNamed(course.position, order.cart);
    if (!cart) return noCart(order.cart);
    const judged = judge(course.position, cart, order);
    if (!judged.ok) return judged.refusal;
    const free = beforeHidden(course, cart, order, judged.value);
    pushOn(course, { type: 'Push', units: order.units, cart: cart.id }, free, dice);
    return null;
  },
  list: (position, _side, unit) => listPushes(position, unit),
};

/**
 * The steps of a push before the first that would bring cart or pushers into the hex of a hidden enemy, up to the last
 * place where all may stop; that enemy is found (pbem:22.8d, 14u).
 */
function beforeHidden(
  course: Course<PbemEvent>,
  cart: Cart,
  { units }: Push,
  steps: readonly PushStep[],
): readonly PushStep[] {
  const { position } = course;
  const crew = units.flatMap((id) => position.units[id] ?? []);
  const [first] = crew;
  const barred = steps.findIndex((step) => first && hiddenEnemiesIn(position, first, held(step)).length > 0);
  const at = steps[barred];
  if (!first || !at) return steps;
  runsInto(course, first, held(at));
  const team = teamOf(position, cart, crew);
  const before = steps.slice(0, barred);
  return before.slice(0, before.findLastIndex((step) => whyNotStopThere(team, step) === null) + 1);
}

function held({ hexes, crew }: PushStep): readonly HexName[] {
  return [...hexes, ...crew];
}

/** Why a cart is not pushed at all, whoever pushes it, or null (pbem:14o, 14z, 20.1g). */
function whyNotPushed(position: Position, cart: Cart): Refusal | null {
  if (cart.draft === undefined) return whyBurns(position, cart.id) ?? whyBoarded(cart);
  return illegal('pbem:14o', `${cart.draft} must first be unhitched from ${cart.id}`, cart.id);
}

function judge(position: Position, cart: Cart, { units, path }: Push): Ruled<readonly PushStep[]> {
  const fixed = whyNotPushed(position, cart);
  if (fixed) return refused(fixed);
  const crew = crewOf(position, cart, units);
  if (!crew.ok) return crew;
  const team = teamOf(position, cart, crew.value);
  const steps: PushStep[] = [];
  let from: Standing = { hexes: cart.hexes, crew: crew.value.map(({ hexes }) => hexes[0] ?? '') };
  for (const [front = '', rear = ''] of path) {
    const step = pushStep(team, from, [front, rear]);
    if (!step.ok) return step;
    steps.push(step.value);
    from = step.value;
  }
  const wrong = whyTooFar(team, steps) ?? whyNotStopThere(team, from);
  return wrong ? refused(wrong) : allowed(steps);
}

function whyTooFar({ crew, cart }: Team, steps: readonly PushStep[]): Refusal | null {
  const mp = steps.reduce((sum, step) => sum + step.mp, 0);
  const left = (mpOfCrew(crew) ?? 0) - (cart.mpSpent ?? 0);
  if (mp <= left) return null;
  return illegal('pbem:14m', `that costs ${cart.id} ${mp} MP, with these pushers it has ${left}`, cart.id);
}
