import type { Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { OrderType } from '../orders.js';
import { isAdjacentToActiveEnemy } from '../terrain/adjacency.js';
import { limitsAmmunition } from './ammunition.js';

/**
 * A unit that takes or gives missiles must have done nothing else in this player turn, and no active enemy may be
 * ADJACENT to it (pbem:22.2h).
 */
export function whyNotIdle(position: Position, unit: Unit): Refusal | null {
  const { id, acts, hexes } = unit;
  const busy = (because: string): Refusal => ({ code: 'illegal', rule: 'pbem:22.2h', because, subject: id });
  if (acts.fired.length > 0) return busy(`${id} has fired in this turn`);
  if (acts.mpSpent > 0 || acts.charging.length > 0) return busy(`${id} has moved in this turn`);
  if (acts.attacked) return busy(`${id} has been in combat in this turn`);
  if (isAdjacentToActiveEnemy(position, unit, hexes)) return busy(`an active enemy is ADJACENT to ${id}`);
  return null;
}

/** Missiles are exchanged when the combats are over: no unit of the side may attack afterwards (pbem:22.2g). */
export function barAfterResupply(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (type !== 'Attack' || !limitsAmmunition(position)) return null;
  const first = Object.values(position.units).find(({ acts, side }) => acts.resupplied && side === unit.side);
  if (!first) return null;
  const because = `${first.id} has exchanged missiles, which is done when the combats are over`;
  return { code: 'illegal', rule: 'pbem:22.2g', because, subject: unit.id };
}
