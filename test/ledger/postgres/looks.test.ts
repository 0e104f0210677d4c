import { describe, expect, it } from '@jest/globals';
import { LedgerDamaged, LedgerUnavailable } from '../../../src/ledger/errors.js';
import { Looks } from '../../../src/ledger/postgres/looks.js';

/** A database that answers when it is told to, with the numbers of the looks that find something. */
class Answers {
  /** The streams that each statement looked at. */
  readonly asked: (readonly string[])[] = [];
  readonly looks: Looks;
  #end: (numbers: readonly number[]) => void = () => undefined;
  #fail: (error: unknown) => void = () => undefined;

  constructor() {
    const rows = async (_query: unknown, [streams]: readonly unknown[]): Promise<readonly unknown[]> => {
      this.asked.push(streams as readonly string[]);
      const numbers = await new Promise<readonly number[]>((resolve, reject) => {
        [this.#end, this.#fail] = [resolve, reject];
      });
      return [{ numbers }];
    };
    this.looks = new Looks(rows as ConstructorParameters<typeof Looks>[0]);
    for (const stream of ['one', 'two', 'three']) this.looks.learn(stream, 4);
  }

  async begun(count: number): Promise<void> {
    while (this.asked.length < count) await new Promise((resolve) => setImmediate(resolve));
  }

  end(...numbers: readonly number[]): void {
    this.#end(numbers);
  }

  fail(error: unknown): void {
    this.#fail(error);
  }
}

describe('looks at the ends of streams', () => {
  it('share a statement, which begins after each was asked for', async () => {
    const answers = new Answers();
    const { looks, asked } = answers;
    const first = [looks.endsBefore('one', 5), looks.endsBefore('two', 5)];
    await answers.begun(1);
    const second = [looks.endsBefore('one', 5), looks.endsBefore('three', 5)];
    answers.end(2);
    expect(await Promise.all(first)).toEqual([true, false]);
    await answers.begun(2);
    answers.end();
    expect(await Promise.all(second)).toEqual([true, true]);
    expect(asked).toEqual([
      ['one', 'two'],
      ['one', 'three'],
    ]);
  });

  it('are not made where the end is not known, or is another one', async () => {
    const { looks, asked } = new Answers();
    expect(await looks.endsBefore('four', 5)).toBe(false);
    expect(await looks.endsBefore('one', 4)).toBe(false);
    expect(await looks.endsBefore('one', 6)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('leave it to each reader to find damage, and fail if the database cannot be reached', async () => {
    const answers = new Answers();
    const { looks } = answers;
    const damaged = [looks.endsBefore('one', 5), looks.endsBefore('two', 5)];
    await answers.begun(1);
    answers.fail(new LedgerDamaged('a page'));
    expect(await Promise.all(damaged)).toEqual([false, false]);
    const lost = looks.endsBefore('one', 5);
    await answers.begun(2);
    answers.fail(new LedgerUnavailable('no way'));
    await expect(lost).rejects.toBeInstanceOf(LedgerUnavailable);
  });
});
