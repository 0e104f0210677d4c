import { placesRound } from '../../../board/field.js';
import { allowed, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { strengthOf } from '../core/combat/strength.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Batter } from '../core/orders/battering-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { hexOf } from '../core/terrain/ground.js';
import { handTarget } from './hand-target.js';
import { resistanceOf } from './resistances.js';
import { pointsLeft, tallyOf } from './tallies.js';
import { BY_HAND } from './by-hand.js';

const DECLARING = declaring<'batter', Batter>({
  kind: BY_HAND,
  workers: ({ workers }) => workers,
  declared(position, { workers, what }) {
    const target = handTarget(position, what);
    if (!target.ok) return target;
    return allowed({ kind: 'batter', workers, about: { what: target.value.name }, demand: demandOf(1, 1) });
  },
  candidates: (position, unit) =>
    isMounted(unit)
      ? []
      : namesNear(position, unit).map((what): Batter => ({ type: 'Batter', workers: [unit.id], what })),
  summary: ({ what }) => `batter ${what}`,
});

/**
 * Declares that characters batter something with their hands (pbem:19.41). Each is listed alone; others may join him.
 */
export const BATTER: OrderRule<Batter> = {
  ...DECLARING,
  preview(position, _side, order): Ruled<Preview> {
    const target = handTarget(position, order.what);
    if (!target.ok) return target;
    const { name } = target.value;
    const strength = order.workers.reduce((sum, id) => {
      const unit = position.units[id];
      return unit ? sum + strengthOf(unit).attack : sum;
    }, 0);
    const left = pointsLeft(resistanceOf(target.value), tallyOf(position, name), 'hand');
    const byDie = [1, 2, 3, 4, 5, 6].map((die) => ({ die, result: String(Math.max(0, left - strength - die)) }));
    const distribution: Record<string, number> = {};
    for (const { result } of byDie) distribution[result] = (distribution[result] ?? 0) + 1;
    return allowed({ table: 'pbem:19.41b', column: `${strength} of ${left}`, modifiers: [], byDie, distribution });
  },
};

/** Possible targets in the hexes of a unit and beside them, each once. */
function namesNear(position: Position, unit: Unit): readonly string[] {
  const { carts = [], equipment = [], doors = {} } = position;
  const near = unit.hexes.flatMap((name) => [hexOf(position, name), ...placesRound(hexOf(position, name))]);
  const names = new Set(near.flatMap((hex) => [hex.name, (hex.above ?? hex).name]));
  const touches = (hexes: readonly string[]): boolean => hexes.some((hex) => names.has(hex));
  return [
    ...Object.keys(doors)
      .filter((door) => names.has(door.split('/')[0] ?? ''))
      .sort(),
    ...near.filter(({ terrain }) => terrain === 'tent' || terrain === 'table').map(({ name }) => name),
    ...carts.filter(({ hexes }) => touches(hexes)).map(({ id }) => id),
    ...equipment.filter(({ kind, hexes }) => kind !== 'ladder' && touches(hexes)).map(({ id }) => id),
  ];
}
