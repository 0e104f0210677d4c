import type { LegalOrder } from '../../../game/ruleset.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import type { Move } from '../core/orders/movement-orders.js';
import type { Reached } from './places.js';

/** The order that takes a unit to a place that it can reach. */
export function moveTo(unit: Unit, { path, hexes, mp }: Reached): LegalOrder<Move> {
  const verb = isMounted(unit) ? 'ride' : 'go';
  const [head = '', rear] = hexes;
  const place = rear === undefined ? head : `${head}-${rear}`;
  return { order: { type: 'Move', unit: unit.id, path }, mp, summary: `${verb} to ${place}` };
}
