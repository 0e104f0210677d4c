import { createHash } from 'node:crypto';
import { canonicalJson } from '../engine/canonical/canonical.js';
import { CorruptedEvent } from '../ledger/errors.js';
import { NO_HEAD, type Head } from '../ledger/hash-chain.js';
import type { Ledger, RecordedEvent, StreamName } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import { deletedAsNull } from '../ledger/verify-ledger.js';
import { allStreams, isFinding, verifyStream, type StreamFinding } from '../ledger/verify-stream.js';

export const BACKUP_FORMAT = 'herald-ledger';
export const BACKUP_VERSION = 1;

/** The first line of a backup. */
export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly formatVersion: typeof BACKUP_VERSION;
}

/** A line of a backup: an event as it was recorded. Its place in the global order is that of the line. */
export type BackedUpEvent = Omit<RecordedEvent, 'globalPosition'>;

/** The last line of a backup. */
export interface BackupFooter {
  readonly end: true;
  readonly events: number;
  readonly streams: number;
  /** Streams that are left out, because they are damaged. */
  readonly setAside: readonly StreamName[];
  /** SHA-256 of all lines before this one, line feeds included. */
  readonly digest: string;
}

/** Summary of a complete backup. */
export interface BackupReport extends Omit<BackupFooter, 'end' | 'setAside'> {
  readonly setAside: readonly StreamFinding[];
}

export interface BackupOptions {
  /** Events verified or written so far, and how many there will be; each is counted twice. */
  readonly progress?: (done: number) => void;
  readonly done?: (report: BackupReport) => unknown;
}

/**
 * The lines of a backup of a whole ledger, each with its line feed, in the global order: what the ledger held at one
 * instant. Others may append meanwhile. Every stream is verified first; damaged ones are left out whole, and are named
 * in the footer; what was deleted is left out, too. Throws CorruptedEvent if something turns out to be damaged later,
 * LedgerUnavailable.
 */
export async function* ledgerBackup(
  ledger: Ledger,
  { progress, done }: BackupOptions = {},
): AsyncGenerator<string, void, undefined> {
  const setAside: StreamFinding[] = [];
  const deleted: StreamName[] = [];
  const sound = new Map<StreamName, number>();
  let verified = 0;
  for await (const stream of allStreams(ledger)) {
    const result = await verifyStream(ledger, stream).catch(deletedAsNull);
    if (result === null) deleted.push(stream);
    else if (isFinding(result)) setAside.push(result);
    else {
      sound.set(stream, result.events);
      progress?.((verified += result.events));
    }
  }
  const digest = createHash('sha256');
  const line = (value: BackupHeader | BackedUpEvent): string => {
    const text = `${canonicalJson(value)}\n`;
    digest.update(text);
    return text;
  };
  yield line({ format: BACKUP_FORMAT, formatVersion: BACKUP_VERSION });
  const damaged = setAside.map(({ stream }) => stream);
  const left = new Set([...damaged, ...deleted]);
  const heads = new Map<StreamName, Head>();
  let events = 0;
  for await (const event of eventsInOrder(ledger, left)) {
    assertFollows(event, heads.get(event.stream) ?? NO_HEAD);
    heads.set(event.stream, event);
    const backedUp: BackedUpEvent & { globalPosition?: string } = { ...event };
    delete backedUp.globalPosition;
    yield line(backedUp);
    events += 1;
    progress?.(verified + events);
  }
  for (const [stream, expected] of sound) {
    const next = (heads.get(stream) ?? NO_HEAD).revision + 1;
    if (next < expected) throw new CorruptedEvent(stream, next, 'it does not stand in the global order');
  }
  const report = { events, streams: heads.size, digest: digest.digest('hex') };
  yield `${canonicalJson({ end: true, ...report, setAside: damaged } satisfies BackupFooter)}\n`;
  done?.({ ...report, setAside });
}

/** Events of all streams but those that are left out, as far as there are any when the last page is read. */
async function* eventsInOrder(
  { upkeep }: Ledger,
  left: ReadonlySet<StreamName>,
): AsyncGenerator<RecordedEvent, void, undefined> {
  for (let page = await upkeep.readSound(null); page.last !== null; page = await upkeep.readSound(page.last)) {
    for (const { position, stream, because } of page.damaged) {
      // A row that cannot be read is of a stream that is left out; if not, its stream is found to have a gap.
      if (stream === null || left.has(stream)) continue;
      throw new CorruptedEvent(stream, 0, `at position ${position} of the global order: ${because}`);
    }
    for (const event of page.events) if (!left.has(event.stream)) yield event;
  }
}
