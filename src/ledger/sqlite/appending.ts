import type { Database } from 'better-sqlite3';
import { answerAgain } from '../command-content.js';
import { CorruptedEvent, LedgerError } from '../errors.js';
import { appendedAfter, recallRowsOf, sealRows } from '../event-row.js';
import { assertExpected } from '../expectation.js';
import { GroupCommit, type Outcome } from '../group-commit.js';
import { type Head, NO_HEAD } from '../hash-chain.js';
import { assertSameHead } from '../heads.js';
import type { Appended, RecordedEvent } from '../ledger.js';
import { bytesOf, type PreparedAppend } from '../prepared-append.js';
import type { KnownHeads } from './known-heads.js';
import { isMalformed } from './malformed.js';
import type { Statements } from './statements.js';

/**
 * Appends to a SQLite file. All that wait are made in one immediate transaction with one sync, each as if it were
 * alone: it sees what those before it have written, and none is answered before the commit.
 */
export class Appending {
  readonly #groups: GroupCommit<PreparedAppend, Appended>;
  readonly #transaction: (group: readonly PreparedAppend[]) => readonly Outcome<Appended>[];

  constructor(
    db: Database,
    private readonly statements: Statements,
    private readonly heads: KnownHeads,
    /** Calls the file, whose failures are then LedgerUnavailable. */
    private readonly call: <Result>(work: () => Result) => Promise<Result>,
  ) {
    const transaction = db.transaction((group: readonly PreparedAppend[]) => this.#writeAll(group));
    this.#transaction = (group) => transaction.immediate(group);
    this.#groups = new GroupCommit({ commit: (group) => this.call(() => this.#commit(group)), bytesOf });
  }

  append(append: PreparedAppend): Promise<Appended> {
    return this.#groups.make(append);
  }

  /** Resolves when nothing is being appended any more. */
  idle(): Promise<void> {
    return this.#groups.idle();
  }

  /** The events that bear a command's id in a stream, in order. Throws CorruptedEvent. */
  ofCommand(stream: string, commandId: string): readonly RecordedEvent[] {
    return recallRowsOf(stream, this.statements.ofCommand.all(stream, commandId));
  }

  #commit(group: readonly PreparedAppend[]): readonly Outcome<Appended>[] {
    try {
      return this.#transaction(group);
    } catch (error) {
      // Nothing of the group was written, so nothing that was remembered on the way is true.
      this.heads.forgetAll();
      if (!isMalformed(error)) throw error;
      const [only] = group;
      if (only && group.length === 1) return [{ error: damaged(only.stream, error) }];
      // One of them met damage as it wrote. By itself each has the answer that is its own.
      return group.flatMap((append) => this.#commit([append]));
    }
  }

  #writeAll(group: readonly PreparedAppend[]): readonly Outcome<Appended>[] {
    this.heads.look();
    return group.map((append) => this.#outcomeOf(append));
  }

  /** An append that is refused is refused before any of its rows is written, so that the others can go on. */
  #outcomeOf(append: PreparedAppend): Outcome<Appended> {
    try {
      return { answer: this.#write(append) };
    } catch (error) {
      if (error instanceof LedgerError) return { error };
      throw error;
    }
  }

  #write(append: PreparedAppend): Appended {
    const { stream } = append;
    const before = readable(stream, 0, () => answerAgain(append, this.ofCommand(stream, append.commandId)));
    if (before !== null) return before;
    const head = this.heads.verified(stream) ?? readable(stream, 0, () => this.#verifiedHead(stream));
    assertExpected(append, head.revision);
    const rows = sealRows(append, head);
    for (const row of rows) this.statements.insert.run(row);
    const appended = appendedAfter(head, rows);
    this.heads.learn(stream, { revision: appended.lastRevision, hash: appended.lastHash });
    return appended;
  }

  /** The head of a stream as its last event is stored, compared with the head that is kept. Throws CorruptedEvent. */
  #verifiedHead(stream: string): Head {
    const lastRow = this.statements.last.get(stream);
    const [head = NO_HEAD] = recallRowsOf(stream, lastRow === undefined ? [] : [lastRow]);
    assertSameHead(stream, lastRow === undefined ? null : head, this.statements.head.get(stream) ?? null);
    return head;
  }
}

/** If SQLite cannot read a stream, only that stream is damaged; all others are read as before. */
export function readable<T>(stream: string, revision: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isMalformed(error)) throw error;
    throw damaged(stream, error, revision);
  }
}

function damaged(stream: string, { message }: { readonly message: string }, revision = 0): CorruptedEvent {
  return new CorruptedEvent(stream, revision, `SQLite cannot read the stream from there: ${message}`);
}
