import { sha256 } from '../../engine/canonical/canonical.js';
import { InvalidRequest } from '../errors.js';
import type { Snapshot } from '../ledger.js';
import { foreignSnapshot } from '../requests.js';
import { atEnd, binaryProposed, jsonProposed } from './append-call.js';
import type { Connection } from './connection.js';
import { isTooLarge, unavailable } from './failure.js';
import type { StreamReader } from './stream-reader.js';

/** Points from a small index entry to the state it belongs to. */
interface Entry {
  readonly schema: string;
  readonly revision: number;
  readonly hash: string;
  readonly stateHash: string;
  /** Revision of the state in the stream of states. */
  readonly at: number;
}

const ENTRIES_A_READ = 1000;

/**
 * Snapshots in two streams beside the one they are of: the states, and a list of what they are. The list is short, so
 * the right state is found without reading the others. A state that was written without its entry is never found.
 */
export class KurrentSnapshots {
  constructor(
    private readonly connection: Connection,
    private readonly reader: StreamReader,
  ) {}

  async save(snapshot: Snapshot): Promise<void> {
    const { stream, schema, revision, hash, state } = snapshot;
    if (!(await this.#isOfHistory(stream, revision, hash))) throw foreignSnapshot(snapshot);
    try {
      const kept = binaryProposed('SnapshotState', Buffer.from(state, 'utf8'));
      const at = await this.connection.append(atEnd(this.#states(stream), kept));
      const entry: Entry = { schema, revision, hash, stateHash: sha256(state), at: Number(at) };
      await this.connection.append(atEnd(this.#list(stream), jsonProposed('SnapshotTaken', entry)));
    } catch (error) {
      throw isTooLarge(error)
        ? new InvalidRequest('the snapshot is larger than the server lets it be')
        : unavailable(error);
    }
  }

  async load(stream: string, schema: string, atOrBefore: number): Promise<Snapshot | null> {
    const entries = await this.#entries(stream);
    const usable = entries.filter((entry) => entry.schema === schema && entry.revision <= atOrBefore);
    // Stable: of two of the same revision, the one that was written later comes first, as it was read.
    usable.sort((a, b) => b.revision - a.revision);
    for (const { revision, hash, stateHash, at } of usable) {
      const state = await this.#state(stream, at);
      if (state === null || sha256(state) !== stateHash) continue;
      if (await this.#isOfHistory(stream, revision, hash)) return { stream, revision, schema, hash, state };
    }
    return null;
  }

  /** All entries of a stream, the newest first. */
  async #entries(stream: string): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    let fromRevision: bigint | 'end' = 'end';
    for (;;) {
      const options = { direction: 'backwards', fromRevision, maxCount: ENTRIES_A_READ } as const;
      const page = (await this.reader.events(this.#list(stream), options)) ?? [];
      for (const { event } of page) if (isEntry(event?.data)) entries.push(event.data);
      const earliest: bigint = page.at(-1)?.event?.revision ?? 0n;
      if (earliest === 0n) return entries;
      fromRevision = earliest - 1n;
    }
  }

  async #state(stream: string, at: number): Promise<string | null> {
    const found = await this.reader.events(this.#states(stream), { fromRevision: BigInt(at), maxCount: 1 });
    const data: unknown = found?.[0]?.event?.data;
    return ArrayBuffer.isView(data)
      ? Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8')
      : null;
  }

  async #isOfHistory(stream: string, revision: number, hash: string): Promise<boolean> {
    const page = await this.reader.page(stream, { from: revision, backwards: false, limit: 1 });
    return page?.[0]?.hash === hash;
  }

  #list(stream: string): string {
    return `snapshot-${this.reader.nameOf(stream)}`;
  }

  #states(stream: string): string {
    return `snapshot-state-${this.reader.nameOf(stream)}`;
  }
}

function isEntry(data: unknown): data is Entry {
  if (typeof data !== 'object' || data === null) return false;
  const { schema, revision, hash, stateHash, at } = data as Record<keyof Entry, unknown>;
  return (
    typeof schema === 'string' &&
    typeof hash === 'string' &&
    typeof stateHash === 'string' &&
    Number.isSafeInteger(revision) &&
    Number.isSafeInteger(at)
  );
}
