import { StreamNotFound } from '../ledger/errors.js';
import { gameStream, siegeStream } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';

/** Events that are read in one go: few enough that a server which exports them answers others in between. */
const PAGE_EVENTS = 250;

/**
 * The events of a stream from a revision on up to another (exclusive), page by page; without one up to what is there
 * when the last page is read. Throws StreamNotFound.
 */
export async function* streamEvents(
  ledger: Ledger,
  stream: string,
  first = 0,
  end = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<RecordedEvent, void, undefined> {
  let from = first;
  while (from < end) {
    const limit = Math.min(PAGE_EVENTS, end - from);
    const page = await ledger.readStream(stream, { from, limit });
    yield* page;
    if (page.length < limit) return;
    from += page.length;
  }
}

/** The events of each command together: a part of them is no whole order, and nobody could judge it. */
export async function* appendsOf(
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  let append: RecordedEvent[] = [];
  for await (const event of events) {
    if (append[0] && append[0].commandId !== event.commandId) {
      yield append;
      append = [];
    }
    append.push(event);
  }
  if (append.length > 0) yield append;
}

/** The stream of a game or siege, whichever has the id. Throws StreamNotFound where neither has. */
export async function streamOfGame(ledger: Ledger, id: string): Promise<string> {
  const [game, siege] = [gameStream(id), siegeStream(id)];
  if (await isThere(ledger, game)) return game;
  if (await isThere(ledger, siege)) return siege;
  throw new StreamNotFound(game);
}

async function isThere(ledger: Ledger, stream: string): Promise<boolean> {
  try {
    return (await ledger.readStream(stream, { limit: 1 })).length > 0;
  } catch (error) {
    if (error instanceof StreamNotFound) return false;
    throw error;
  }
}
