import type { LegalOrder } from '../../game/ruleset.js';
import type { Position } from '../../position/position.js';
import type { SideId, Unit, UnitId } from '../../position/unit.js';
import { actors } from './turn/actors.js';
import { whyBarred } from './bars.js';
import { ledBy } from './animals/leads.js';
import { remembered } from './listing/memory.js';
import { isFarFrom } from './listing/nearness.js';
import { ORDER_RULES } from './order-rules.js';
import type { OrderRule } from './order-rule.js';
import type { Order, OrderType } from './orders.js';
import { dutyOf } from './turn/duties.js';

/**
 * Orders that `decide` would accept from a side now; from one unit, if given. A move is listed once for each place
 * and facing that it can reach, by a cheapest path. Ends of step and turn belong to no unit and are listed without one.
 */
export function legal(position: Position, side: SideId, unit?: UnitId): readonly LegalOrder<Order>[] {
  const types = new Set(
    actors(position)
      .filter((actor) => actor.side === side)
      .flatMap((actor) => actor.orders as readonly OrderType[]),
  );
  const units = unit === undefined ? Object.keys(position.units).sort() : [unit];
  const ofUnits = units.flatMap((id) => {
    const one = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
    if (!one) return [];
    return [...types].flatMap((type) => listed(ORDER_RULES[type] as OrderRule<Order>, type, position, side, one));
  });
  return unit === undefined ? [...ofUnits, ...(dutyOf(position) ? [] : ends(types))] : ofUnits;
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

function ends(types: ReadonlySet<OrderType>): readonly LegalOrder<Order>[] {
  const summaries = { EndStep: 'end this step', EndTurn: 'end the player turn' } as const;
  return (['EndStep', 'EndTurn'] as const)
    .filter((type) => types.has(type))
    .map((type) => ({ order: { type }, mp: null, summary: summaries[type] }));
}
