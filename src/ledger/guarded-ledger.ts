import { CorruptedEvent } from './errors.js';
import type {
  Append,
  Appended,
  Ledger,
  RecordedEvent,
  Snapshot,
  StreamName,
  StreamRead,
  SubscriptionStart,
} from './ledger.js';
import type { SetAsideStreams } from './set-aside.js';
import type { Upkeep } from './upkeep.js';
import { findingOf } from './verify-stream.js';

/**
 * A ledger that gives nothing of a stream that is set aside and takes nothing for it, so that nobody goes on from a
 * snapshot or a memory of a stream whose past is damaged. Damage that it meets itself is reported.
 */
export class GuardedLedger implements Ledger {
  constructor(
    private readonly ledger: Ledger,
    private readonly setAside: SetAsideStreams,
  ) {}

  /** Not guarded: it is for those who look after the damage. */
  get upkeep(): Upkeep {
    return this.ledger.upkeep;
  }

  append(append: Append): Promise<Appended> {
    return this.#of(append.stream, () => this.ledger.append(append));
  }

  appendOf(stream: StreamName, commandId: string): Promise<Appended | null> {
    return this.#of(stream, () => this.ledger.appendOf(stream, commandId));
  }

  readStream(stream: StreamName, read?: StreamRead): Promise<readonly RecordedEvent[]> {
    return this.#of(stream, () => this.ledger.readStream(stream, read));
  }

  readAll(after: string | null, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.ledger.readAll(after, limit);
  }

  async *subscribe(start: SubscriptionStart, signal: AbortSignal): AsyncGenerator<RecordedEvent, void, undefined> {
    const stream = 'stream' in start ? start.stream : null;
    try {
      if (stream !== null) this.#assertSound(stream);
      for await (const event of this.ledger.subscribe(start, signal)) {
        if (stream !== null) this.#assertSound(stream);
        yield event;
      }
    } catch (error) {
      throw this.#reported(error);
    }
  }

  heed(): void {
    this.ledger.heed();
  }

  saveSnapshot(snapshot: Snapshot): Promise<void> {
    return this.ledger.saveSnapshot(snapshot);
  }

  loadSnapshot(stream: StreamName, schema: string, atOrBefore?: number): Promise<Snapshot | null> {
    return this.ledger.loadSnapshot(stream, schema, atOrBefore);
  }

  check(): Promise<void> {
    return this.ledger.check();
  }

  close(): Promise<void> {
    return this.ledger.close();
  }

  async #of<Result>(stream: StreamName, work: () => Promise<Result>): Promise<Result> {
    this.#assertSound(stream);
    try {
      return await work();
    } catch (error) {
      throw this.#reported(error);
    }
  }

  #assertSound(stream: StreamName): void {
    const finding = this.setAside.of(stream);
    if (finding !== null) throw new CorruptedEvent(stream, finding.revision, finding.because);
  }

  #reported(error: unknown): unknown {
    if (error instanceof CorruptedEvent) this.setAside.report(findingOf(error));
    return error;
  }
}
