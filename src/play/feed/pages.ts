import { CorruptedEvent, StreamDeleted } from '../../ledger/errors.js';
import type { DamagedRow, Ledger, RecordedEvent, SoundPage } from '../../ledger/ledger.js';

/** Events that are read at once. */
const PAGE_EVENTS = 500;

/** A row of the global order: an event, or a damaged row. */
export type Row = { readonly event: RecordedEvent } | { readonly damaged: DamagedRow };

/** Pages of the global order. Readers who want the same page at the same time share one reading of it. */
export class FeedPages {
  readonly #reading = new Map<string | null, Promise<SoundPage>>();

  constructor(private readonly ledger: Pick<Ledger, 'upkeep' | 'subscribe'>) {}

  /** The page behind a position; damage keeps nobody from reading on. */
  after(position: string | null): Promise<SoundPage> {
    const reading =
      this.#reading.get(position) ??
      this.ledger.upkeep.readSound(position, PAGE_EVENTS).finally(() => this.#reading.delete(position));
    this.#reading.set(position, reading);
    return reading;
  }

  /** Resolves when there is something behind a position, when the signal aborts, or after `ms`. */
  async news(position: string | null, signal: AbortSignal, ms: number): Promise<void> {
    const ending = new AbortController();
    const end = (): void => {
      ending.abort();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    try {
      await this.ledger.subscribe({ after: position }, ending.signal)[Symbol.asyncIterator]().next();
    } catch (error) {
      // `after` reads all that is there and passes over damage.
      if (!(error instanceof CorruptedEvent) && !(error instanceof StreamDeleted)) throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      end();
    }
  }
}

/** The rows of a page in their order. */
export function rowsOf({ events, damaged }: SoundPage): readonly Row[] {
  if (damaged.length === 0) return events.map((event) => ({ event }));
  const rows: { readonly at: bigint; readonly row: Row }[] = [
    ...events.map((event) => ({ at: BigInt(event.globalPosition), row: { event } })),
    ...damaged.map((row) => ({ at: BigInt(row.position), row: { damaged: row } })),
  ];
  return rows.sort((one, other) => (one.at < other.at ? -1 : 1)).map(({ row }) => row);
}
