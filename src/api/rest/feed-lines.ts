import type { FeedEntry } from '../../play/feed/contract.js';
import { ApiError, LOADING_RETRY_SECONDS } from '../errors.js';

/** An answer that finds nothing for its filter tells after this time how far it has come. */
const LOOK_MS_MAX = 10_000;

/** The bounds of an answer that ends. */
interface Bounds {
  /** The cursor from which the answer goes on; null: from the first event on. */
  readonly after: string | null;
  /** Events at most. */
  readonly limit: number;
  /** How long the answer waits for its first event where there is none. */
  readonly waitMs: number;
  /** Aborts when the client has left, or the server is told to stop. */
  readonly signal: AbortSignal;
}

/** All entries, each as a line, as they come. */
export async function* followLines(entries: AsyncIterable<FeedEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield lineOf(entry);
}

/**
 * The entries that there are, each as a line, up to the limit; the last line is a mark if the limit was not reached.
 * Throws UNAVAILABLE if the first entry depends on a game that is still being read.
 */
export async function* answerLines(
  read: (until: AbortSignal) => AsyncIterable<FeedEntry>,
  { after, limit, waitMs, signal }: Bounds,
): AsyncGenerator<string> {
  const waiting = new AbortController();
  const patience = setTimeout(
    () => {
      waiting.abort();
    },
    waitMs === 0 ? LOOK_MS_MAX : waitMs,
  );
  let shown = 0;
  let mark: Extract<FeedEntry, { kind: 'mark' }> | null = null;
  try {
    for await (const entry of read(AbortSignal.any([signal, waiting.signal]))) {
      mark = entry.kind === 'mark' ? entry : null;
      if (entry.kind !== 'mark') {
        // An answer that has begun is not cut short, however long its reading takes.
        clearTimeout(patience);
        shown += 1;
        yield lineOf(entry);
      }
      if (mark?.isHeldUp && shown === 0 && mark.cursor === after) throw heldUp();
      if (shown === limit || mark?.isHeldUp || (mark?.isEnd === true && (shown > 0 || waitMs === 0))) break;
    }
  } finally {
    clearTimeout(patience);
  }
  if (mark) yield lineOf(mark);
}

/** Nothing about the game, since the reader may perhaps not know that there is one. */
function heldUp(): ApiError {
  const because = 'a long game is still being read, and what follows is not known before: ask again later';
  return new ApiError('UNAVAILABLE', because, { retryAfterSeconds: LOADING_RETRY_SECONDS });
}

/** An entry as a line of NDJSON. */
function lineOf(entry: FeedEntry): string {
  return `${JSON.stringify(documentOf(entry))}\n`;
}

function documentOf(entry: FeedEntry): object {
  const { cursor } = entry;
  switch (entry.kind) {
    case 'event': {
      const { of, seat, event: seen } = entry;
      const { revision, event, text, hash, recordedAt } = seen;
      return { cursor, [of.kind]: of.id, seat, revision, type: event.type, text, data: event.data, hash, recordedAt };
    }
    case 'gap':
      return { cursor, [entry.of.kind]: entry.of.id, gap: entry.because };
    case 'mark':
      return { cursor, end: entry.isEnd };
  }
}
