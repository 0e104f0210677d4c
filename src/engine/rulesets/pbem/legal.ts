import type { LegalOrder } from '../../game/ruleset.js';
import type { Position } from '../../position/position.js';
import type { SideId, Unit, UnitId } from '../../position/unit.js';
import { actors } from './turn/actors.js';
import { whyBarred } from './bars.js';
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
    return [...types].flatMap((type) =>
      whyBarred(position, one, type) ? [] : listed(ORDER_RULES[type] as OrderRule<Order>, position, side, one),
    );
  });
  return unit === undefined ? [...ofUnits, ...(dutyOf(position) ? [] : ends(types))] : ofUnits;
}

/** Orders of a step are for the side's own units; a decision may be about another's. */
function listed(rule: OrderRule<Order>, position: Position, side: SideId, unit: Unit): readonly LegalOrder<Order>[] {
  return 'steps' in rule.when && unit.side !== side ? [] : rule.list(position, side, unit);
}

function ends(types: ReadonlySet<OrderType>): readonly LegalOrder<Order>[] {
  const summaries = { EndStep: 'end this step', EndTurn: 'end the player turn' } as const;
  return (['EndStep', 'EndTurn'] as const)
    .filter((type) => types.has(type))
    .map((type) => ({ order: { type }, mp: null, summary: summaries[type] }));
}
