import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey } from '../engine/game/reach-survey.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { SeenEvent, SeenGame, Viewer } from './contract.js';

/** Everything that leaves the application about a game. */
export type Showable =
  | SeenGame
  | SeenEvent
  | readonly SeenEvent[]
  | readonly LegalOrder<unknown>[]
  | Preview
  | HexSurvey
  | SightSurvey
  | ViewSurvey
  | ReachSurvey
  | Refusal;

/**
 * The only door through which anything about a game is shown, past or present: what a viewer may see of it. Nothing
 * is hidden yet, so everybody sees all. Hidden units, ammunition and plans will be taken out here and nowhere else.
 */
export function seenBy<Shown extends Showable>(_viewer: Viewer, shown: Shown): Shown {
  return shown;
}
