import type { Projector } from './projector.js';

/** The projection as a server runs it: in its own thread, or in a thread beside it. */
export interface Projecting {
  /** The kind of the error that keeps the projection from going on; null while it goes on. */
  readonly failure: string | null;
  start(): void;
  /** Resolves when the ledger is being followed. Rejects with what keeps the projection from being begun. */
  begun(): Promise<void>;
  /** Has the events of this process's appends projected at once, and not when the ledger is looked at next. */
  heed(): void;
  /** Ends after the batch under way. */
  stop(): Promise<void>;
}

/** The projection in this thread, on the ledger that this thread appends to and that therefore wakes it by itself. */
export function projectingHere(projector: Projector): Projecting {
  return {
    get failure() {
      return projector.failure === null ? null : kindOf(projector.failure);
    },
    start: () => projector.start(),
    begun: () => Promise.resolve(),
    heed: () => undefined,
    stop: () => projector.stop(),
  };
}

/** The kind of an error and no more, since everybody may read it at /ready. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown';
}
