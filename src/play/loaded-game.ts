import { diceAfter, diceAtFirst, type DiceCourse } from '../engine/game/dice-course.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup } from '../engine/game/game.js';
import { messagesAfter, NO_MESSAGES, type MessageCourse } from '../engine/game/message/course.js';
import { NO_PARLEY, parleyAfter, type ParleyCourse } from '../engine/game/parley/course.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { CorruptedEvent } from '../ledger/errors.js';
import { type Folded, foldFirst, foldNext, recordedStep } from '../ledger/fold.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import type { GameId } from './viewer.js';

/** A game at one instant, with what never changes about it. Immutable. */
export interface LoadedGame extends Folded {
  readonly id: GameId;
  readonly setup: GameSetup;
  /** Revision and hash of the last event that is part of `position`. */
  readonly revision: number;
  readonly hash: string;
  /** The course of the dice as the log tells it; null: the server rolls them and is bound to nothing. */
  readonly dice: DiceCourse | null;
  /** The course of the parley as the log tells it. */
  readonly parley: ParleyCourse;
  /** The rest of each turn message as the log tells it; a secret of its sender. */
  readonly messages: MessageCourse;
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
  const { log, event, setup } = recordedStep(first, () => foldFirst(first, rulebooks));
  return { ...log, id, setup, revision, hash, dice: diceAtFirst(event), parley: NO_PARLEY, messages: NO_MESSAGES };
}

/** The game after one more event. Throws CorruptedEvent if the event is not the next one, or not possible. */
export function gameAfter(game: LoadedGame, next: RecordedEvent): Stride {
  assertFollows(next, game);
  const { log, event } = recordedStep(next, () => foldNext(game, next));
  const courses = coursesAfter(game, [event]);
  return { game: { ...log, ...courses, revision: next.revision, hash: next.hash }, event };
}

type Appended = Omit<RecordedEvent, 'globalPosition'>;

/** A game to which this process has just appended events, in their current versions, with the state after them. */
export function gameAfterSealed(
  game: LoadedGame,
  appended: readonly Appended[],
  position: LoadedGame['position'] = game.position,
): LoadedGame {
  const { revision, hash } = appended.at(-1) ?? game;
  return { ...game, ...coursesAfter(game, appended), position, revision, hash };
}

/** The courses of the dice, of the parley and of turn messages after further events in their current versions. */
export function coursesAfter(
  { book, dice, parley, messages }: LoadedGame,
  events: readonly GameEvent[],
): Pick<LoadedGame, 'dice' | 'parley' | 'messages'> {
  const { frame } = book.ruleset;
  return {
    dice: events.reduce<DiceCourse | null>((before, event) => diceAfter(before, event, frame), dice),
    parley: events.reduce(parleyAfter, parley),
    messages: events.reduce(messagesAfter, messages),
  };
}
