import type { Preview } from './ruleset.js';

/** The odds of a die by the result of each of its faces. */
export function previewOfFaces(
  read: Omit<Preview, 'byDie' | 'distribution'>,
  faces: number,
  resultOf: (die: number) => string,
): Preview {
  const byDie = Array.from({ length: faces }, (_, index) => ({ die: index + 1, result: resultOf(index + 1) }));
  const distribution: Record<string, number> = {};
  for (const { result } of byDie) distribution[result] = (distribution[result] ?? 0) + 1;
  return { ...read, byDie, distribution };
}

/** The odds of a die of ten faces that brings one thing or nothing. */
export function previewOfChance(
  read: Omit<Preview, 'byDie' | 'distribution'>,
  sign: string,
  does: (die: number) => boolean,
): Preview {
  return previewOfFaces(read, 10, (die) => (does(die) ? sign : '-'));
}
