import type { LegalOrder } from '../../../game/ruleset.js';
import type { Cart } from '../../../position/cart.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import type { PushStep } from '../core/events/carts.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { Push } from '../core/orders/cart-orders.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { cellsOf } from '../core/carts/arcs.js';
import { whyBurns } from '../core/burning/fires.js';
import { whyBoarded } from '../07-movement/draught.js';
import { mpOfCrew, whyNotPush } from './push-crew.js';
import { shovesFrom } from './push-path.js';
import { pushStep, teamOf, whyNotStopThere, type Standing, type Team } from './push-step.js';

/** Of all who could push, so many stand round a cart at most: eight hexes lie beside it. */
const CREW_MAX = 6;

/**
 * Pushes of which a unit is the first by name, by crews in which nobody is needless: the cheapest way to each place to
 * which they bring the cart.
 */
export function listPushes(position: Position, unit: Unit): readonly LegalOrder<Push>[] {
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
    .map(({ hexes, mp, steps }) => ({
      order: {
        type: 'Push',
        units: crew.map(({ id }) => id),
        cart: cart.id,
        path: steps.map((step) => step.hexes),
      },
      mp,
      summary: `${crew.map(({ id }) => id).join(' and ')} push ${cart.id} to ${hexes.join('-')}`,
    }));
}

/** The hex of that place; where the cart stands already, by the location in which it does. */
function named(held: Cart['hexes'], name: string | undefined): string | undefined {
  return held.find((one) => one === name || one === `${name ?? ''}/under`) ?? name;
}
