import { randomUUID } from 'node:crypto';
import type { Ledger } from '../src/ledger/ledger.js';

export const SAMPLE = { unit: 'Richard', path: ['L10', 'L9', 'K9'], facing: 'K9/K8', mp: { spent: 3, left: 5 } };
const RUN_MS = 1000;

/** Appends to a stream of its own, one event a command. */
export function ledgerAppender(ledger: Ledger): () => Promise<unknown> {
  const stream = `bench-${randomUUID()}`;
  return () => ledger.append(anAppend(stream, 1));
}

/** An append of so many events, of a command of its own, that expects nothing. */
export function anAppend(stream: string, count: number): Parameters<Ledger['append']>[0] {
  return {
    stream,
    expected: { kind: 'any' },
    commandId: randomUUID(),
    metadata: { recordedAt: '2026-11-21T12:00:00.000Z', actor: 'red' },
    events: Array.from({ length: count }, () => ({ type: 'UnitMoved', version: 1, data: SAMPLE })),
  };
}

/**
 * Appends a second, so many streams at a time, each append after the one before it in its stream; one run. The first
 * append of each stream is not measured: a ledger reads a stream that is new to it, and a game is long.
 */
export async function appendsPerSecond(streams: number, appender: () => () => Promise<unknown>): Promise<number> {
  const appenders = Array.from({ length: streams }, appender);
  await Promise.all(appenders.map((append) => append()));
  const started = performance.now();
  const counts = await Promise.all(
    appenders.map(async (append) => {
      let count = 0;
      for (; performance.now() - started < RUN_MS; count += 1) await append();
      return count;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}
