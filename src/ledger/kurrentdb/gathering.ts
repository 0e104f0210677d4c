import type { AllStreamResolvedEvent, AllStreamSubscription, StreamingRead } from '@eventstore/db-client';
import { LedgerUnavailable } from '../errors.js';
import { Silence } from './failure.js';

/** How long the next thing is waited for, and what ends all waiting. */
export interface Waiting {
  readonly silenceMs: number;
  /** Aborts when the ledger is closed. */
  readonly closing: AbortSignal;
}

/** The value of a promise; Silence after so long, LedgerUnavailable when the ledger is closed. */
export async function timed<Result>(
  work: Promise<Result>,
  what: string,
  { silenceMs, closing }: Waiting,
): Promise<Result> {
  const alarm = new Alarm(what, silenceMs, closing);
  try {
    return await Promise.race([work, alarm.rung]);
  } finally {
    alarm.off();
  }
}

/** All that a read brings. It is given up when it pauses for too long. */
export async function gathered<Item>(
  read: StreamingRead<Item>,
  { silenceMs, closing }: Waiting,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  const alarm = new Alarm('a read', silenceMs, closing);
  const complete = new Promise<void>((resolve, reject) => {
    read.on('data', (item) => {
      items.push(item);
      alarm.again();
    });
    read.on('error', reject);
    read.on('end', resolve);
  });
  try {
    await Promise.race([complete, alarm.rung]);
    return items;
  } catch (error) {
    void read.cancel().catch(() => undefined);
    throw error;
  } finally {
    alarm.off();
  }
}

/** Events of a subscription until there are `limit`, or no more for now. Then the subscription is ended. */
export async function pageOf(
  found: AllStreamSubscription,
  limit: number,
  { silenceMs, closing }: Waiting,
): Promise<readonly AllStreamResolvedEvent[]> {
  const events: AllStreamResolvedEvent[] = [];
  const alarm = new Alarm('a read of the log', silenceMs, closing);
  const complete = new Promise<void>((resolve, reject) => {
    const caughtUp = (): void => {
      // Events that came before the error may still wait in the stream.
      if (found.readableLength > 0) setImmediate(caughtUp);
      else resolve();
    };
    found.on('data', (event) => {
      if (events.length < limit) events.push(event);
      if (events.length === limit) resolve();
      else alarm.again();
    });
    found.on('confirmation', () => {
      alarm.again();
    });
    found.on('error', reject);
    found.on('caughtUp', caughtUp);
  });
  try {
    await Promise.race([complete, alarm.rung]);
    return events;
  } finally {
    alarm.off();
    found.removeAllListeners('data');
    void found.unsubscribe().catch(() => undefined);
  }
}

/** Rings, by a promise that is rejected, when nothing comes for too long. */
class Alarm {
  readonly rung: Promise<never>;
  #ring: (error: Error) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly what: string,
    private readonly ms: number,
    private readonly closing: AbortSignal,
  ) {
    this.rung = new Promise((_resolve, reject) => (this.#ring = reject));
    // Nobody may be waiting for it any more.
    this.rung.catch(() => undefined);
    closing.addEventListener('abort', this.#closed);
    if (closing.aborted) this.#closed();
    this.again();
  }

  /** Something came. */
  again(): void {
    if (this.#timer) {
      this.#timer.refresh();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#ring(new Silence(this.what, this.ms));
    }, this.ms);
  }

  off(): void {
    clearTimeout(this.#timer);
    this.closing.removeEventListener('abort', this.#closed);
  }

  readonly #closed = (): void => {
    this.#ring(new LedgerUnavailable('the ledger is closed'));
  };
}
