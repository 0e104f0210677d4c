/** Longest name of a unit or side, in UTF-16 units. */
export const NAME_LENGTH_MAX = 60;

const NAME = /^\p{L}[\p{L}\p{N}.'-]*$/u;

/** True for names that can be written in notation: a letter, then letters, digits, points, hyphens and apostrophes. */
export function isWritableName(name: string): boolean {
  return name.length <= NAME_LENGTH_MAX && NAME.test(name);
}
