import type { Position } from '../position/position.js';

/** The names that the written orders of a game may use. */
export interface KnownNames {
  /** Units, things with a name, sides and players. */
  readonly names: readonly string[];
  /** Short names of the boards. */
  readonly boards: readonly string[];
}

/** The names of a game without a board. */
export const KNOWS_NOTHING: KnownNames = { names: [], boards: [] };

/** The names that a position has; of a position as a seat sees it, those that the seat may know. */
export function knownNames(position: Position): KnownNames {
  const { players = {}, ground } = position;
  const playing = Object.values(players).flatMap((of) => of.map(({ name }) => name));
  return { names: [...namesIn(position), ...playing], boards: ground.boards.map(({ id }) => id) };
}

/** All that orders may name in a position: units, things with a name, sides. */
export function namesIn(position: Position): readonly string[] {
  const { units, hidden = {}, buried = {}, items = [], carts = [], equipment = [], sides } = position;
  return [
    ...Object.keys(units),
    ...Object.keys(hidden),
    ...Object.keys(buried),
    ...[...items, ...carts, ...equipment].map(({ id }) => id),
    ...sides,
  ];
}
