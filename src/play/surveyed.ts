import type { Refusal, Ruled } from '../engine/game/refusal.js';
import type { GameState } from '../engine/game/game.js';
import type { Survey } from '../engine/game/survey.js';
import type { LoadedGame } from './loaded-game.js';

/** The answers of a game's ruleset about its field, or why there are none. */
export function surveyed<Told>({ book }: LoadedGame, ask: (survey: Survey<GameState>) => Ruled<Told>): Told | Refusal {
  const { survey, id } = book.ruleset;
  if (!survey)
    return { code: 'notInThisRuleset', rule: null, because: `the rules of ${id} tell nothing about a field` };
  const told = ask(survey);
  return told.ok ? told.value : told.refusal;
}
