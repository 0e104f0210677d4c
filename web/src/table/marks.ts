import type { UnitPartsFragment } from '../api/generated';
import type { Mark } from '../map/game-map';
import type { MapHex, Plan } from '../map/plan';
import { type Choice, choiceOf, kindOf, moveTo, type Order, targetsOf, wayOf } from './orders';
import type { UnitOrders } from './use-orders';

/** Hexes that may be chosen: where the unit can go, whom it can strike, where a decision leads. */
export function marksOf(
  { destinations, orders }: UnitOrders,
  options: readonly Order[],
  units: readonly UnitPartsFragment[],
): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { hexes, mp } of destinations) {
    const hex = hexes[0] ?? '';
    if (!marks.has(hex)) marks.set(hex, { hex, label: `${mp} MP`, kind: 'move' });
  }
  for (const { order } of options) {
    const end = wayOf(order).at(-1);
    if (end !== undefined) marks.set(end, { hex: end, label: '', kind: 'target' });
  }
  const targets = new Set([...orders, ...options].flatMap(({ order }) => targetsOf(order)));
  for (const { name, hexes } of units) {
    const [hex] = hexes;
    if (hex !== undefined && targets.has(name)) marks.set(hex, { hex, label: '', kind: 'target' });
  }
  return [...marks.values()];
}

interface Asked {
  readonly unit: string | null;
  readonly orders: UnitOrders;
  readonly options: readonly Order[];
  readonly units: readonly UnitPartsFragment[];
  readonly plan: Plan;
}

/** The orders that can be given by choosing a hex: the cheapest first. */
export function offersAt(hex: MapHex, { unit, orders, options, units, plan }: Asked): readonly Choice[] {
  const isHere = (name: string | undefined): boolean => name !== undefined && plan.hex(name) === hex;
  const there = new Set(units.filter(({ hexes }) => hexes.some(isHere)).map(({ name }) => name));
  const leads = ({ order }: Order): boolean =>
    isHere(wayOf(order).at(-1)) || targetsOf(order).some((target) => there.has(target));
  const moves = unit === null ? [] : orders.destinations.filter(({ hexes }) => isHere(hexes[0]));
  const others = orders.orders.filter((order) => kindOf(order.order) !== 'move' && leads(order));
  return [
    ...options.filter(leads).map(choiceOf),
    ...moves.map((destination) => moveTo(unit ?? '', destination)),
    ...others.map(choiceOf),
  ];
}
