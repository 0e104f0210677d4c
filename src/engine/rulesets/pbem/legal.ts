import type { LegalOrder } from '../../game/ruleset.js';
import type { Position } from '../../position/position.js';
import { playersOf, type PlayerId, type SeatId } from '../../position/seat.js';
import type { SideId, Unit, UnitId } from '../../position/unit.js';
import { actors } from './turn/actors.js';
import { whyBarred } from './bars.js';
import { ledBy } from './animals/leads.js';
import { remembered } from './listing/memory.js';
import { isFarFrom } from './listing/nearness.js';
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
  const units = unit === undefined ? Object.keys(position.units).sort() : [unit];
  const ofUnits = units.flatMap((id) => {
    const one = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
    if (!one) return [];
    return [...types].flatMap((type) => {
      const rule = ORDER_RULES[type] as OrderRule<Order>;
      const orders = listed(rule, type, position, side, one);
      return player === null ? orders : orders.filter(({ order }) => isHis(position, side, player, rule.units(order)));
    });
  });
  return unit === undefined ? [...ofUnits, ...(mayClose(position, side, player) ? ends(types) : [])] : ofUnits;
}

/** All units of his side that an order makes act are commanded by the player (pbem:1.2c). */
function isHis(position: Position, side: SideId, player: PlayerId, units: readonly UnitId[]): boolean {
  return units.every((id) => {
    const unit = position.units[id];
    return unit?.side !== side || whyNotHis(position, player, unit) === null;
  });
}

/** Orders of a step are for the side's own units; a decision may be about another's. */
function listed(
  rule: OrderRule<Order>,
  type: OrderType,
  position: Position,
  side: SideId,
  unit: Unit,
): readonly LegalOrder<Order>[] {
  const inStep = 'steps' in rule.when;
  if ((inStep && unit.side !== side) || whyBarred(position, unit, type)) return [];
  if (!inStep || !rule.near || ledBy(position, unit.id) !== null) return rule.list(position, side, unit);
  const lists = nearLists(position, unit);
  let list = lists.get(rule);
  if (!list) lists.set(rule, (list = rule.list(position, side, unit)));
  return list;
}

/** What was listed of a unit for its own side under the rules that look no farther than what is near. */
const nearLists = remembered(
  () => new Map<OrderRule<Order>, readonly LegalOrder<Order>[]>(),
  (lists, position, unit, changes) => (isFarFrom(position, unit, changes) ? lists : null),
);

/** Of several players only the last one to close is held to what is still to be done. */
function mayClose(position: Position, side: SideId, player: PlayerId | null): boolean {
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
