import type { Chance } from '../chance.js';
import type { Choice, Outlook } from '../player.js';

/**
 * Tries what was tried least in the game: of the types of order that are listed he takes one that was given as seldom
 * as any, and any order of it. He closes a step when everything else was done as often, and never a whole turn, so that
 * rare things come about.
 */
export function curious({ choices, given = {} }: Outlook, chance: Chance): Choice {
  const types = [...new Set(choices.map(({ order }) => order.type))].filter((type) => type !== 'EndTurn');
  const count = (type: string): number => given[type] ?? 0;
  const least = Math.min(...types.map(count));
  const type = chance.pick(types.filter((one) => count(one) === least));
  return chance.pick(choices.filter(({ order }) => order.type === type));
}
