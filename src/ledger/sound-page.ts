import { CorruptedEvent } from './errors.js';
import { recallRow, type StoredRow } from './event-row.js';
import { type Head, NO_HEAD } from './hash-chain.js';
import type { RecordedEvent } from './ledger.js';
import { STREAM_PATTERN } from './names.js';
import { assertFollows, linkedPage } from './page.js';
import type { DamagedRow, SoundPage } from './upkeep.js';

const UNREADABLE = 'there is no row that can be read';

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
    this.#damaged.push({ position, stream: null, because: UNREADABLE });
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
    const position = positionAt(start, index);
    if (row === null) builder.addMissing(position);
    else builder.add(position, () => recallRow(row));
  }
  return builder.build();
}

/**
 * The events of the rows of which `soundPage` makes a page. Throws CorruptedEvent if that page names a damaged row, and
 * never otherwise: whoever is stopped here finds there what he has to pass over.
 */
export function wholePage(rows: readonly (StoredRow | null)[], start: bigint): readonly RecordedEvent[] {
  const events = rows.map((row, index) => {
    if (row !== null) return recallRow(row);
    throw new CorruptedEvent('', 0, `${UNREADABLE} at position ${positionAt(start, index)}`);
  });
  return linkedPage(events);
}

/** Whether rows stand at the positions that follow one, without gaps. */
export function isAligned(rows: readonly StoredRow[], start: bigint): boolean {
  return rows.every(({ position }, index) => position === positionAt(start, index));
}

/** The position of a row on the page that follows `start`, where positions have no gaps. */
function positionAt(start: bigint, index: number): string {
  return (start + BigInt(index) + 1n).toString();
}
