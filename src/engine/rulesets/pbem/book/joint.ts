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

/** A unit of a side, hidden or not, and the hidden friends near it. */
interface Company {
  readonly unit: Unit;
  readonly friends: readonly Unit[];
}

/** All units of the side with a hidden friend near them, with whom they may be ordered together. */
export function companies(position: Position, side: SideId): readonly Company[] {
  const hiding = hiddenOfSide(position, side).filter(({ hexes }) => hexes.length > 0);
  const units = [...Object.values(position.units).filter((unit) => unit.side === side), ...hiding];
  return units
    .map((unit) => ({
      unit,
      friends: hiding.filter((friend) => friend.id !== unit.id && areNear(position, unit, friend)),
    }))
    .filter(({ friends }) => friends.length > 0);
}

/** The position in which those of these units who hide are on the map; it is made once for each set of them. */
export function shownTogether(position: Position, side: SideId, ids: readonly UnitId[]): Position {
  return asRevealed(
    position,
    hiddenOfSide(position, side).filter(({ id }) => ids.includes(id)),
  );
}

function areNear(position: Position, one: Unit, other: Unit): boolean {
  const cells = other.hexes.map((name) => hexOf(position, name).cell);
  return one.hexes.some((name) => {
    const { cell } = hexOf(position, name);
    return cells.some((to) => distance(cell, to) <= TOGETHER_HEXES_MAX);
  });
}
