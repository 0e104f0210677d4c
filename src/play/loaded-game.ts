import { diceAfter, diceAtFirst, type DiceCourse } from '../engine/game/dice-course.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import { CorruptedEvent } from '../ledger/errors.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import type { EventTypes } from '../ledger/upcast.js';
import type { GameId } from './contract.js';
import { eventTypesOf } from './event-types.js';

/** A game at one instant, with what never changes about it. Immutable. */
export interface LoadedGame {
  readonly id: GameId;
  readonly book: AnyRulebook;
  readonly types: EventTypes;
  readonly setup: GameSetup;
  /** Revision and hash of the last event that is part of `position`. */
  readonly revision: number;
  readonly hash: string;
  readonly position: GameState;
  /** What its log tells of the dice; null: the server rolls them and is bound to nothing. */
  readonly dice: DiceCourse | null;
}

/** The game after its first event. Throws CorruptedEvent, UnknownRuleset. */
export function gameFromSetUp(id: GameId, first: RecordedEvent, rulebooks: AnyRulebooks): LoadedGame {
  const book = first.revision === 0 ? rulebooks.rulebookOf(first) : null;
  if (!book) {
    throw new CorruptedEvent(first.stream, first.revision, 'a game begins with its set-up');
  }
  const types = eventTypesOf(book);
  const position = applied(book, types, null, first);
  // A set-up that `evolve` has taken is one of its game.
  const current = types.upcast(first);
  const setup = book.ruleset.frame.setUp(current)?.setup as GameSetup;
  const dice = diceAtFirst(current);
  return { id, book, types, setup, revision: first.revision, hash: first.hash, position, dice };
}

/** The game after one more event. Throws CorruptedEvent if the event is not the next one, or not possible. */
export function gameAfter(game: LoadedGame, event: RecordedEvent): LoadedGame {
  assertFollows(event, game);
  const position = applied(game.book, game.types, game.position, event);
  const dice = diceAfter(game.dice, game.types.upcast(event), game.book.ruleset.frame);
  return { ...game, position, dice, revision: event.revision, hash: event.hash };
}

/** A game to which this process has just appended events, in their current versions, that change no state. */
export function gameAfterSealed(game: LoadedGame, appended: readonly Appended[]): LoadedGame {
  return { ...game, ...headAfter(game, appended), dice: diceAfterAll(game, appended) };
}

type Appended = Omit<RecordedEvent, 'globalPosition'>;

function headAfter(before: LoadedGame, appended: readonly Appended[]): Pick<LoadedGame, 'revision' | 'hash'> {
  const { revision, hash } = appended.at(-1) ?? before;
  return { revision, hash };
}

/** What is told of the dice after further events in their current versions. */
export function diceAfterAll({ book, dice }: LoadedGame, events: readonly GameEvent[]): DiceCourse | null {
  return events.reduce<DiceCourse | null>((before, event) => diceAfter(before, event, book.ruleset.frame), dice);
}

function applied(
  { ruleset }: AnyRulebook,
  types: EventTypes,
  before: GameState | null,
  event: RecordedEvent,
): GameState {
  const { type, data } = types.upcast(event);
  try {
    return ruleset.evolve(before, { type, data });
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new CorruptedEvent(event.stream, event.revision, `it is impossible where it stands: ${because}`);
  }
}
