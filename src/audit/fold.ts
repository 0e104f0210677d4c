import type { GameState } from '../engine/game/game.js';
import { UnknownRuleset, type AnyRulebook, type AnyRulebooks } from '../engine/game/rulebook.js';
import { type Folded, foldFirst, foldNext } from '../ledger/fold.js';
import type { NewEvent } from '../ledger/ledger.js';

/** A log cannot be replayed: at which event, and why. */
export class ReplayFailed extends Error {
  readonly type = 'replayFailed';
  constructor(
    readonly revision: number,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Replays one log, event by event, under the ruleset that its first event pins. */
export class Fold {
  #next = 0;
  #log: Folded | null = null;

  constructor(private readonly rulebooks: AnyRulebooks) {}

  /** Null before the first event. */
  get position(): GameState | null {
    return this.#log?.position ?? null;
  }

  get rulebook(): AnyRulebook | null {
    return this.#log?.book ?? null;
  }

  /** The rulebook of the log, which its first event pins. Throws ReplayFailed, UnknownRuleset. */
  rulebookOf(first: NewEvent): AnyRulebook {
    const book = this.rulebook ?? this.rulebooks.rulebookOf(first);
    if (!book) throw new ReplayFailed(0, `a log begins with a set-up that names its ruleset, not with ${first.type}`);
    return book;
  }

  /** Applies the next event and returns it in its current version. Throws ReplayFailed, UnknownRuleset. */
  apply<Event extends NewEvent>(next: Event): Event {
    try {
      const { log, event } = this.#log ? foldNext(this.#log, next) : foldFirst(next, this.rulebooks);
      this.#log = log;
      this.#next += 1;
      return event;
    } catch (error) {
      if (error instanceof UnknownRuleset) throw error;
      throw new ReplayFailed(this.#next, error instanceof Error ? error.message : String(error), error);
    }
  }
}
