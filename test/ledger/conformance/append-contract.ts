import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from '@jest/globals';
import { CommandReused, RevisionConflict } from '../../../src/ledger/errors.js';
import { anyRevision, noStream, streamExists, streamIsAtRevision } from '../../../src/ledger/ledger.js';
import type { Appended, ExpectedRevision } from '../../../src/ledger/ledger.js';
import type { FixtureSource } from '../conformance.js';
import { anAppend, appendMany, failureOf, moved, movedTo, newStream, wholeStream } from '../samples.js';

/** The state of the stream that an append finds: no stream, one at the expected revision, or one that went on. */
const STATES = ['absent', 'present', 'stale'] as const;
const COMMANDS = ['new id', 'same id, same content', 'same id, other content'] as const;
const EXPECTATIONS = ['any', 'noStream', 'streamExists', 'exactly'] as const;

type State = (typeof STATES)[number];
type Outcome = 'appended' | 'conflict' | 'repeated' | 'reused';

/** Events before the append under test; the command that may be repeated is the second. */
const EVENTS_BEFORE = { absent: 0, present: 3, stale: 5 } as const;

function expectation(kind: (typeof EXPECTATIONS)[number]): ExpectedRevision {
  switch (kind) {
    case 'any':
      return anyRevision;
    case 'noStream':
      return noStream;
    case 'streamExists':
      return streamExists;
    case 'exactly':
      return streamIsAtRevision(2);
  }
}

/** Which new commands each expectation lets through. Repeated commands are answered before it is looked at. */
const NEW_COMMAND: Record<(typeof EXPECTATIONS)[number], Record<State, Outcome>> = {
  any: { absent: 'appended', present: 'appended', stale: 'appended' },
  noStream: { absent: 'appended', present: 'conflict', stale: 'conflict' },
  streamExists: { absent: 'conflict', present: 'appended', stale: 'appended' },
  exactly: { absent: 'conflict', present: 'appended', stale: 'conflict' },
};

const MATRIX = EXPECTATIONS.flatMap((kind) =>
  STATES.flatMap((state) =>
    // Where there is no stream, no command can have been used in it.
    COMMANDS.map((command): [string, State, string, Outcome] => {
      const isNew = command === 'new id' || state === 'absent';
      const again = command === 'same id, same content' ? 'repeated' : 'reused';
      return [kind, state, command, isNew ? NEW_COMMAND[kind][state] : again];
    }),
  ),
);

export function appendContract(fixture: FixtureSource): void {
  describe('expected revision × state of the stream × command', () => {
    test.each(MATRIX)('expect %s, stream %s, %s: %s', async (kind, state, command, outcome) => {
      const { ledger } = fixture();
      const stream = newStream();
      const count = EVENTS_BEFORE[state];
      const old = anAppend(stream, { events: movedTo(2) });
      if (count > 0) await ledger.append(old);
      if (count > 2) await appendMany(ledger, stream, count - 2);
      const before = count === 0 ? [] : await wholeStream(ledger, stream);

      const attempt = ledger.append(
        anAppend(stream, {
          expected: expectation(kind as (typeof EXPECTATIONS)[number]),
          commandId: command === 'new id' ? randomUUID() : old.commandId,
          events: command === 'same id, same content' ? old.events : [moved(77)],
          metadata: { recordedAt: '2026-11-22T00:00:00Z', actor: 'blue' },
        }),
      );

      switch (outcome) {
        case 'appended': {
          const size = command === 'same id, same content' ? 2 : 1;
          const appended = await attempt;
          expect(appended).toMatchObject({ firstRevision: count, lastRevision: count + size - 1, repeated: false });
          const after = await wholeStream(ledger, stream);
          expect(after.slice(0, count)).toEqual(before);
          expect(after.at(-1)?.hash).toBe(appended.lastHash);
          return;
        }
        case 'repeated':
          expect(await attempt).toEqual({
            firstRevision: 0,
            lastRevision: 1,
            lastHash: before[1]?.hash,
            repeated: true,
          });
          break;
        case 'reused':
          expect(await failureOf(attempt)).toMatchObject({ type: 'commandReused', stream, commandId: old.commandId });
          break;
        case 'conflict':
          expect(await failureOf(attempt)).toMatchObject({
            type: 'revisionConflict',
            actual: count === 0 ? null : count - 1,
          });
      }
      if (count > 0) expect(await wholeStream(ledger, stream)).toEqual(before);
      else expect(await failureOf(ledger.readStream(stream))).toMatchObject({ type: 'streamNotFound' });
    });
  });

  describe('appends of many at once', () => {
    it('lets one of twenty win a revision, and tells the others which it is now', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const stream = newStream();
      await ledger.append(anAppend(stream));
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? ledger : other).append(
            anAppend(stream, { expected: streamIsAtRevision(0), events: movedTo(3, index * 10) }),
          ),
        ),
      );
      const losses = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(losses).toHaveLength(19);
      for (const loss of losses) {
        expect(loss).toBeInstanceOf(RevisionConflict);
        expect(loss).toMatchObject({ expected: streamIsAtRevision(0), actual: 3 });
      }
      expect(await wholeStream(ledger, stream)).toHaveLength(4);
      await other.close();
    });

    it('starts a stream exactly once', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const stream = newStream();
      const results = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 === 0 ? ledger : other).append(anAppend(stream, { expected: noStream, events: [moved(index)] })),
        ),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      expect(await wholeStream(ledger, stream)).toHaveLength(1);
      await other.close();
    });

    it('writes every append that expects nothing, each whole and once', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const stream = newStream();
      const appends = Array.from({ length: 30 }, (_, index) => anAppend(stream, { events: movedTo(3, index * 3) }));
      const results = await Promise.all(
        appends.map((append, index) => (index % 2 === 0 ? ledger : other).append(append)),
      );
      const events = await wholeStream(ledger, stream);
      expect(events.map((event) => event.revision)).toEqual(Array.from({ length: 90 }, (_, index) => index));
      for (const [index, append] of appends.entries()) {
        const mine = events.filter((event) => event.commandId === append.commandId);
        expect(mine.map((event) => event.revision)).toEqual(spanOf(results[index]));
        expect(mine.map((event) => event.data)).toEqual(append.events.map((event) => event.data));
      }
      await other.close();
    });

    it('writes a command once, however many give it at the same time', async () => {
      const { ledger, another } = fixture();
      const other = await another();
      const append = anAppend(newStream(), { events: movedTo(2) });
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? ledger : other).append(append)),
      );
      expect(results.filter((result) => !result.repeated)).toHaveLength(1);
      expect(new Set(results.map((result) => result.lastHash)).size).toBe(1);
      expect(await wholeStream(ledger, append.stream)).toHaveLength(2);
      await other.close();
    });
  });

  describe('commands', () => {
    it('belong to their stream: the same id in another stream is another command', async () => {
      const { ledger } = fixture();
      const [one, two] = [newStream(), newStream()];
      await ledger.append(anAppend(one, { commandId: 'order-1' }));
      expect(await ledger.append(anAppend(two, { commandId: 'order-1', events: [moved(2)] }))).toMatchObject({
        repeated: false,
      });
    });

    it('are remembered by another connection, and long after', async () => {
      const { ledger, another } = fixture();
      const stream = newStream();
      const first = anAppend(stream, { expected: noStream });
      const appended = await ledger.append(first);
      await appendMany(ledger, stream, 12);
      const other = await another();
      expect(await other.append(first)).toEqual({ ...appended, repeated: true });
      expect(await failureOf(other.append({ ...first, events: [moved(9)] }))).toBeInstanceOf(CommandReused);
      await other.close();
    });

    it('are other commands if the type, the version, or the number of events differs', async () => {
      const { ledger } = fixture();
      const first = anAppend(newStream());
      await ledger.append(first);
      for (const events of [
        [{ ...moved(1), type: 'UnitPivoted' }],
        [{ ...moved(1), version: 2 }],
        [moved(1), moved(1)],
      ]) {
        expect(await failureOf(ledger.append({ ...first, events }))).toBeInstanceOf(CommandReused);
      }
    });

    it('can be asked for', async () => {
      const { ledger } = fixture();
      const stream = newStream();
      expect(await ledger.appendOf(stream, 'order-1')).toBeNull();
      await ledger.append(anAppend(stream));
      const appended = await ledger.append(anAppend(stream, { commandId: 'order-1', events: movedTo(3) }));
      await ledger.append(anAppend(stream));
      expect(await ledger.appendOf(stream, 'order-1')).toEqual({ ...appended, repeated: true });
      expect(await ledger.appendOf(stream, 'order-2')).toBeNull();
    });
  });
}

function spanOf(appended: Appended | undefined): readonly number[] {
  if (appended === undefined) return [];
  const { firstRevision, lastRevision } = appended;
  return Array.from({ length: lastRevision - firstRevision + 1 }, (_, index) => firstRevision + index);
}
