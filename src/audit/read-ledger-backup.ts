import { createHash } from 'node:crypto';
import { LedgerError } from '../ledger/errors.js';
import { rowOf } from '../ledger/event-row.js';
import { NO_HEAD, type Head } from '../ledger/hash-chain.js';
import { READ_LIMIT_MAX, type RecordedEvent, type StreamName } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupFooter } from './ledger-backup.js';
import { linesOf, type Line } from './lines.js';

/** An event has 1 MiB of data at most, and little beside it; a footer may name many streams. */
const LIMITS = { lineBytesMax: 16 * 1024 * 1024, bytesMax: Number.MAX_SAFE_INTEGER };

/** The file is not a whole backup, or this Herald cannot read it. */
export class BackupUnreadable extends Error {
  readonly type = 'backupUnreadable';
  constructor(
    readonly line: number,
    readonly because: string,
  ) {
    super(`line ${line}: ${because}`);
  }
}

/**
 * The events of a backup, in batches: each verified by its hash and its chain, and at the end all of them by the
 * footer, which is told to `done`. Throws BackupUnreadable and ExportUnreadable.
 */
export async function* backedUpEvents(
  source: AsyncIterable<Uint8Array>,
  done: (footer: BackupFooter) => void = () => undefined,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  const reader = new BackupReader();
  let batch: RecordedEvent[] = [];
  for await (const line of linesOf(source, LIMITS)) {
    const event = reader.take(line);
    if (event !== null) batch.push(event);
    if (batch.length < READ_LIMIT_MAX) continue;
    yield batch;
    batch = [];
  }
  const footer = reader.end();
  if (batch.length > 0) yield batch;
  done(footer);
}

class BackupReader {
  readonly #digest = createHash('sha256');
  readonly #heads = new Map<StreamName, Head>();
  #events = 0;
  #lines = 0;
  #footer: BackupFooter | null = null;

  /** The event that a line holds; null for the header and the footer. */
  take(line: Line): RecordedEvent | null {
    this.#lines = line.number;
    if (this.#footer !== null) throw new BackupUnreadable(line.number, 'it stands after the footer');
    const value = parsed(line);
    if (line.number === 1) assertHeader(value);
    else if (value['end'] === true) {
      this.#footer = this.#checkedFooter(value, line.number);
      return null;
    }
    this.#digest.update(`${line.text}\n`);
    return line.number === 1 ? null : this.#event(value, line.number);
  }

  /** The footer; throws if there was none. */
  end(): BackupFooter {
    if (this.#footer === null) throw new BackupUnreadable(this.#lines, 'the backup is cut off: it has no footer');
    return this.#footer;
  }

  #event(value: object, line: number): RecordedEvent {
    this.#events += 1;
    const event = { ...value, globalPosition: String(this.#events) } as RecordedEvent;
    try {
      rowOf(event);
      assertFollows(event, this.#heads.get(event.stream) ?? NO_HEAD);
    } catch (error) {
      // TypeError: members are missing, or hold what has no canonical JSON.
      if (error instanceof LedgerError || error instanceof TypeError) throw new BackupUnreadable(line, error.message);
      throw error;
    }
    this.#heads.set(event.stream, { revision: event.revision, hash: event.hash });
    return event;
  }

  #checkedFooter(value: object, line: number): BackupFooter {
    const footer = value as BackupFooter;
    if (footer.events !== this.#events || footer.streams !== this.#heads.size) {
      const found = `${this.#events} events of ${this.#heads.size} streams`;
      throw new BackupUnreadable(line, `the footer counts otherwise than the lines, which hold ${found}`);
    }
    if (footer.digest !== this.#digest.digest('hex')) {
      throw new BackupUnreadable(line, 'the lines do not have the digest that the footer names');
    }
    return footer;
  }
}

function assertHeader(value: Readonly<Record<string, unknown>>): void {
  if (value['format'] !== BACKUP_FORMAT) throw new BackupUnreadable(1, 'it is no backup of a ledger');
  if (value['formatVersion'] !== BACKUP_VERSION) {
    throw new BackupUnreadable(
      1,
      `it has another version of the format than ${BACKUP_VERSION}, which this Herald reads`,
    );
  }
}

function parsed({ number, text, whole }: Line): Readonly<Record<string, unknown>> {
  if (!whole) throw new BackupUnreadable(number, 'the backup is cut off within the line');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupUnreadable(number, 'it is no JSON object');
}
