import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import { sideOfSeat } from '../engine/position/seat.js';
import type { Telling } from '../ledger/corrected-course.js';
import type { SeenGame } from './seen.js';
import type { GameId, Viewer } from './viewer.js';
import type { BegunGame } from './service-parts.js';
import { seenBy } from './view.js';

/**
 * A game at one instant, as a viewer may see it. Everything that follows from the state is taken from what the viewer
 * sees of the state, but for the fingerprint and the actors, which are public.
 */
export function seenGame<State extends GameState, Setup extends GameSetup>(
  game: GameId,
  { revision, hash, recordedAt, setup, position: whole }: BegunGame<State, Setup>,
  book: Rulebook<State, Setup>,
  viewer: Viewer,
  as?: Telling,
): SeenGame<State> {
  const { ruleset } = book;
  const { position } = seenBy(viewer, { position: whole }, book);
  return {
    game,
    ruleset: { id: ruleset.id, version: ruleset.version },
    revision,
    ...(as === undefined ? {} : { as }),
    hash,
    recordedAt,
    title: setup.title,
    position,
    field: ruleset.field?.(position) ?? null,
    sides: [...new Set(ruleset.seats(whole).map(sideOfSeat))],
    moment: ruleset.moment(position),
    // Most questions about a game need none of these, and they take as long as the rest.
    get fingerprint() {
      return ruleset.fingerprint(whole);
    },
    get actors() {
      return ruleset.actors(whole);
    },
    get pending() {
      return ruleset.pending?.(position) ?? [];
    },
    get lines() {
      return book.describe?.(position) ?? [];
    },
  };
}
