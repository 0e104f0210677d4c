import { diceAfter, diceAtFirst, type DiceCourse } from '../engine/game/dice-course.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup } from '../engine/game/game.js';
import { hiddenCourseAfter, NOTHING_HIDDEN, type HiddenCourse } from '../engine/game/hidden-course.js';
import { messagesAfter, NO_MESSAGES, type MessageCourse } from '../engine/game/message/course.js';
import { NO_PARLEY, type ParleyCourse } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
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
  /** The time at which that event was recorded. */
  readonly recordedAt: string;
  /** The course of the dice as the log tells it; null: the server rolls them and is bound to nothing. */
  readonly dice: DiceCourse | null;
  /** The course of the parley as the log tells it. */
  readonly parley: ParleyCourse;
  /** The rest of each turn message as the log tells it; a secret of its sender. */
  readonly messages: MessageCourse;
  /** The secrets that the log withholds from its readers. */
  readonly hidden: HiddenCourse;
}

/** The courses that a log tells beside the state of its game. */
type Courses = Pick<LoadedGame, 'dice' | 'parley' | 'messages' | 'hidden'>;

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
  const { recordedAt } = first.metadata;
  const begun = { ...log, id, setup, revision, hash, recordedAt, dice: diceAtFirst(event) };
  return { ...begun, parley: NO_PARLEY, messages: NO_MESSAGES, hidden: hiddenAfter(begun, NOTHING_HIDDEN, [event]) };
}

/** The game after one more event. Throws CorruptedEvent if the event is not the next one, or not possible. */
export function gameAfter(game: LoadedGame, next: RecordedEvent): Stride {
  assertFollows(next, game);
  const { log, event } = recordedStep(next, () => foldNext(game, next));
  const courses = coursesAfter(game, [event]);
  const { revision, hash, metadata } = next;
  return { game: { ...log, ...courses, revision, hash, recordedAt: metadata.recordedAt }, event };
}

type Appended = Omit<RecordedEvent, 'globalPosition'>;

/** A game to which this process has just appended events, in their current versions, with the state after them. */
export function gameAfterSealed(
  game: LoadedGame,
  appended: readonly Appended[],
  position: LoadedGame['position'] = game.position,
): LoadedGame {
  const last = appended.at(-1);
  if (!last) return { ...game, position };
  const { revision, hash, metadata } = last;
  const courses = coursesAfter(game, appended);
  return { ...game, ...courses, position, revision, hash, recordedAt: metadata.recordedAt };
}

/**
 * The time at which the next events of a game are recorded: now, and never before the last event. The clocks of
 * servers differ, and a clock may be set back.
 */
export function timeAfter({ recordedAt }: Pick<LoadedGame, 'recordedAt'>, now: string): string {
  return Date.parse(now) < Date.parse(recordedAt) ? recordedAt : now;
}

/** The courses of a log after the events that follow the game, in their current versions. */
export function coursesAfter(game: LoadedGame, events: readonly GameEvent[]): Courses {
  const { book, dice, parley, messages, hidden } = game;
  const { frame } = book.ruleset;
  return {
    dice: events.reduce<DiceCourse | null>((before, event) => diceAfter(before, event, frame), dice),
    parley: events.reduce(parleyAfter, parley),
    messages: events.reduce(messagesAfter, messages),
    hidden: hiddenAfter({ ...game, revision: game.revision + 1 }, hidden, events),
  };
}

/** `revision`: that of the first of the events. */
function hiddenAfter(
  { book, position, revision }: Pick<LoadedGame, 'book' | 'position' | 'revision'>,
  before: HiddenCourse,
  events: readonly GameEvent[],
): HiddenCourse {
  const { ruleset } = book;
  const { frame, veil } = ruleset;
  const ground = { frame, ...(veil ? { veil } : {}), seats: () => ruleset.seats(position) };
  return events.reduce((course, event, index) => {
    return hiddenCourseAfter(course, { revision: revision + index, event }, ground);
  }, before);
}
