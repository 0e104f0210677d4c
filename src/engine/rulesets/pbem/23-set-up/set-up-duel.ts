import type { Refusal } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in the challenges and the duel that a start states, or null (pbem:12.8). */
export function wrongDuel(setup: Setup, start: NonNullable<Setup['start']>): Refusal | null {
  const { sides } = setup;
  const { challenges = [], duel, links } = start;
  const wrong = (because: string, subject: string): Refusal => malformedSetup('pbem:12.8c', because, subject);
  const foreign = challenges.find((side) => !sides.includes(side));
  if (foreign !== undefined) return wrong(`${foreign} is no side of this game`, foreign);
  if (new Set(challenges).size < challenges.length) return wrong('a side challenges once', challenges[0] ?? '');
  if (!duel) return null;
  const { challenger, challenged, champions, idle } = duel;
  if (challenger === challenged || !sides.includes(challenger) || !sides.includes(challenged)) {
    return wrong(`${challenger} and ${challenged} fight no duel`, challenger);
  }
  if (!challenges.includes(challenger)) return wrong(`${challenger} fights a duel and has not challenged`, challenger);
  if (![challenger, challenged].includes(start.side)) return wrong(`${start.side} has no part in the duel`, start.side);
  if (!Number.isSafeInteger(idle) || idle < 0) return wrong('idle turns are counted from 0', challenger);
  if (links.length > 1) return wrong('only the fighters of a duel are in melee', challenger);
  const fit = [challenger, challenged].every((side) => isFit(setup, champions[side], side));
  return fit ? null : wrong('each of the two sides has a live champion on the map', challenger);
}

function isFit({ units }: Setup, champion: string | undefined, side: string): boolean {
  const unit: SetupUnit | undefined = units.find(({ id }) => id === champion);
  return unit?.side === side && unit.sheet.kind === 'character' && unit.health !== 'dead' && unit.hexes.length > 0;
}
