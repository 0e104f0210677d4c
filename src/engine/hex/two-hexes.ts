import { opposite, turned, type DirectionIndex } from './direction.js';
import { directionTo, stepped, type Cell } from './lattice.js';

/** The ground under a horse or cart: two touching cells (pbem:3.5d). */
export interface TwoHexes {
  readonly head: Cell;
  readonly rear: Cell;
}

/** The direction in which a two-hex unit looks, or null if the two cells do not touch. */
export function facing({ head, rear }: TwoHexes): DirectionIndex | null {
  return directionTo(rear, head);
}

/** The neighbours of a two-hex unit by arc (pbem:3.6), each from left to right as the unit looks. */
export interface Arcs {
  readonly front: readonly [Cell, Cell, Cell];
  readonly sides: readonly [Cell, Cell];
  readonly rear: readonly [Cell, Cell, Cell];
}

/** The arcs of a two-hex unit (pbem:3.6). The two cells must touch. */
export function arcsOf(unit: TwoHexes): Arcs {
  const ahead = facingOf(unit);
  const back = opposite(ahead);
  const { head, rear } = unit;
  return {
    front: [stepped(head, turned(ahead, -1)), stepped(head, ahead), stepped(head, turned(ahead, 1))],
    sides: [stepped(rear, turned(ahead, -1)), stepped(rear, turned(ahead, 1))],
    rear: [stepped(rear, turned(back, 1)), stepped(rear, back), stepped(rear, turned(back, -1))],
  };
}

export const TURNS = ['left', 'right'] as const;
/** 60 degrees counter-clockwise (left) or clockwise (right). */
export type TurnWay = (typeof TURNS)[number];

function sixths(way: TurnWay): number {
  return way === 'left' ? -1 : 1;
}

/** The head enters a hex, the rear follows into the head's hex. `to` must lie in the front arc. */
export function forward({ head }: TwoHexes, to: Cell): TwoHexes {
  return { head: to, rear: head };
}

/** The rear enters a hex, the head follows into the rear's hex. `to` must lie in the rear arc. */
export function backward({ rear }: TwoHexes, to: Cell): TwoHexes {
  return { head: rear, rear: to };
}

/** Turn about the rear hex: the head sweeps by 60 degrees into a side hex. */
export function pivotedOnRear(unit: TwoHexes, way: TurnWay): TwoHexes {
  return { head: stepped(unit.rear, turned(facingOf(unit), sixths(way))), rear: unit.rear };
}

/** Turn about the head hex, the backward pivot: the rear sweeps by 60 degrees into a side hex. */
export function pivotedOnHead(unit: TwoHexes, way: TurnWay): TwoHexes {
  return { head: unit.head, rear: stepped(unit.head, turned(opposite(facingOf(unit)), sixths(way))) };
}

function facingOf(unit: TwoHexes): DirectionIndex {
  const direction = facing(unit);
  if (direction === null) throw new RangeError('a two-hex unit stands on two touching hexes');
  return direction;
}
