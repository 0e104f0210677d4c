import type { AllStreamResolvedEvent, AllStreamSubscription, StreamingRead } from '@eventstore/db-client';
import { Silence } from './failure.js';

/** What a promise comes to, or Silence after so long. */
export async function timed<Result>(work: Promise<Result>, ms: number, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Silence(what, ms));
    }, ms);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** All that a read brings. It is given up when it pauses for too long. */
export async function gathered<Item>(read: StreamingRead<Item>, silenceMs: number): Promise<readonly Item[]> {
  const items: Item[] = [];
  read.on('error', () => undefined);
  const iterator = read[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await timed(iterator.next(), silenceMs, 'a read');
      if (next.done === true) return items;
      items.push(next.value);
    }
  } catch (error) {
    void read.cancel().catch(() => undefined);
    throw error;
  }
}

/** What a subscription brings until there are `limit` events, or no more for now. It is ended then. */
export function pageOf(
  found: AllStreamSubscription,
  limit: number,
  silenceMs: number,
): Promise<readonly AllStreamResolvedEvent[]> {
  const events: AllStreamResolvedEvent[] = [];
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      found.removeAllListeners('data');
      void found.unsubscribe().catch(() => undefined);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end();
        reject(new Silence('a read of the log', silenceMs));
      }, silenceMs);
    };
    const give = (): void => {
      end();
      resolve(events);
    };
    const caughtUp = (): void => {
      // What came before it may still wait in the stream.
      if (found.readableLength > 0) setImmediate(caughtUp);
      else give();
    };
    found.on('data', (event) => {
      if (events.length < limit) events.push(event);
      if (events.length === limit) give();
      else wait();
    });
    found.on('error', (error) => {
      end();
      reject(error);
    });
    found.on('caughtUp', caughtUp);
    found.on('confirmation', wait);
    wait();
  });
}
