import type { QueryResultRow } from 'pg';
import { answerAgain } from '../command-content.js';
import { LedgerUnavailable } from '../errors.js';
import { appendedAfter, type EventRow, recallRowsOf, sealRows } from '../event-row.js';
import { assertExpected, meets } from '../expectation.js';
import { GroupCommit, type Outcome } from '../group-commit.js';
import { type Head, NO_HEAD } from '../hash-chain.js';
import { assertSameHead } from '../heads.js';
import type { Appended } from '../ledger.js';
import { Lru } from '../lru.js';
import type { PreparedAppend } from '../prepared-append.js';
import { StreamQueue } from '../stream-queue.js';
import { binaryArray } from './binary-array.js';
import { asDamage, isOfOneAppend } from './failure.js';
import { type Named, QUERIES } from './queries.js';
import { appendSettled } from './settling.js';
import { type Headed, partsOf } from './with-head.js';

/** An append that lost its place this often in a row gives up; each loss is somebody else's success. */
const ATTEMPTS_MAX = 1000;
/** Streams of which the head is remembered. */
const HEADS_MAX = 10_000;

type Rows = <Row extends QueryResultRow>(query: Named, values: readonly unknown[]) => Promise<readonly Row[]>;

export interface Database {
  /** Throws LedgerUnavailable. */
  readonly rows: Rows;
  readonly isOpen: () => boolean;
  /** How long an append of which nobody knows whether it was made is looked after. */
  readonly settleMs: number;
}

/**
 * Appends to PostgreSQL. All that wait are one call of a function, in one transaction with one sync. Appends to one
 * stream follow one another, so a group has one for each stream.
 *
 * The heads of streams are remembered, so that an append need not ask for its stream's head first. Other servers may
 * have appended meanwhile: the function compares each head under the lock and refuses the appends that follow another
 * one. Whatever does not fit what is remembered is decided after a look at the stream.
 */
export class Appending {
  readonly #queue = new StreamQueue();
  readonly #groups: GroupCommit<readonly EventRow[], boolean>;
  /** Heads that were verified when they were read, or that this process appended itself. */
  readonly #heads = new Lru<Head>(HEADS_MAX);

  constructor(private readonly database: Database) {
    this.#groups = new GroupCommit({ commit: (group) => this.#commit(group), bytesOf: bytesOfRows });
  }

  append(append: PreparedAppend): Promise<Appended> {
    const { settleMs, isOpen } = this.database;
    const attempt = (tried: Set<string>): Promise<Appended> => this.#appendInTurn(append, tried);
    return this.#queue
      .run(append.stream, () => appendSettled(attempt, settleMs, isOpen))
      .catch(asDamage(append.stream, 0));
  }

  /** Resolves when nothing is being appended any more. */
  idle(): Promise<void> {
    return this.#groups.idle();
  }

  /**
   * Learns the head of a stream that was read to its end and verified. Where others append too, the head that is
   * remembered would otherwise be an old one, and the next append would have to ask. Only streams that this process
   * appends to are remembered.
   */
  learn(stream: string, { revision, hash }: Head): void {
    const known = this.#heads.get(stream);
    if (known && known.revision < revision) this.#heads.set(stream, { revision, hash });
  }

  /** Forgets the head of a stream that was found damaged, so that the next append looks at what is there. */
  forget(stream: string): void {
    this.#heads.delete(stream);
  }

  /** `tried` gathers the last hashes of what may have been inserted or not. */
  async #appendInTurn(append: PreparedAppend, tried: Set<string>): Promise<Appended> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const found = this.#remembered(append) ?? (await this.#look(append));
      if ('repeated' in found) return found;
      const rows = sealRows(append, found);
      const appended = appendedAfter(found, rows);
      const { lastRevision: revision, lastHash: hash } = appended;
      const wasTried = tried.has(hash);
      tried.add(hash);
      if (await this.#groups.make(rows)) {
        this.#heads.set(append.stream, { revision, hash });
        return appended;
      }
      if (!wasTried) tried.delete(hash);
    }
    throw new LedgerUnavailable(`PostgreSQL: ${append.stream} moved on ${ATTEMPTS_MAX} times while it was appended to`);
  }

  /**
   * The head to append to, if it is remembered and as expected. Until it is known what became of the append, it is
   * forgotten.
   */
  #remembered({ stream, expected }: PreparedAppend): Head | null {
    const head = this.#heads.get(stream);
    this.#heads.delete(stream);
    return head && meets(expected, head.revision) ? head : null;
  }

  /** The head to append to as the stream is now, or what the command has done before. Throws RevisionConflict. */
  async #look(append: PreparedAppend): Promise<Head | Appended> {
    const { stream, commandId } = append;
    const { rows, kept } = partsOf(await this.database.rows<Headed>(QUERIES.before, [stream, commandId]));
    const recorded = recallRowsOf(stream, rows);
    const before = answerAgain(
      append,
      recorded.filter((event) => event.commandId === commandId),
    );
    if (before !== null) return before;
    const last = recorded.at(-1) ?? null;
    const { revision, hash } = last ?? NO_HEAD;
    assertSameHead(stream, last, kept);
    assertExpected(append, revision);
    return { revision, hash };
  }

  /** Whether each append of a group was made; one that was not made has lost its place, or its command is known. */
  async #commit(group: readonly (readonly EventRow[])[]): Promise<readonly Outcome<boolean>[]> {
    try {
      const refused = await this.#insert(group);
      return group.map((rows) => ({ answer: !rows.some(({ stream }) => refused.has(stream)) }));
    } catch (error) {
      if (group.length === 1) return [{ error }];
      if (!isOfOneAppend(error)) throw error;
      // By itself each has the answer that is its own.
      const outcomes: Outcome<boolean>[] = [];
      for (const rows of group) outcomes.push(...(await this.#commit([rows])));
      return outcomes;
    }
  }

  /** Inserts the appends whose heads are still those of their streams; gives the streams of the others. */
  async #insert(group: readonly (readonly EventRow[])[]): Promise<ReadonlySet<string>> {
    const rows = group.flat();
    const [outcome] = await this.database.rows<{ refused: readonly string[] }>(QUERIES.appendGroup, [
      binaryArray(
        'boolean',
        group.flatMap((append) => append.map((_row, index) => index === 0)),
      ),
      ...columnsOf(rows),
    ]);
    return new Set(outcome?.refused);
  }
}

/** The columns of rows as arrays, in the order in which statements take them. */
export function columnsOf(rows: readonly EventRow[]): readonly Buffer[] {
  const texts = (of: (row: EventRow) => string | null): Buffer => binaryArray('text', rows.map(of));
  const integers = (of: (row: EventRow) => number): Buffer => binaryArray('integer', rows.map(of));
  return [
    texts((row) => row.stream),
    integers((row) => row.revision),
    texts((row) => row.type),
    integers((row) => row.version),
    texts((row) => row.data),
    texts((row) => row.secrets),
    texts((row) => row.command_id),
    texts((row) => row.recorded_at),
    texts((row) => row.actor),
    texts((row) => row.previous_hash),
    texts((row) => row.hash),
  ];
}

function bytesOfRows(rows: readonly EventRow[]): number {
  return rows.reduce((sum, { data }) => sum + data.length, 0);
}
