import { CorruptedEvent, StreamDeleted, StreamNotFound } from '../../ledger/errors.js';
import { isGameId, playedOfStream, seatedOfStream, streamOfKind } from '../../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../../ledger/ledger.js';
import { eventTypesOf } from '../../ledger/upcast.js';
import type { Viewer } from '../viewer.js';
import { NoSuchGame } from '../errors.js';
import { seenEvent } from '../seen-event.js';
import { seenBy } from '../view.js';
import { seatOfViewer } from '../viewer-seat.js';
import type { Access } from './access.js';
import { CursorRefused, type FeedEntry, type FeedFilter, type FeedQuestion, type Played } from './contract.js';
import { placeOf, readCursor, tagsOf, writeCursor, type CursorTags, type Place } from './cursor.js';
import { Opened, type OpenedParts } from './opened.js';
import { rowsOf, type FeedPages } from './pages.js';
import { patiently } from './patiently.js';

/** A mark comes after so many milliseconds without an entry, which keeps connections alive. */
const QUIET_MS_MAX = 15_000;
/** Events of a private game that are read at once when a key is let in. */
const EARLIER_EVENTS = 500;

interface ReadingParts extends OpenedParts {
  readonly pages: FeedPages;
  readonly store: Pick<Ledger, 'readStream'>;
  /** Why a game or siege is set aside; null: it is not. */
  readonly whyNot: (of: Played) => string | null;
}

/** One reading of the feed, from a cursor on. */
export class FeedReading {
  readonly #tags: CursorTags;
  readonly #filter: FeedFilter;
  /** The global position up to which everything has passed. */
  #position: string | null = null;
  /** The last event that has passed and of which the reader may know. */
  #place: Place | null = null;
  /** Games and sieges of which it was told that events are left out. */
  readonly #gaps = new Set<string>();
  readonly #opened: Opened;

  constructor(
    private readonly parts: ReadingParts,
    private readonly question: FeedQuestion,
    keyHash: string | null,
  ) {
    this.#opened = new Opened(parts);
    this.#filter = question.filter;
    this.#tags = tagsOf(keyHash, question);
  }

  async *entries(signal: AbortSignal): AsyncGenerator<FeedEntry> {
    yield* until(signal, this.#begun(signal));
    while (!signal.aborted) {
      const page = await this.parts.pages.after(this.#position);
      if (page.last === null) {
        yield this.#mark(true);
        await this.parts.pages.news(this.#position, signal, QUIET_MS_MAX);
        continue;
      }
      await this.question.pay?.(page.events.length + page.damaged.length);
      this.parts.access.turnPage();
      let shown = 0;
      for (const row of rowsOf(page)) {
        const entries = 'event' in row ? this.#ofEvent(row.event, signal) : this.#ofDamage(row.damaged);
        for await (const entry of until(signal, entries)) {
          shown += 1;
          yield entry;
        }
        if (signal.aborted) return;
      }
      this.#position = page.last;
      if (shown === 0) yield this.#mark(false);
    }
  }

  /** Asks whether there is what the filter names, and goes to the place of the cursor. */
  async *#begun(signal: AbortSignal): AsyncGenerator<FeedEntry> {
    for (const id of [...(this.#filter.ids ?? []), ...(this.#filter.within ?? [])]) {
      yield* this.#patiently(() => this.#assertThere(id));
    }
    for (const id of this.#filter.tournaments ?? []) await this.parts.access.assertTournament(id);
    if (this.question.after !== null) yield* this.#resumed(this.question.after, signal);
  }

  #accessTo(id: string): AsyncGenerator<FeedEntry, Access> {
    return this.#patiently(() => this.parts.access.of(id));
  }

  /** Waits for games that are still being read. */
  #patiently<Answer>(ask: () => Promise<Answer>): AsyncGenerator<FeedEntry, Answer> {
    return patiently(ask, this.#cursor());
  }

  /** Goes on behind the event that a cursor names, which may be an earlier one of a private game. */
  async *#resumed(cursor: string, signal: AbortSignal): AsyncGenerator<FeedEntry> {
    const place = readCursor(cursor, this.#tags);
    const event = await this.#eventAt(place);
    // A made-up cursor costs no more than one event: nothing is asked about the game that it names.
    if (!event?.hash.startsWith(place.hash)) throw new CursorRefused('unknown');
    const { viewer, since, isPrivate } = yield* this.#accessTo(place.id);
    // The key may have been let in and be void now: what it has seen is behind it.
    const mayHaveSeen = viewer !== null || since !== null || (await this.parts.access.wasArbiter(place.id));
    if (!mayHaveSeen) throw new CursorRefused('unknown');
    this.#place = place;
    this.#position = event.globalPosition;
    if (!isPrivate || since === null || !isBefore(event.globalPosition, since)) return;
    this.#position = since;
    const all = yield* this.#patiently(() => this.#opened.with(place, since));
    const at = all.findIndex(({ id }) => id === place.id);
    yield* this.#earlier(place, since, place.revision + 1, signal);
    for (const of of all.slice(at + 1)) yield* this.#earlier(of, since, 0, signal);
  }

  async *#ofEvent(event: RecordedEvent, signal: AbortSignal): AsyncGenerator<FeedEntry> {
    const of = playedOfStream(event.stream);
    if (of !== null) {
      if (this.parts.access.isNamedBy(event)) this.parts.access.forget(of.id);
      const { viewer, since } = yield* this.#accessTo(of.id);
      if (viewer === null) return;
      if (since === event.globalPosition) yield* this.#earlier(of, since, 0, signal);
      else if (since === null || isBefore(since, event.globalPosition)) yield* this.#entry(of, viewer, event);
      return;
    }
    const seated = seatedOfStream(event.stream);
    if (seated === null) return;
    const { globalPosition: since } = event;
    const all = yield* this.#patiently(() => this.#opened.by(seated, event));
    for (const of of all) yield* this.#earlier(of, since, 0, signal);
  }

  /**
   * The events of a private game before the position at which it let the key in, from a revision on, and the event
   * there if it is one of the game, which names the reader its arbiter.
   */
  async *#earlier(of: Played, since: string, from: number, signal: AbortSignal): AsyncGenerator<FeedEntry> {
    for (let next = from; !signal.aborted;) {
      const page = await this.#pageOf(of, next);
      const earlier = page.filter(({ globalPosition }) => !isBefore(since, globalPosition));
      if (earlier.length === 0) return;
      await this.question.pay?.(earlier.length);
      this.parts.access.turnPage();
      const { viewer } = yield* this.#accessTo(of.id);
      if (viewer === null) return;
      for (const event of earlier) yield* this.#entry(of, viewer, event);
      next += page.length;
    }
  }

  async *#ofDamage({ stream, because }: { stream: string | null; because: string }): AsyncGenerator<FeedEntry> {
    const of = stream === null ? null : playedOfStream(stream);
    if (of === null) return;
    const { viewer } = yield* this.#accessTo(of.id);
    if (viewer !== null) yield* this.#gap(of, because);
  }

  /** The entry of an event of which the reader may know, if his filter lets it pass. */
  async *#entry(of: Played, viewer: Viewer, recorded: RecordedEvent): AsyncGenerator<FeedEntry> {
    const { ids, kinds, types, within, tournaments, mine = false } = this.#filter;
    const { access } = this.parts;
    const isIn =
      (!mine || viewer.kind !== 'spectator') &&
      (!within || (await access.isWithin(of.id, within))) &&
      (!tournaments || (await access.isIn(of.id, tournaments)));
    const wants = isIn && (ids?.includes(of.id) ?? true) && (kinds?.includes(of.kind) ?? true);
    const because = this.parts.whyNot(of);
    if (because !== null) {
      if (wants) yield* this.#gap(of, because);
      return;
    }
    this.#place = placeOf(of, recorded);
    if (!wants || types?.includes(recorded.type) === false) return;
    try {
      const book = await this.parts.bookOf(of, recorded);
      if (book === null) return;
      const seen = seenBy(viewer, seenEvent(book, eventTypesOf(book).upcast(recorded)), book);
      yield {
        cursor: this.#cursor(),
        kind: 'event',
        of,
        seat: seatOfViewer(viewer),
        viewer,
        event: seen,
      };
    } catch (error) {
      if (!(error instanceof CorruptedEvent)) throw error;
      yield* this.#gap(of, error.message);
    }
  }

  *#gap(of: Played, because: string): Generator<FeedEntry> {
    if (this.#gaps.has(of.id)) return;
    this.#gaps.add(of.id);
    yield { cursor: this.#cursor(), kind: 'gap', of, because };
  }

  #mark(isEnd: boolean): FeedEntry {
    return { cursor: this.#cursor(), kind: 'mark', isEnd };
  }

  #cursor(): string | null {
    return this.#place === null ? this.question.after : writeCursor(this.#place, this.#tags);
  }

  /** Throws NoSuchGame, also if the reader may not know that there is the game. */
  async #assertThere(id: string): Promise<void> {
    const isThere =
      isGameId(id) &&
      (await this.parts.access.of(id)).viewer !== null &&
      ((await this.parts.bookOf({ kind: 'game', id }, null)) ?? (await this.parts.bookOf({ kind: 'siege', id }, null)));
    if (!isThere) throw new NoSuchGame(id);
  }

  async #eventAt(place: Place): Promise<RecordedEvent | null> {
    return (await this.#pageOf(place, place.revision, 1))[0] ?? null;
  }

  async #pageOf({ kind, id }: Played, from: number, limit = EARLIER_EVENTS): Promise<readonly RecordedEvent[]> {
    try {
      return await this.parts.store.readStream(streamOfKind(kind, id), { from, limit });
    } catch (error) {
      if (error instanceof StreamNotFound || error instanceof StreamDeleted) return [];
      throw error;
    }
  }
}

/** Entries until the signal aborts; the mark that was waited for then is told, so that the reader knows his place. */
async function* until(signal: AbortSignal, entries: AsyncIterable<FeedEntry>): AsyncGenerator<FeedEntry> {
  for await (const entry of entries) {
    if (signal.aborted && entry.kind !== 'mark') return;
    yield entry;
    if (signal.aborted) return;
  }
}

function isBefore(one: string, other: string): boolean {
  return BigInt(one) < BigInt(other);
}
