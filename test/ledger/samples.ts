import { randomUUID } from 'node:crypto';
import { anyRevision } from '../../src/ledger/ledger.js';
import type { Append, Ledger, NewEvent, RecordedEvent } from '../../src/ledger/ledger.js';

export function newStream(): string {
  return `game-${randomUUID()}`;
}

/** An event of an invented type; `step` makes it unlike the others. */
export function moved(step: number): NewEvent {
  return { type: 'UnitMoved', version: 1, data: { unit: 'Aldo', to: `K${step}`, mp: 2, note: 'Zwölf Ritter ⚔' } };
}

export function movedTo(count: number, from = 1): readonly NewEvent[] {
  return Array.from({ length: count }, (_, index) => moved(from + index));
}

export const METADATA = { recordedAt: '2026-11-21T12:00:00.000Z', actor: 'red' };

/** An append with what a test does not care about filled in. */
export function anAppend(stream: string, append: Partial<Append> = {}): Append {
  return { stream, expected: anyRevision, commandId: randomUUID(), metadata: METADATA, events: [moved(1)], ...append };
}

/** Appends `count` events, one a command. */
export async function appendMany(ledger: Ledger, stream: string, count: number): Promise<void> {
  for (let step = 1; step <= count; step += 1) await ledger.append(anAppend(stream, { events: [moved(step)] }));
}

/** The whole stream, page by page; [] if there is none. */
export async function wholeStream(ledger: Ledger, stream: string): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of pagesOf((from) => ledger.readStream(stream, { from }))) events.push(event);
  return events;
}

async function* pagesOf(read: (from: number) => Promise<readonly RecordedEvent[]>): AsyncGenerator<RecordedEvent> {
  let page = await read(0);
  while (page.length > 0) {
    yield* page;
    page = await read((page.at(-1)?.revision ?? 0) + 1);
  }
}

/** Everything after a position in the global order. */
export async function allAfter(
  ledger: Ledger,
  start: string | null,
  limit?: number,
): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  let page = await ledger.readAll(start, limit);
  while (page.length > 0) {
    events.push(...page);
    page = await ledger.readAll(page.at(-1)?.globalPosition ?? null, limit);
  }
  return events;
}

/** The position of the last event there is, or null. */
export async function lastPosition(ledger: Ledger): Promise<string | null> {
  return (await allAfter(ledger, null)).at(-1)?.globalPosition ?? null;
}

/** Takes events until there are `count`, then ends the subscription. */
export async function take(events: AsyncIterable<RecordedEvent>, count: number): Promise<readonly RecordedEvent[]> {
  const taken: RecordedEvent[] = [];
  for await (const event of events) {
    taken.push(event);
    if (taken.length >= count) break;
  }
  return taken;
}

/** The error of a rejected promise. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}
