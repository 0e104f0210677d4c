import { describe, expect, it } from '@jest/globals';
import { LedgerUnavailable } from '../../../src/ledger/errors.js';
import { Silence } from '../../../src/ledger/kurrentdb/failure.js';
import { TimeLimit } from '../../../src/ledger/kurrentdb/time-limit.js';
import { failureOf } from '../samples.js';

const never = new Promise<never>(() => undefined);

describe('a time limit', () => {
  it('lets through what settles in time, as it settles', async () => {
    const limit = new TimeLimit(1000);
    expect(await limit.of(Promise.resolve(7), 'seven')).toBe(7);
    expect(await failureOf(limit.of(Promise.reject(new RangeError('no')), 'a failure'))).toBeInstanceOf(RangeError);
    limit.close();
  });

  it('gives up what takes longer, each in its own time, and goes on after a pause', async () => {
    const limit = new TimeLimit(30);
    const over: string[] = [];
    const given = (what: string): Promise<unknown> => failureOf(limit.of(never, what)).finally(() => over.push(what));
    const first = given('the first');
    await new Promise((resolve) => setTimeout(resolve, 10));
    const second = given('the second');
    expect(await first).toBeInstanceOf(Silence);
    expect(over).toEqual(['the first']);
    expect(await second).toMatchObject({ message: 'no answer to the second in 30 ms' });
    expect(await given('the third')).toBeInstanceOf(Silence);
    limit.close();
  });

  it('gives up all that waits when it is closed, and all that comes later', async () => {
    const limit = new TimeLimit(60_000);
    const waiting = failureOf(limit.of(never, 'it'));
    limit.close();
    expect(await waiting).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(limit.of(never, 'it'))).toBeInstanceOf(LedgerUnavailable);
  });
});
