import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { distance } from '../../../hex/lattice.js';
import { asRevealed } from '../22-hidden/reveal.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import type { OrderType } from '../core/orders.js';
import { hexOf } from '../core/terrain/ground.js';

/** Orders that may do something with a second unit of the side, which may hide as well (pbem:22.8f). */
export const JOINT_ORDERS: ReadonlySet<OrderType> = new Set<OrderType>([
  'AimEngine',
  'Bombard',
  'Build',
  'Carry',
  'Clear',
  'Douse',
  'FlamingBolt',
  'GiveMp',
  'Haul',
  'Help',
  'Hitch',
  'Kindle',
  'Lead',
  'LoadBurden',
  'LoadEngine',
  'Mount',
  'MoveGate',
  'Push',
  'PushEquipment',
  'Ram',
  'Repair',
  'Resupply',
  'ShootBallista',
  'TakeLadder',
  'TendLight',
  'Tie',
  'WorkWinch',
]);

/** Two who work together stand at most so many hexes from each other: the crews of the longest engines do. */
const TOGETHER_HEXES_MAX = 3;

/** A unit of a side, a hidden friend near it, and the position in which both are on the map. */
interface Pair {
  readonly unit: Unit;
  readonly friend: UnitId;
  readonly shown: Position;
}

/** All pairs of a unit of the side, hidden or not, and a hidden friend with whom it may be ordered. */
export function pairsWithHidden(position: Position, side: SideId): readonly Pair[] {
  const hiding = hiddenOfSide(position, side).filter(({ hexes }) => hexes.length > 0);
  const units = [...Object.values(position.units).filter((unit) => unit.side === side), ...hiding];
  return units.flatMap((unit) =>
    hiding
      .filter((friend) => friend.id !== unit.id && areNear(position, unit, friend))
      .map((friend) => ({ unit, friend: friend.id, shown: asRevealed(position, both(hiding, unit, friend)) })),
  );
}

/** Those of the two who hide, always in the same order, so that the position is made once. */
function both(hiding: readonly Unit[], unit: Unit, friend: Unit): readonly Unit[] {
  return hiding.filter(({ id }) => id === unit.id || id === friend.id);
}

function areNear(position: Position, one: Unit, other: Unit): boolean {
  const cells = other.hexes.map((name) => hexOf(position, name).cell);
  return one.hexes.some((name) => {
    const { cell } = hexOf(position, name);
    return cells.some((to) => distance(cell, to) <= TOGETHER_HEXES_MAX);
  });
}
