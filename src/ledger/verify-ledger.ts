import { LedgerDamaged, StreamDeleted } from './errors.js';
import type { Ledger, StreamName } from './ledger.js';
import type { DamagedRow, Integrity, SoundPage, Upkeep } from './upkeep.js';
import { allStreams, isFinding, verifyStream, type StreamFinding, type VerifiedStream } from './verify-stream.js';

/** The findings in a whole ledger. */
export interface LedgerVerification {
  /** Nothing was found. */
  readonly right: boolean;
  readonly streams: number;
  readonly events: number;
  /** Damaged streams, each with the first event at which something is wrong. */
  readonly findings: readonly StreamFinding[];
  /** Rows of the global order that are damaged or missing. */
  readonly damaged: readonly DamagedRow[];
  /** Streams that were deleted in the store; nothing of them can be verified, and nothing is wrong. */
  readonly deleted: readonly StreamName[];
  readonly integrity: Integrity;
}

export interface VerifyOptions {
  /** Events verified so far; each is read twice, by its stream and in the global order. */
  readonly progress?: (events: number) => void;
}

type Read = Pick<Ledger, 'readStream' | 'upkeep'>;

/**
 * Verifies all streams with their chains and heads, the global order against the streams, and the database's own
 * structure. Others may append meanwhile. Throws LedgerUnavailable.
 */
export async function verifyLedger(ledger: Read, { progress }: VerifyOptions = {}): Promise<LedgerVerification> {
  const findings: StreamFinding[] = [];
  const sound = new Map<StreamName, VerifiedStream>();
  const deleted: StreamName[] = [];
  let events = 0;
  for await (const stream of allStreams(ledger)) {
    const result = await verifyStream(ledger, stream).catch(deletedAsNull);
    if (result === null) deleted.push(stream);
    else if (isFinding(result)) findings.push(result);
    else {
      sound.set(stream, result);
      events += result.events;
    }
    progress?.(events);
  }
  const order = await compareWithOrder(ledger, sound, (read) => progress?.(events + read));
  const { missing } = order;
  // The remains of a deleted stream have gaps, which is no fault.
  const damaged = order.damaged.filter(({ stream }) => stream === null || !deleted.includes(stream));
  findings.push(...missing);
  const integrity = await ledger.upkeep.integrity();
  const right = findings.length + damaged.length + integrity.findings.length === 0;
  return {
    right,
    streams: sound.size + findings.length - missing.length,
    events,
    findings,
    damaged,
    deleted,
    integrity,
  };
}

/** Null for a stream that was deleted. */
export function deletedAsNull(error: unknown): null {
  if (error instanceof StreamDeleted) return null;
  throw error;
}

/** Walks through the global order, in which every event of every sound stream must stand as well. */
async function compareWithOrder(
  { upkeep }: Read,
  sound: ReadonlyMap<StreamName, VerifiedStream>,
  progress: (events: number) => void,
): Promise<{ readonly damaged: readonly DamagedRow[]; readonly missing: readonly StreamFinding[] }> {
  const damaged: DamagedRow[] = [];
  const seen = new Map<StreamName, number>();
  const missing = new Map<StreamName, StreamFinding>();
  let read = 0;
  for await (const page of soundPages(upkeep)) {
    damaged.push(...page.damaged);
    for (const { stream, revision } of page.events) {
      const next = seen.get(stream) ?? 0;
      if (sound.has(stream) && revision !== next && !missing.has(stream)) missing.set(stream, absent(stream, next));
      seen.set(stream, revision + 1);
    }
    read += page.events.length;
    progress(read);
  }
  for (const [stream, { events }] of sound) {
    const next = seen.get(stream) ?? 0;
    if (next < events && !missing.has(stream)) missing.set(stream, absent(stream, next));
  }
  return { damaged, missing: [...missing.values()] };
}

/** All pages of the global order; one that the store cannot give at all is the last, and a damaged row. */
async function* soundPages(upkeep: Upkeep): AsyncGenerator<SoundPage, void, undefined> {
  for (let after: string | null = null; ;) {
    try {
      const page: SoundPage = await upkeep.readSound(after);
      if (page.last === null) return;
      yield page;
      after = page.last;
    } catch (error) {
      if (!(error instanceof LedgerDamaged)) throw error;
      yield { events: [], damaged: [{ position: after ?? '0', stream: null, because: error.message }], last: null };
      return;
    }
  }
}

function absent(stream: StreamName, revision: number): StreamFinding {
  return { stream, revision, because: 'it does not stand in the global order' };
}
