import { opposite, turned, DIRECTION_INDICES, type DirectionIndex } from '../../../hex/direction.js';
import { directionTo, distance, stepped, type Cell } from '../../../hex/lattice.js';

/** One push of a cart by one hex: the way of its rear and front, and its turn (pbem:14n, 14r). */
export interface Shove {
  readonly gait: 'forward' | 'backward';
  /** The direction in which cart and pushers go straight. */
  readonly straight: DirectionIndex;
  /** Sixths of a turn clockwise about the rear of the cart: none, or one either way. */
  readonly turn: -1 | 0 | 1;
  /** The rear of the cart about which it swings: after going straight forward, before going back. */
  readonly pivot: Cell;
}

/** Cells of a cart, front and rear. */
export interface CartCells {
  readonly head: Cell;
  readonly rear: Cell;
}

/** The push that brings a cart from some cells to others; null: no single push does (pbem:14n). */
export function shoveTo(from: CartCells, to: CartCells): Shove | null {
  const facing = directionTo(from.rear, from.head);
  const after = directionTo(to.rear, to.head);
  if (facing === null || after === null) return null;
  const turn = turnBetween(facing, after);
  if (turn === null) return null;
  if (same(to.rear, from.head)) return { gait: 'forward', straight: facing, turn, pivot: to.rear };
  if (same(to.head, from.rear)) return { gait: 'backward', straight: opposite(after), turn, pivot: from.rear };
  return null;
}

/** All places to which one push can bring a cart by its shape alone: three forward, three backward. */
export function shovesFrom({ head, rear }: CartCells): readonly CartCells[] {
  const facing = directionTo(rear, head);
  if (facing === null) return [];
  return ([-1, 0, 1] as const).flatMap((turn) => [
    { head: stepped(head, turned(facing, turn)), rear: head },
    { head: rear, rear: stepped(rear, turned(opposite(facing), turn)) },
  ]);
}

/**
 * The cells through which a unit beside the cart sweeps in a push, its last place at the end (pbem:14q, 14r). The unit
 * keeps its place beside the cart: forward, the cart goes straight and then swings; backward, it swings and then goes
 * straight.
 */
export function sweepOf({ gait, straight, turn, pivot }: Shove, from: Cell): readonly Cell[] {
  if (gait === 'forward') {
    const on = stepped(from, straight);
    return [on, ...swing(on, pivot, turn)];
  }
  const round = swing(from, pivot, turn);
  return [...round, stepped(round.at(-1) ?? from, straight)];
}

/**
 * The cells through which a turn of 60 degrees about a pivot brings a cell, hex by hex along the ring; none without a
 * turn.
 */
function swing(from: Cell, pivot: Cell, turn: Shove['turn']): readonly Cell[] {
  if (turn === 0) return [];
  const radius = distance(pivot, from);
  const cells: Cell[] = [];
  let cell = from;
  for (let gone = 0; gone < radius; gone += 1) {
    cell = nextOnRing(cell, pivot, radius, turn);
    cells.push(cell);
  }
  return cells;
}

/** The next cell on the ring round a pivot, clockwise or not. */
function nextOnRing(cell: Cell, pivot: Cell, radius: number, turn: 1 | -1): Cell {
  const next = DIRECTION_INDICES.map((direction) => stepped(cell, direction)).find(
    (one) => distance(pivot, one) === radius && sideOf(pivot, cell, one) === turn,
  );
  if (!next) throw new RangeError('a ring goes on');
  return next;
}

/** 1 if `to` lies clockwise of `from` as seen from a pivot, -1 if counter-clockwise. */
function sideOf(pivot: Cell, from: Cell, to: Cell): number {
  return Math.sign((from.x - pivot.x) * (to.y - pivot.y) - (from.y - pivot.y) * (to.x - pivot.x));
}

function turnBetween(facing: DirectionIndex, after: DirectionIndex): Shove['turn'] | null {
  return ([-1, 0, 1] as const).find((turn) => turned(facing, turn) === after) ?? null;
}

function same(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}
