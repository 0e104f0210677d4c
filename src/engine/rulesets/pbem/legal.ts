import type { LegalOrder } from '../../game/ruleset.js';
import type { Position } from '../../position/position.js';
import { playersOf, type PlayerId, type SeatId } from '../../position/seat.js';
import type { SideId, Unit, UnitId } from '../../position/unit.js';
import { actors } from './turn/actors.js';
import { whyBarred } from './bars.js';
import { ledBy } from './animals/leads.js';
import { byMoment, remembered } from './listing/memory.js';
import { isFarFrom } from './listing/nearness.js';
import { hiddenOfSide } from './hidden/hidden-units.js';
import { HIDE } from './hidden/hide.js';
import { asRevealed } from './hidden/reveal.js';
import { ORDER_RULES } from './order-rules.js';
import type { OrderRule } from './order-rule.js';
import type { Order, OrderType } from './orders.js';
import { narrowedTo, seated, whyNotHis } from './players/command.js';
import { dutyOf } from './turn/duties.js';

/**
 * Orders that `decide` would accept from a seat now; from one unit, if given. A move is listed once for each place
 * and facing that it can reach, by a cheapest path. Ends of step and turn belong to no unit and are listed without one.
 */
export function legal(whole: Position, seat: SeatId, unit?: UnitId): readonly LegalOrder<Order>[] {
  const who = seated(whole, seat);
  if (!who.ok) return [];
  const { side, player } = who.value;
  const position = narrowedTo(whole, side, player);
  const types = new Set(
    actors(whole)
      .filter((actor) => actor.side === side && (actor.player ?? null) === player)
      .flatMap((actor) => actor.orders as readonly OrderType[]),
  );
  const rules = [...types].map((type): Listing => ({ type, rule: ORDER_RULES[type] }));
  const units = unit === undefined ? Object.keys(position.units).sort() : [unit];
  const orders: LegalOrder<Order>[] = [];
  for (const id of units) {
    const one = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
    if (one) gather(orders, rules, position, side, player, one);
  }
  if (position.hidden) gatherHidden(orders, rules, position, side, player, unit);
  if (unit === undefined) orders.push(...rules.flatMap(({ rule }) => rule.listOfSide?.(position, side) ?? []));
  if (unit === undefined && mayClose(position, side, player)) orders.push(...ends(types));
  return orders;
}

function gather(
  orders: LegalOrder<Order>[],
  rules: readonly Listing[],
  position: Position,
  side: SideId,
  player: PlayerId | null,
  unit: Unit,
): void {
  for (const { rule, list } of listsOf(rules, position, side, unit)) {
    for (const order of list) {
      if (player === null || isHis(position, side, player, rule.units(order.order))) orders.push(order);
    }
  }
}

/** What the side's hidden units could do, which would show them (pbem:22.8f), or where they may be set up. */
function gatherHidden(
  orders: LegalOrder<Order>[],
  rules: readonly Listing[],
  position: Position,
  side: SideId,
  player: PlayerId | null,
  only?: UnitId,
): void {
  for (const unit of hiddenOfSide(position, side)) {
    if ((only !== undefined && unit.id !== only) || whyNotHis(position, player, unit)) continue;
    if (unit.hexes.length === 0) {
      if (rules.some(({ type }) => type === 'Hide')) orders.push(...HIDE.list(position, side, unit));
      continue;
    }
    const inStep = rules.filter(({ rule }) => 'steps' in rule.when);
    gather(orders, inStep, asRevealed(position, [unit]), side, player, unit);
  }
}

interface Listing {
  readonly type: OrderType;
  readonly rule: OrderRule<Order>;
}

/** All units of his side that an order makes act are commanded by the player (pbem:1.2c). */
function isHis(position: Position, side: SideId, player: PlayerId, units: readonly UnitId[]): boolean {
  return units.every((id) => {
    const unit = position.units[id];
    return unit?.side !== side || whyNotHis(position, player, unit) === null;
  });
}

interface Listed {
  readonly rule: OrderRule<Order>;
  readonly list: readonly LegalOrder<Order>[];
}

/** What is listed of a unit under each rule. Orders of a step are for the side's own units; a decision may be about another's. */
function listsOf(rules: readonly Listing[], position: Position, side: SideId, unit: Unit): readonly Listed[] {
  const remembers = unit.side === side && ledBy(position, unit.id) === null;
  const known = remembers ? nearLists(position, unit) : null;
  const lists: Listed[] = [];
  for (const { type, rule } of rules) {
    const inStep = 'steps' in rule.when;
    if ((inStep && unit.side !== side) || whyBarred(position, unit, type)) continue;
    let list = inStep && rule.near ? known?.get(rule) : undefined;
    if (!list) {
      list = rule.list(position, side, unit);
      if (inStep && rule.near) known?.set(rule, list);
    }
    if (list.length > 0) lists.push({ rule, list });
  }
  return lists;
}

/** What was listed of a unit for its own side under the rules that look no farther than what is near. */
const nearLists = remembered(
  () => new Map<OrderRule<Order>, readonly LegalOrder<Order>[]>(),
  (lists, position, unit, changes) => (isFarFrom(position, unit, changes) ? lists : null),
  byMoment,
);

/** Each of several players closes once; only the last one to close is held to what is still to be done (pbem:1.2a). */
function mayClose(position: Position, side: SideId, player: PlayerId | null): boolean {
  if (player !== null && position.turn.closed?.[player] !== undefined) return false;
  const open = playersOf(position, side).filter(
    ({ name }) => name !== player && position.turn.closed?.[name] === undefined,
  );
  return (player !== null && open.length > 0) || dutyOf(position) === null;
}

function ends(types: ReadonlySet<OrderType>): readonly LegalOrder<Order>[] {
  const summaries = { EndStep: 'end this step', EndTurn: 'end the player turn' } as const;
  return (['EndStep', 'EndTurn'] as const)
    .filter((type) => types.has(type))
    .map((type) => ({ order: { type }, mp: null, summary: summaries[type] }));
}
