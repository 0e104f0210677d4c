import type { RecordedEvent } from '../ledger.js';
import { checkAllRead } from '../requests.js';
import { LedgerNotEmpty, NotOffered, type Integrity, type SoundPage, type Upkeep } from '../upkeep.js';
import type { StreamReader } from './stream-reader.js';

const OWN_CHECKS =
  'KurrentDB checks its own files: chunks by their checksums at its start (unless it is told to skip that) and ' +
  'in its scavenge, indexes as they are opened';

type Write = (stream: string, events: readonly RecordedEvent[]) => Promise<void>;

/**
 * The upkeep of a ledger in KurrentDB. The database keeps no table of heads beside its log; the log of all events and
 * the index by streams are compared instead (`verifyLedger`).
 */
export class KurrentUpkeep implements Upkeep {
  /** Streams as they were when somebody last began to walk through them. */
  #streams: readonly string[] = [];

  constructor(
    private readonly reader: StreamReader,
    private readonly write: Write,
    private readonly assertOpen: () => void,
  ) {}

  async streams(after: string | null, limit: number): Promise<readonly string[]> {
    if (after === null) this.#streams = await this.#namesInLog();
    return this.#streams.filter((stream) => after === null || stream > after).slice(0, limit);
  }

  readSound(after: string | null, limit?: number): Promise<SoundPage> {
    this.assertOpen();
    const checked = checkAllRead(after, limit);
    return this.reader.allSound(checked.after, checked.limit);
  }

  /** There is one index by streams, and reading a stream uses it; but its metadata may make it forget events. */
  async inspect(stream: string): Promise<void> {
    this.assertOpen();
    await this.reader.assertUnlimited(stream);
  }

  integrity(): Promise<Integrity> {
    return Promise.resolve({ findings: [], notes: [OWN_CHECKS] });
  }

  copyTo(): Promise<void> {
    const instead =
      'write `herald backup` to a file whose name ends in .ndjson, or copy the database as its manual says';
    return Promise.reject(new NotOffered(`a ledger in KurrentDB is not copied as one file: ${instead}`));
  }

  async adopt(batches: AsyncIterable<readonly RecordedEvent[]>): Promise<void> {
    const { last } = await this.readSound(null, 1);
    if (last !== null) throw new LedgerNotEmpty();
    for await (const batch of batches) {
      for (const events of runsOf(batch)) await this.write(events[0]?.stream ?? '', events);
    }
  }

  async #namesInLog(): Promise<readonly string[]> {
    const names = new Set<string>();
    for (let page = await this.readSound(null); page.last !== null; page = await this.readSound(page.last)) {
      for (const { stream } of page.events) names.add(stream);
      for (const { stream } of page.damaged) if (stream !== null) names.add(stream);
      for (const stream of page.deleted ?? []) names.add(stream);
    }
    return [...names].sort((a, b) => (a < b ? -1 : 1));
  }
}

/** Events that follow one another in one stream, together; their order in the log is kept. */
function runsOf(events: readonly RecordedEvent[]): readonly (readonly RecordedEvent[])[] {
  const runs: RecordedEvent[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.stream === event.stream && run[0].commandId === event.commandId) run.push(event);
    else runs.push([event]);
  }
  return runs;
}
