import type { QueryResultRow } from 'pg';
import { GroupCommit, type Outcome } from '../group-commit.js';
import { Lru } from '../lru.js';
import { isDamage } from './failure.js';
import { type Named, QUERIES } from './queries.js';

/** Streams of which the end is remembered. */
const ENDS_MAX = 20_000;

type Rows = <Row extends QueryResultRow>(query: Named, values: readonly unknown[]) => Promise<readonly Row[]>;

/** The question whether a stream has an event at a revision, or anything else that is not as it was. */
interface Look {
  readonly stream: string;
  readonly from: number;
}

/**
 * Looks for news at the ends of streams. Nearly all of them find none, and an order takes several: so those that wait
 * share a statement, as appends share a transaction. The statement begins after each of them was asked for, so that
 * none is answered from the past.
 */
export class Looks {
  /** Where streams ended when they were last read or appended to; it says what is worth a look, and no more. */
  readonly #ends = new Lru<number>(ENDS_MAX);
  readonly #groups: GroupCommit<Look, boolean>;

  constructor(private readonly rows: Rows) {
    this.#groups = new GroupCommit({ commit: (looks) => this.#lookAll(looks), bytesOf: () => 0 });
  }

  /**
   * Whether a stream still ends right before a revision. If it does not, or if its end is not known, it is to be read.
   * Throws LedgerUnavailable.
   */
  async endsBefore(stream: string, from: number): Promise<boolean> {
    return this.#ends.get(stream) === from - 1 && (await this.#groups.make({ stream, from }));
  }

  /** Remembers where a stream ends. */
  learn(stream: string, revision: number): void {
    this.#ends.set(stream, revision);
  }

  async #lookAll(looks: readonly Look[]): Promise<readonly Outcome<boolean>[]> {
    const moved = await this.#moved(looks);
    return looks.map((_look, index) => ({ answer: !moved.has(index + 1) }));
  }

  /** The numbers, from 1, of the looks whose streams have moved. */
  async #moved(looks: readonly Look[]): Promise<ReadonlySet<number>> {
    try {
      const streams = looks.map(({ stream }) => stream);
      const revisions = looks.map(({ from }) => from);
      const [found] = await this.rows<{ numbers: readonly number[] }>(QUERIES.moved, [streams, revisions]);
      return new Set(found?.numbers);
    } catch (error) {
      // It is damage of one of the streams: whoever reads it by itself is told, and the others are not harmed.
      if (isDamage(error)) return new Set(looks.map((_look, index) => index + 1));
      throw error;
    }
  }
}
