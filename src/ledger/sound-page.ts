import { CorruptedEvent } from './errors.js';
import { recallRow } from './event-row.js';
import type { StoredRow } from './event-row.js';
import type { Head } from './hash-chain.js';
import { NO_HEAD } from './hash-chain.js';
import type { RecordedEvent } from './ledger.js';
import { STREAM_PATTERN } from './names.js';
import { assertFollows } from './page.js';
import type { DamagedRow, SoundPage } from './upkeep.js';

/** Gathers a page of the global order: sound events, and damaged rows by name. */
export class SoundPageBuilder {
  readonly #events: RecordedEvent[] = [];
  readonly #damaged: DamagedRow[] = [];
  /** By stream, its last event on the page; null after a damaged one, to which nothing can be compared. */
  readonly #heads = new Map<string, Head | null>();
  #last: string | null = null;

  /** Takes the next row, which `recall` makes an event of; if that throws CorruptedEvent, the row is damaged. */
  add(position: string, recall: () => RecordedEvent): void {
    this.#last = position;
    try {
      const event = recall();
      const head = this.#heads.get(event.stream);
      const before = head === undefined && event.revision === 0 ? NO_HEAD : head;
      if (before) assertFollows(event, before);
      this.#heads.set(event.stream, event);
      this.#events.push(event);
    } catch (error) {
      if (!(error instanceof CorruptedEvent)) throw error;
      const stream = STREAM_PATTERN.test(error.stream) ? error.stream : null;
      if (stream !== null) this.#heads.set(stream, null);
      this.#damaged.push({ position, stream, because: error.message });
    }
  }

  /** Takes a position at which there is nothing to give, and nothing is wrong. */
  pass(position: string): void {
    this.#last = position;
  }

  /** Takes a position at which there is no row that could be read. */
  addMissing(position: string): void {
    this.#last = position;
    this.#damaged.push({ position, stream: null, because: 'there is no row that can be read' });
  }

  build(): SoundPage {
    return { events: this.#events, damaged: this.#damaged, last: this.#last };
  }
}

/**
 * The page that rows make which follow a position in a store whose positions have no gaps: the first stands at the next
 * position, and so on. Null stands for a position at which there is no row that could be read.
 */
export function soundPage(rows: readonly (StoredRow | null)[], start: bigint): SoundPage {
  const builder = new SoundPageBuilder();
  for (const [index, row] of rows.entries()) {
    const position = (start + BigInt(index) + 1n).toString();
    if (row === null) builder.addMissing(position);
    else builder.add(position, () => recallRow(row));
  }
  return builder.build();
}

/**
 * Rows of the global order that follow a position, if none is left out between them; throws CorruptedEvent. `events`:
 * how many the store holds by its heads; a row beyond them has strayed from its own place, where it is missed.
 */
export function alignedRows(rows: readonly StoredRow[], start: bigint, events: bigint): readonly StoredRow[] {
  const index = rows.findIndex((row, at) => !isAligned([row], start + BigInt(at)));
  const after = rows[index];
  if (after === undefined) return rows;
  if (start + BigInt(index) >= events) return rows.slice(0, index);
  throw new CorruptedEvent(after.stream, after.revision, 'rows before it are missing in the global order');
}

/** Whether rows stand at the positions that follow one, without gaps. */
export function isAligned(rows: readonly StoredRow[], start: bigint): boolean {
  return rows.every(({ position }, index) => position === (start + BigInt(index) + 1n).toString());
}
