import { answerOf, type Refusal, type Ruled } from '../../engine/game/refusal.js';
import type { GameState } from '../../engine/game/game.js';
import { type Survey, surveyOf } from '../../engine/game/survey.js';
import type { LoadedGame } from '../loaded-game.js';

/** Asks a ruleset something about the field of a position. */
export type Surveying<Told> = (survey: Survey<GameState>, position: GameState) => Ruled<Told>;

/** The answer of a game's ruleset about its field, or why there is none. */
export function surveyed<Told>(
  { book, position }: Pick<LoadedGame, 'book' | 'position'>,
  ask: Surveying<Told>,
): Told | Refusal {
  const survey = surveyOf(book.ruleset);
  return answerOf(survey.ok ? ask(survey.value, position) : survey);
}
