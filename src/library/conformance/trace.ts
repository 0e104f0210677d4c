import type { RolledDie } from '../../engine/dice/dice.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { CasePath } from './failure.js';

/** An event of a case in words and as data. */
export interface TracedEvent {
  readonly told: string;
  readonly event: GameEvent;
}

/** The consequences of one order of a case, or of its set-up. */
export interface TracedStep {
  readonly at: CasePath;
  /** As the case writes it. */
  readonly order: string;
  /** Why it was refused; null: it was not. */
  readonly refused: string | null;
  readonly dice: readonly RolledDie[];
  readonly events: readonly TracedEvent[];
}

/** Watches a case while it is played. */
export interface Watch {
  /** An order, or something else that stands at that place of the case, is about to be carried out. */
  begins(at: CasePath): void;
  /** The order has been carried out. The step is made only if a trace was asked for. */
  ended(step: () => TracedStep): void;
}

/** The place of a case that was reached last and, if they are wanted, the steps as they were played. */
export class Trace implements Watch {
  readonly steps: TracedStep[] = [];
  reached: CasePath = [];

  constructor(private readonly keepsSteps: boolean) {}

  begins(at: CasePath): void {
    this.reached = at;
  }

  ended(step: () => TracedStep): void {
    if (this.keepsSteps) this.steps.push(step());
  }
}
