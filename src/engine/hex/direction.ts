/** The six directions from a hex to its neighbours, clockwise from straight up the board (towards row 1). */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** 0 = n … 5 = nw: index into DIRECTIONS and into everything that is listed by direction. */
export type DirectionIndex = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRECTION_INDICES: readonly DirectionIndex[] = [0, 1, 2, 3, 4, 5];

/** `direction` turned clockwise by `sixths` of a circle (negative: counter-clockwise). */
export function turned(direction: DirectionIndex, sixths: number): DirectionIndex {
  return ((((direction + sixths) % 6) + 6) % 6) as DirectionIndex;
}

/** The direction that points back. */
export function opposite(direction: DirectionIndex): DirectionIndex {
  return turned(direction, 3);
}
