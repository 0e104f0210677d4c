import type { GameSetup } from '../engine/game/game.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { CorruptedEvent } from '../ledger/errors.js';
import { type Folded, foldFirst, foldNext, recordedStep } from '../ledger/fold.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import type { GameId } from './contract.js';

/** A game at one instant, with what never changes about it. Immutable. */
export interface LoadedGame extends Folded {
  readonly id: GameId;
  readonly setup: GameSetup;
  /** Revision and hash of the last event that is part of `position`. */
  readonly revision: number;
  readonly hash: string;
}

/** A game after one more event, and this event in its current version. */
export interface Stride {
  readonly game: LoadedGame;
  readonly event: RecordedEvent;
}

/** The game after its first event. Throws CorruptedEvent, UnknownRuleset. */
export function gameFromSetUp(id: GameId, first: RecordedEvent, rulebooks: AnyRulebooks): LoadedGame {
  const { stream, revision, hash } = first;
  if (revision !== 0) throw new CorruptedEvent(stream, revision, 'it comes first');
  const { log, setup } = recordedStep(first, () => foldFirst(first, rulebooks));
  return { ...log, id, setup, revision, hash };
}

/** The game after one more event. Throws CorruptedEvent if the event is not the next one, or not possible. */
export function gameAfter(game: LoadedGame, next: RecordedEvent): Stride {
  assertFollows(next, game);
  const { log, event } = recordedStep(next, () => foldNext(game, next));
  return { game: { ...log, revision: next.revision, hash: next.hash }, event };
}
