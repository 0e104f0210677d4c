import { describe, expect, it } from '@jest/globals';
import { BatchBuilder } from '../../src/projections/batch.js';
import { WriteBehind } from '../../src/projections/write-behind.js';
import { SHELVES } from '../../src/library/rulesets.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';

const GAME = 'a'.repeat(36);

function opened(revision: number, stream = `seats-${GAME}`): RecordedEvent {
  return {
    ...{ stream, revision, type: 'SeatsOpened', version: 1, commandId: 'open', data: {} },
    metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'red' },
    ...{ previousHash: '', hash: '', globalPosition: '1' },
  };
}

function batchOf(event: RecordedEvent) {
  const builder = new BatchBuilder(SHELVES);
  builder.addSeatEvent(GAME, null, event);
  return builder.build();
}

describe('a batch that is written while the next one is gathered', () => {
  it('is not waited for, but by the next one', async () => {
    const behind = new WriteBehind();
    const done: string[] = [];
    let finish = (): void => undefined;
    const slow = (): Promise<void> =>
      new Promise((resolve) => {
        finish = () => {
          done.push('first');
          resolve();
        };
      });
    await behind.put(batchOf(opened(0)), slow);
    expect(done).toEqual([]);
    const second = behind.put(batchOf(opened(0)), () => Promise.resolve(void done.push('second')));
    finish();
    await second;
    await behind.settled();
    expect(done).toEqual(['first', 'second']);
  });

  it('is known until it is written', async () => {
    const behind = new WriteBehind();
    expect(behind.seatsOf(GAME)).toBeUndefined();
    await behind.put(batchOf(opened(0)), () => Promise.resolve());
    expect(behind.seatsOf(GAME)).toMatchObject({ game: GAME, revision: 0 });
    await behind.settled();
    expect(behind.seatsOf(GAME)).toBeUndefined();
  });

  it('fails whoever comes next, and not whoever only waits for its end', async () => {
    const behind = new WriteBehind();
    const broken = () => Promise.reject(new Error('the table is full'));
    await behind.put(batchOf(opened(0)), broken);
    await behind.idle();
    await expect(behind.put(batchOf(opened(0)), () => Promise.resolve())).rejects.toThrow('the table is full');
    await expect(behind.settled()).rejects.toThrow('the table is full');
  });

  it('has nothing of a stream that begins, unless the stream was read ahead', () => {
    const behind = new WriteBehind();
    expect([behind.isNew(opened(0)), behind.isNew(opened(1))]).toEqual([true, false]);
    behind.readAhead(`seats-${GAME}`);
    expect([behind.isNew(opened(0)), behind.isNew(opened(0, 'seats-b'))]).toEqual([false, true]);
  });
});
