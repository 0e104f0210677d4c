import type { Position, StandingOrder } from '../../../position/position.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import type { Order } from '../core/orders.js';
import { pinOdds } from '../08-pinning/pin-odds.js';
import type { DecisionOf } from '../core/turn/decision.js';

/** The unit with the best odds tries to pin, if the odds are good enough; otherwise nobody tries. */
export function pinBy(
  position: Position,
  { about: { target, units } }: DecisionOf<'Pin'>,
  { answer, odds }: StandingOrder,
): Order {
  const mover = position.units[target];
  const least = answer === 'atOdds' ? ODDS_COLUMNS.findIndex((column) => column === odds) : 0;
  const [best] = units
    .flatMap((id) => {
      const unit = position.units[id];
      return unit && mover ? [{ id, column: pinOdds(position, unit, mover).final }] : [];
    })
    .filter(({ column }) => column >= least)
    .sort((one, other) => other.column - one.column);
  return best && answer !== 'never' ? { type: 'Pin', unit: best.id } : { type: 'Pin' };
}
