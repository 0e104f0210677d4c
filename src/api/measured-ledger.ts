import type {
  Append,
  Appended,
  Ledger,
  RecordedEvent,
  Snapshot,
  StreamRead,
  SubscriptionStart,
} from '../ledger/ledger.js';
import type { Upkeep } from '../ledger/upkeep.js';
import type { Metrics } from './metrics.js';

/** A ledger whose appends are timed. */
export class MeasuredLedger implements Ledger {
  constructor(
    private readonly ledger: Ledger,
    private readonly metrics: Pick<Metrics, 'appended'>,
  ) {}

  get upkeep(): Upkeep {
    return this.ledger.upkeep;
  }

  async append(append: Append): Promise<Appended> {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const appended = await this.ledger.append(append);
      this.metrics.appended('done', seconds());
      return appended;
    } catch (error) {
      this.metrics.appended('failed', seconds());
      throw error;
    }
  }

  appendOf(stream: string, commandId: string): Promise<Appended | null> {
    return this.ledger.appendOf(stream, commandId);
  }

  readStream(stream: string, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    return this.ledger.readStream(stream, read);
  }

  readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.ledger.readAll(after, limit);
  }

  subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncIterable<RecordedEvent> {
    return this.ledger.subscribe(start, signal);
  }

  heed(): void {
    this.ledger.heed();
  }

  saveSnapshot(snapshot: Snapshot): Promise<void> {
    return this.ledger.saveSnapshot(snapshot);
  }

  loadSnapshot(stream: string, schema: string, atOrBefore?: number): Promise<Snapshot | null> {
    return this.ledger.loadSnapshot(stream, schema, atOrBefore);
  }

  check(): Promise<void> {
    return this.ledger.check();
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}
