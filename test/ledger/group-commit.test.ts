import { describe, expect, it } from '@jest/globals';
import { GroupCommit, type Outcome } from '../../src/ledger/group-commit.js';

const MEBIBYTE = 1024 * 1024;

/** A store whose commits end when they are told to. Work is a number of bytes; an answer is what was made. */
class Commits {
  readonly groups: (readonly number[])[] = [];
  readonly commit: GroupCommit<number, number>;
  #end: (outcomes: readonly Outcome<number>[]) => void = () => undefined;
  #fail: (error: unknown) => void = () => undefined;

  constructor() {
    this.commit = new GroupCommit<number, number>({
      commit: (group) => {
        this.groups.push(group);
        return new Promise((resolve, reject) => ([this.#end, this.#fail] = [resolve, reject]));
      },
      bytesOf: (bytes) => bytes,
    });
  }

  /** The group that is under way once it has begun. */
  async begun(count: number): Promise<readonly number[]> {
    while (this.groups.length < count) await new Promise((resolve) => setImmediate(resolve));
    return this.groups.at(-1) ?? [];
  }

  end(outcomes?: readonly Outcome<number>[]): void {
    this.#end(outcomes ?? (this.groups.at(-1) ?? []).map((answer) => ({ answer })));
  }

  fail(error: Error): void {
    this.#fail(error);
  }
}

describe('a group commit', () => {
  it('takes all that wait, and gathers the next group while one is under way', async () => {
    const commits = new Commits();
    const first = [1, 2, 3].map((work) => commits.commit.make(work));
    expect(await commits.begun(1)).toEqual([1, 2, 3]);
    const second = [4, 5].map((work) => commits.commit.make(work));
    commits.end();
    expect(await Promise.all(first)).toEqual([1, 2, 3]);
    expect(await commits.begun(2)).toEqual([4, 5]);
    commits.end();
    expect(await Promise.all(second)).toEqual([4, 5]);
    await commits.commit.idle();
    const later = commits.commit.make(6);
    expect(await commits.begun(3)).toEqual([6]);
    commits.end();
    expect(await later).toBe(6);
  });

  it('answers nobody before the commit has returned', async () => {
    const commits = new Commits();
    let answered = false;
    const made = commits.commit.make(1).then(() => (answered = true));
    await commits.begun(1);
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    commits.end();
    await made;
  });

  it('gives each member its own outcome', async () => {
    const commits = new Commits();
    const made = Promise.allSettled([1, 2].map((work) => commits.commit.make(work)));
    await commits.begun(1);
    commits.end([{ error: 'refused' }, { answer: 2 }]);
    expect(await made).toEqual([
      { status: 'rejected', reason: 'refused' },
      { status: 'fulfilled', value: 2 },
    ]);
  });

  it('tells all of a group that its commit has failed, and goes on with the next', async () => {
    const commits = new Commits();
    const lost = Promise.allSettled([1, 2].map((work) => commits.commit.make(work)));
    await commits.begun(1);
    const next = commits.commit.make(3);
    const reason = new Error('the disk is full');
    commits.fail(reason);
    expect(await lost).toEqual([1, 2].map(() => ({ status: 'rejected', reason })));
    await commits.begun(2);
    commits.end();
    expect(await next).toBe(3);
  });

  it('is bounded in bytes and in members; what is larger is a group by itself', async () => {
    const commits = new Commits();
    const work = [5 * MEBIBYTE, 3 * MEBIBYTE, MEBIBYTE, MEBIBYTE, ...new Array<number>(300).fill(0)];
    const made = Promise.all(work.map((bytes) => commits.commit.make(bytes)));
    for (const [index, size] of [1, 2, 200, 101].entries()) {
      expect(await commits.begun(index + 1)).toHaveLength(size);
      commits.end();
    }
    expect(await made).toEqual(work);
  });
});
