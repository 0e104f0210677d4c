import { CorruptedEvent, StreamNotFound } from './errors.js';
import { GENESIS_HASH } from './hash-chain.js';
import { READ_LIMIT_MAX, type Ledger, type RecordedEvent, type StreamName } from './ledger.js';
import { STREAM_PATTERN } from './names.js';
import { assertFollows } from './page.js';

/** The fault of a stream, at its first faulty event. */
export interface StreamFinding {
  readonly stream: StreamName;
  readonly revision: number;
  readonly because: string;
}

/** A stream that was read from its first event to its last. */
export interface VerifiedStream {
  readonly events: number;
  readonly lastHash: string;
}

type Read = Pick<Ledger, 'readStream' | 'upkeep'>;

/**
 * Reads a stream page by page, each chained to the one before and compared with the head, and then checks the other
 * indexes. Yields the number of events of each page. Throws CorruptedEvent and StreamNotFound.
 */
export async function* verifyingStream(
  ledger: Read,
  stream: StreamName,
  pageSize: number = READ_LIMIT_MAX,
): AsyncGenerator<number, VerifiedStream, undefined> {
  let last: RecordedEvent | undefined;
  for (;;) {
    const page = await ledger.readStream(stream, { from: (last?.revision ?? -1) + 1, limit: pageSize });
    const [first] = page;
    if (first !== undefined) assertFollows(first, last ?? { revision: -1, hash: GENESIS_HASH });
    last = page.at(-1) ?? last;
    if (page.length > 0) yield page.length;
    if (page.length < pageSize) break;
  }
  await ledger.upkeep.inspect(stream);
  return { events: (last?.revision ?? -1) + 1, lastHash: last?.hash ?? GENESIS_HASH };
}

/**
 * The fault of a whole stream, or a summary of the stream. A name by which nothing can be read is a finding, too.
 * Throws StreamDeleted, LedgerUnavailable.
 */
export async function verifyStream(ledger: Read, stream: StreamName): Promise<VerifiedStream | StreamFinding> {
  if (!STREAM_PATTERN.test(stream)) return notThere(stream);
  const verifying = verifyingStream(ledger, stream);
  try {
    for (;;) {
      const step = await verifying.next();
      if (step.done === true) return step.value;
    }
  } catch (error) {
    if (error instanceof CorruptedEvent) return findingOf(error);
    if (error instanceof StreamNotFound) return notThere(stream);
    throw error;
  }
}

function notThere(stream: StreamName): StreamFinding {
  return { stream, revision: 0, because: 'the store knows its name, and no event of it can be found' };
}

/** Whether the verification of a stream has found a fault. */
export function isFinding(result: VerifiedStream | StreamFinding): result is StreamFinding {
  return 'because' in result;
}

/** The finding that an error tells. */
export function findingOf({ stream, revision, because }: CorruptedEvent): StreamFinding {
  return { stream, revision, because };
}

/** All streams of a ledger in the order of their names. */
export async function* allStreams({ upkeep }: Pick<Ledger, 'upkeep'>): AsyncGenerator<StreamName, void, undefined> {
  let last: StreamName | null = null;
  for (;;) {
    const page = await upkeep.streams(last, READ_LIMIT_MAX);
    const end = page.at(-1) ?? null;
    // A damaged name may be read otherwise than it is ordered, and then come again.
    if (end === null || end === last) return;
    yield* page;
    last = end;
  }
}
