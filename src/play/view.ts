import type { GameState } from '../engine/game/game.js';
import type { HexSurvey } from '../engine/game/hex-survey.js';
import type { ReachSurvey } from '../engine/game/reach-survey.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { LegalOrder, Preview } from '../engine/game/ruleset.js';
import type { SightSurvey, ViewSurvey } from '../engine/game/sight-survey.js';
import type { SeenEvent, SeenGame } from './seen.js';
import type { Viewer } from './viewer.js';
import { seatOfViewer } from './viewer-seat.js';

/** Everything that leaves the application about a game. */
export type Showable =
  | Pick<SeenGame<GameState>, 'position'>
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
 * The only door through which anything about a game is shown, past or present: what a viewer may see of it. What is
 * hidden from whom is the ruleset's matter (Veil); it is taken out here and nowhere else, and an event of which a part
 * is taken out is told anew.
 */
export function seenBy<Shown extends Showable>(viewer: Viewer, shown: Shown, book: AnyRulebook): Shown {
  const { veil } = book.ruleset;
  if (!veil || viewer.kind === 'arbiter') return shown;
  const seat = seatOfViewer(viewer);
  if (Array.isArray(shown)) {
    return shown.map((one: Showable) => seenBy(viewer, one, book)) as readonly Showable[] as Shown;
  }
  if ('event' in shown) {
    const event = veil.event(shown.event, seat);
    return event === shown.event ? shown : { ...shown, event, text: book.tell(event) };
  }
  return 'position' in shown ? { ...shown, position: veil.position(shown.position, seat) } : shown;
}
