import { isSetUp } from '../engine/game/set-up.js';
import type { Rulebook, Rulebooks } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import { CorruptedEvent } from '../ledger/errors.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import type { EventTypes } from '../ledger/upcast.js';
import type { GameId } from './contract.js';
import { eventTypesOf } from './event-types.js';

/** A game at one instant, with what never changes about it. Immutable. */
export interface LoadedGame {
  readonly id: GameId;
  readonly book: Rulebook;
  readonly types: EventTypes;
  readonly setup: Setup;
  /** Revision and hash of the last event that is part of `position`. */
  readonly revision: number;
  readonly hash: string;
  readonly position: Position;
}

/** The game after its first event. Throws CorruptedEvent, UnknownRuleset. */
export function gameFromSetUp(id: GameId, first: RecordedEvent, rulebooks: Rulebooks): LoadedGame {
  if (first.revision !== 0 || !isSetUp(first)) {
    throw new CorruptedEvent(first.stream, first.revision, 'a game begins with its set-up');
  }
  const { ruleset } = first.data;
  const book = rulebooks.rulebook(ruleset.id, ruleset.version);
  const types = eventTypesOf(book);
  const { setup } = types.upcast(first).data;
  const position = applied(book, types, null, first);
  return { id, book, types, setup, revision: first.revision, hash: first.hash, position };
}

/** The game after one more event. Throws CorruptedEvent if the event is not the next one, or not possible. */
export function gameAfter(game: LoadedGame, event: RecordedEvent): LoadedGame {
  assertFollows(event, game);
  const position = applied(game.book, game.types, game.position, event);
  return { ...game, position, revision: event.revision, hash: event.hash };
}

function applied({ ruleset }: Rulebook, types: EventTypes, before: Position | null, event: RecordedEvent): Position {
  const { type, data } = types.upcast(event);
  try {
    return ruleset.evolve(before, { type, data });
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new CorruptedEvent(event.stream, event.revision, `it is impossible where it stands: ${because}`);
  }
}
