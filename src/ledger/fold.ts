import type { GameEvent } from '../engine/game/event.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { Rulebook, Rulebooks } from '../engine/game/rulebook.js';
import { CorruptedEvent } from './errors.js';
import type { NewEvent, RecordedEvent } from './ledger.js';
import { EventTypes, eventTypesOf } from './upcast.js';

/** A log as far as it is folded: the rulebook that its first event pins, and the state after its events. Immutable. */
export interface Folded<State extends GameState = GameState, Setup extends GameSetup = GameSetup> {
  readonly book: Rulebook<State, Setup>;
  readonly types: EventTypes;
  readonly position: State;
}

/** The log after one more event, and this event in its current version. */
export interface Step<Log extends Folded, Event extends NewEvent> {
  readonly log: Log;
  readonly event: Event;
}

/** An event cannot stand where it stands; the message says why. */
class ImpossibleEvent extends Error {
  constructor(because: string, cause?: unknown) {
    super(because, { cause });
  }
}

/**
 * The log after its first event, and the set-up that this event holds. Throws ImpossibleEvent if it is no set-up,
 * UnknownRuleset, and what upcasting throws.
 */
export function foldFirst<State extends GameState, Setup extends GameSetup, Event extends NewEvent>(
  first: Event,
  rulebooks: Rulebooks<State, Setup>,
): Step<Folded<State, Setup>, Event> & { readonly setup: Setup } {
  const book = rulebooks.rulebookOf(first);
  if (!book) throw new ImpossibleEvent(`a log begins with a set-up that names its ruleset, not with ${first.type}`);
  const types = eventTypesOf(book);
  const event = types.upcast(first);
  const position = evolved(book, null, event);
  // A set-up that `evolve` has taken is one of its game.
  const setup = book.ruleset.frame.setUp(event)?.setup as Setup;
  return { log: { book, types, position }, event, setup };
}

/** The log after one more event. Throws ImpossibleEvent, and what upcasting throws. */
export function foldNext<Log extends Folded, Event extends NewEvent>(before: Log, next: Event): Step<Log, Event> {
  const event = before.types.upcast(next);
  return { log: { ...before, position: evolved(before.book, before.position, event) }, event };
}

/** The result of folding a recorded event. Throws CorruptedEvent where the fold throws ImpossibleEvent. */
export function recordedStep<Result>({ stream, revision }: RecordedEvent, fold: () => Result): Result {
  try {
    return fold();
  } catch (error) {
    if (!(error instanceof ImpossibleEvent)) throw error;
    throw new CorruptedEvent(stream, revision, `it is impossible where it stands: ${error.message}`);
  }
}

function evolved<State extends GameState, Setup extends GameSetup>(
  { ruleset }: Rulebook<State, Setup>,
  before: State | null,
  { type, data }: GameEvent,
): State {
  try {
    return ruleset.evolve(before, { type, data });
  } catch (error) {
    throw new ImpossibleEvent(error instanceof Error ? error.message : String(error), error);
  }
}
