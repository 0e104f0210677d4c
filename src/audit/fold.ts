import type { GameState } from '../engine/game/game.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import type { NewEvent } from '../ledger/ledger.js';
import { EventTypes } from '../ledger/upcast.js';

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
  readonly #rulebooks: AnyRulebooks;
  #next = 0;
  #book: { readonly rulebook: AnyRulebook; readonly types: EventTypes } | null = null;
  #position: GameState | null = null;

  constructor(rulebooks: AnyRulebooks) {
    this.#rulebooks = rulebooks;
  }

  /** Null before the first event. */
  get position(): GameState | null {
    return this.#position;
  }

  get rulebook(): AnyRulebook | null {
    return this.#book?.rulebook ?? null;
  }

  /** The rulebook of the log, which its first event pins. Throws ReplayFailed, UnknownRuleset. */
  rulebookOf(first: NewEvent): AnyRulebook {
    return this.#bookOf(first).rulebook;
  }

  /** Applies the next event and returns it in its current version. Throws ReplayFailed, UnknownRuleset. */
  apply<Event extends NewEvent>(event: Event): Event {
    const { rulebook, types } = this.#bookOf(event);
    try {
      const current = types.upcast(event);
      this.#position = rulebook.ruleset.evolve(this.#position, { type: current.type, data: current.data });
      this.#next += 1;
      return current;
    } catch (error) {
      throw new ReplayFailed(this.#next, error instanceof Error ? error.message : String(error), error);
    }
  }

  #bookOf(first: NewEvent): { readonly rulebook: AnyRulebook; readonly types: EventTypes } {
    return (this.#book ??= this.#open(first));
  }

  #open(first: NewEvent): { readonly rulebook: AnyRulebook; readonly types: EventTypes } {
    const rulebook = this.#rulebooks.rulebookOf(first);
    if (!rulebook)
      throw new ReplayFailed(0, `a log begins with a set-up that names its ruleset, not with ${first.type}`);
    return { rulebook, types: new EventTypes(rulebook.upcasters) };
  }
}
