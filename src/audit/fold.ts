import type { Rulebook, Rulebooks } from '../engine/game/rulebook.js';
import { isSetUp } from '../engine/game/set-up.js';
import type { Position } from '../engine/position/position.js';
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
  readonly #rulebooks: Rulebooks;
  #next = 0;
  #book: { readonly rulebook: Rulebook; readonly types: EventTypes } | null = null;
  #position: Position | null = null;

  constructor(rulebooks: Rulebooks) {
    this.#rulebooks = rulebooks;
  }

  /** Null before the first event. */
  get position(): Position | null {
    return this.#position;
  }

  get rulebook(): Rulebook | null {
    return this.#book?.rulebook ?? null;
  }

  /** The rulebook of the log, which its first event pins. Throws ReplayFailed, UnknownRuleset. */
  rulebookOf(first: NewEvent): Rulebook {
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

  #bookOf(first: NewEvent): { readonly rulebook: Rulebook; readonly types: EventTypes } {
    return (this.#book ??= this.#open(first));
  }

  #open(first: NewEvent): { readonly rulebook: Rulebook; readonly types: EventTypes } {
    if (!isSetUp(first)) throw new ReplayFailed(0, `a log begins with its set-up, not with ${first.type}`);
    const pinned: unknown = first.data.ruleset;
    if (!isEdition(pinned)) throw new ReplayFailed(0, 'the set-up names no ruleset');
    const rulebook = this.#rulebooks.rulebook(pinned.id, pinned.version);
    return { rulebook, types: new EventTypes(rulebook.upcasters) };
  }
}

function isEdition(value: unknown): value is { readonly id: string; readonly version: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { id, version } = value as { readonly id?: unknown; readonly version?: unknown };
  return typeof id === 'string' && typeof version === 'number';
}
