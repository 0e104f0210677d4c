/** The name of a unit in a game, as the notation writes it: `Richard`, `Mule1`. Unique in its game. */
export type UnitId = string;
/** The name of an item in a game: `torch`, `chest2`. Unique in its game, units included. */
export type ItemId = string;
/** The name of a side, for example `red`. */
export type SideId = string;

/** Longest name of a unit or side, in UTF-16 units. */
export const NAME_LENGTH_MAX = 60;

const NAME = /^\p{L}[\p{L}\p{N}.'-]*$/u;

/** True for names that can be written in notation: a letter, then letters, digits, points, hyphens and apostrophes. */
export function isWritableName(name: string): boolean {
  return name.length <= NAME_LENGTH_MAX && NAME.test(name);
}
