import { NO_PARLEY, type ParleyCourse } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger, NewEvent } from '../ledger/ledger.js';
import { Fold } from './fold.js';
import { streamEvents, streamOfGame } from './stream-events.js';

/** Claims, proposals and the arbiter of a game of a ledger. Throws StreamNotFound, CorruptedEvent, ReplayFailed. */
export async function parleyOfGame(ledger: Ledger, rulebooks: AnyRulebooks, game: string): Promise<ParleyCourse> {
  const reading = new ParleyReading(rulebooks);
  for await (const event of streamEvents(ledger, await streamOfGame(ledger, game))) reading.take(event);
  return reading.course;
}

/** The same of a log that was read from a file. Throws ReplayFailed, UnknownRuleset. */
export function parleyOfEvents(events: readonly NewEvent[], rulebooks: AnyRulebooks): ParleyCourse {
  const reading = new ParleyReading(rulebooks);
  for (const event of events) reading.take(event);
  return reading.course;
}

class ParleyReading {
  course: ParleyCourse = NO_PARLEY;
  readonly #fold: Fold;

  constructor(rulebooks: AnyRulebooks) {
    this.#fold = new Fold(rulebooks);
  }

  take(event: NewEvent): void {
    this.course = parleyAfter(this.course, this.#fold.apply(event));
  }
}
