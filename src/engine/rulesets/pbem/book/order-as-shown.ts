import { haveSameText } from '../../../canonical/canonical.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { ordersWith, type Order } from '../core/orders.js';
import type { March } from '../core/orders/animal-orders.js';
import type { Escort } from '../core/orders/captive-orders.js';
import type { Flee } from '../core/orders/combat-orders.js';
import type { Drive } from '../core/orders/cart-orders.js';
import type { Resupply } from '../core/orders/item-orders.js';

/**
 * Notes in the order's event the part of the order that the other seats may ever see: of a move only the steps that it
 * caused at once (pbem:8.2a; the other seats see the later steps as they happen), of a standing order only its type.
 */
export function withOrderAsShown(events: readonly PbemEvent[], order: Order): readonly PbemEvent[] {
  const shown = shownOf(order, events);
  const [first] = events;
  if (first?.type !== 'OrderGiven' || shown === null) return events;
  return [{ ...first, data: { ...first.data, shown } }, ...events.slice(1)];
}

/**
 * The event of an order with the part of the order that everybody knows by all events which it has caused: of a way the
 * steps gone.
 */
export function asKnown(given: PbemEvent, caused: readonly PbemEvent[]): PbemEvent {
  if (given.type !== 'OrderGiven' || given.data.shown === undefined) return given;
  const { shown, ...data } = given.data;
  const known = shownOf(data.order as Order, caused);
  if (known === null) return given;
  return { ...given, data: haveSameText(known, shown) ? { ...data, order: known } : { ...data, order: known, shown } };
}

/** Orders that name a way. The rest of the way is a plan, and only its own side may know it (pbem:8.2a). */
type OrderWithPath = Order extends infer One
  ? One extends Order
    ? 'path' extends keyof One
      ? One
      : never
    : never
  : never;

/** The number of steps of the way that an order caused at once; Infinity: no event tells them. */
type StepsGone<One> = (events: readonly PbemEvent[], order: One) => number;

/**
 * For every order that names a way, how much of the way its events tell. A new order with a way needs an entry here.
 */
const STEPS_GONE: { readonly [Type in OrderWithPath['type']]: StepsGone<Extract<Order, { readonly type: Type }>> } = {
  Move: (events, { unit }) => stepsGone(events, unit),
  March: marchGone,
  Escort: (events, { unit }) => stepsGone(events, unit),
  Escape: (events, { unit }) => stepsGone(events, unit),
  Drive: driveGone,
  Carry: (events) => told(events, (event) => (event.type === 'BurdenCarried' ? event.data.steps.length : 0)),
  BearLadder: (events) => told(events, (event) => (event.type === 'LadderCarried' ? event.data.steps.length : 0)),
  PushEquipment: (events) => told(events, (event) => (event.type === 'EquipmentMoved' ? 1 : 0)),
  /** The part of an advance that a hidden enemy bars is not gone (pbem:22.8d). */
  Advance: (events) => told(events, (event) => (event.type === 'UnitAdvanced' ? event.data.steps.length : 0)),
  Push: (events) => told(events, (event) => (event.type === 'CartPushed' ? event.data.steps.length : 0)),
  /** A hidden enemy ends a retreat or flight (ruling of pbem:22.8d). A retreat that ends in a fall goes no step. */
  Retreat: (events, { unit }) => stepsRun(events, unit),
  Flee: (events, { unit }) => stepsRun(events, unit),
};

/** Orders of which a part may be secret for reasons other than the way that they name. */
const OTHERS = ordersWith('partlySecret');

/** Whether the other seats may be shown less than the whole order, by its type alone. */
export function mayHide({ type }: Order): boolean {
  return OTHERS.has(type) || Object.hasOwn(STEPS_GONE, type);
}

/** Null: the whole order is shown. */
function shownOf(order: Order, events: readonly PbemEvent[]): object | null {
  if (order.type === 'Stand') return { type: order.type };
  if (order.type === 'Tell' || order.type === 'Hide') return { type: order.type };
  if (order.type === 'FillMoat') return { type: order.type, screen: order.screen };
  if (order.type === 'Resupply') return resupplyShown(order);
  return namesAWay(order) ? wayShown(order, events) : null;
}

function namesAWay(order: Order): order is OrderWithPath {
  return 'path' in order && Object.hasOwn(STEPS_GONE, order.type);
}

function wayShown(order: OrderWithPath, events: readonly PbemEvent[]): object | null {
  const gone = (STEPS_GONE[order.type] as StepsGone<OrderWithPath>)(events, order);
  const isWhole = order.path === undefined || gone >= order.path.length;
  if (order.type === 'Escort') {
    const prisoners = prisonersShown(events, order);
    return isWhole && haveSameText(prisoners, order.prisoners)
      ? null
      : { ...order, path: order.path.slice(0, gone), prisoners };
  }
  if (order.type === 'Flee') return flightShown(order, events, gone);
  return isWhole ? null : { ...order, path: order.path?.slice(0, gone) };
}

/** A flight that a hidden enemy ends before it leaves the map shows no more than the hexes that it has come through. */
function flightShown(order: Flee, events: readonly PbemEvent[], gone: number): object | null {
  const { off, ...inside } = order;
  const leaves =
    off === true && events.some(({ type, data }) => type === 'UnitFled' && data.unit === order.unit && data.off);
  if (gone >= order.path.length && (off !== true || leaves)) return null;
  return { ...inside, path: order.path.slice(0, gone) };
}

/** No other side learns how many missiles a unit has (pbem:22.2a). */
function resupplyShown({ count, ...shown }: Resupply): object | null {
  return count === undefined ? null : shown;
}

function stepsGone(events: readonly PbemEvent[], unit: UnitId): number {
  return told(events, (event) =>
    event.type === 'UnitMoved' && event.data.unit === unit ? event.data.steps.length : 0,
  );
}

/** The number of steps that a unit retreats or flees; Infinity if no step tells it. */
function stepsRun(events: readonly PbemEvent[], unit: UnitId): number {
  const gone = told(events, (event) =>
    (event.type === 'UnitFled' || event.type === 'UnitRetreated') && event.data.unit === unit
      ? event.data.steps.length
      : 0,
  );
  return gone === 0 ? Infinity : gone;
}

/** The number of steps that events tell in all. */
function told(events: readonly PbemEvent[], stepsOf: (event: PbemEvent) => number): number {
  return events.reduce((steps, event) => steps + stepsOf(event), 0);
}

/** The ways of the prisoners that a guard leads, as far as they have gone. */
function prisonersShown(events: readonly PbemEvent[], { prisoners }: Escort): Escort['prisoners'] {
  return prisoners.map(({ unit, path }) => ({
    unit,
    path: path.slice(
      0,
      told(events, (event) =>
        event.type === 'PrisonerLed' && event.data.prisoner === unit ? event.data.steps.length : 0,
      ),
    ),
  }));
}

/**
 * A rider who draws a cart is halted where somebody may pin him; a cart that is driven from within goes as far as its
 * first animal is led, which a hidden enemy may bar (pbem:22.8d).
 */
function driveGone(events: readonly PbemEvent[], { unit }: Drive): number {
  const ridden = stepsGone(events, unit);
  if (ridden > 0) return ridden;
  const led = events.flatMap((event) => (event.type === 'AnimalLed' && event.data.by === unit ? event.data.unit : []));
  return led.filter((animal) => animal === led[0]).length;
}

/** A march has gone as far as the last step in which the leader or the first animal went (pbem:13.7q). */
function marchGone(events: readonly PbemEvent[], { unit, path }: March): number {
  const led = path.flatMap(({ string }) => string?.[0]?.unit ?? [])[0];
  const ledSteps = told(events, (event) =>
    event.type === 'AnimalLed' && event.data.by === unit && event.data.unit === led ? 1 : 0,
  );
  const own = path.flatMap(({ hexes }, index) => (hexes ? [index] : []));
  const withAnimal = path.flatMap(({ string }, index) => (string ? [index] : []));
  return 1 + Math.max(own[stepsGone(events, unit) - 1] ?? -1, withAnimal[ledSteps - 1] ?? -1);
}
