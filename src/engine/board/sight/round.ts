import { SLOTS, type SightGround } from './ground.js';

/** A way round a vertex or along a hexside, as directions from hex to hex. */
export interface Round {
  readonly directions: readonly number[];
  /** Which of the hexes that it leads into the line only touches; absent: none. */
  readonly touched?: readonly number[];
}

/** Where a search stands before a side of a place. */
export interface BeforeSide {
  readonly place: number;
  readonly side: number;
  /** In half stairs above the viewer. */
  readonly height: number;
  readonly openings: number;
  readonly towers: number;
}

/** The ends of a hexside, as `SightGround.loose` has them. */
export const LEFT = 1;
export const RIGHT = 2;

function isLoose({ loose }: SightGround, place: number, direction: number, end: number): boolean {
  const slot = place * SLOTS + direction;
  return (((loose[slot] as number) | (loose[slot + 6] as number)) & end) !== 0;
}

/**
 * Round the loose end of a wall on the hexside in a direction the line goes through nothing: it touches the hex
 * beyond.
 */
export function past(
  ground: SightGround,
  place: number,
  direction: number,
  end: number,
  directions: readonly number[],
): Round {
  return isLoose(ground, place, direction, end) ? { directions, touched: [0] } : { directions };
}

/**
 * A hexside along which a line runs, as directions: into the hex on one side, over to the other, straight into the
 * other.
 */
interface Along {
  readonly side: number;
  readonly over: number;
  readonly other: number;
  /** On which side of the line the first of them is. */
  readonly on: number;
}

/**
 * From one side of a hexside along which the line runs to its other side: past a wall that ends where the hexside
 * begins, or where it ends. One of the hexes beside it is then only touched, since the lighter counts (pbem:5.4b).
 */
export function across(ground: SightGround, place: number, { side, over, other, on }: Along): readonly Round[] {
  const directions = [side, over, side];
  const beside = ground.next[place * SLOTS + side] as number;
  const beyond = beside < 0 ? -1 : (ground.next[beside * SLOTS + over] as number);
  const begins = isLoose(ground, place, other, on);
  const rounds: Round[] = [];
  if (begins) rounds.push({ directions, touched: [0] });
  if (beside >= 0 && isLoose(ground, beside, other, LEFT + RIGHT - on)) rounds.push({ directions, touched: [1] });
  if (begins && beyond >= 0 && isLoose(ground, beyond, side, on)) {
    rounds.push({ directions: [side, over, (over + 3) % 6, other], touched: [0, 2] });
  }
  return rounds.length > 0 ? rounds : [{ directions }];
}
