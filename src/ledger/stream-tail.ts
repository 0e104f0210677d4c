import { Bell } from './bell.js';
import { StreamNotFound } from './errors.js';
import type { Ledger, RecordedEvent, StreamName } from './ledger.js';
import type { Lru } from './lru.js';

/** Events that are read at once, and kept together. */
export const TAIL_PAGE_EVENTS = 50;

type Page = readonly RecordedEvent[];

/**
 * The events of one stream for all its followers in this process: what is new is read once, however many wait for it,
 * and pages of the past are shared. A follower is no more than the revision that it wants next, so that one who does
 * not come back for it holds nothing here.
 */
export class StreamTail {
  readonly bell = new Bell();
  /** How many follow; the owner of the tail counts. */
  followers = 0;
  /** Revision of the first event that was not there when we last looked. */
  #next = 0;
  /** The events of the last look: most followers want just these. */
  #latest: Page = [];
  /** The bell's count at the last look that found no more; as long as it does not ring there is nothing new. */
  #quietAt = -1;
  #begun: Promise<void> | null = null;
  #looking: Promise<void> | null = null;
  /** Pages of the past that are being read, by their first revision. */
  readonly #reading = new Map<number, Promise<Page>>();

  constructor(
    private readonly ledger: Pick<Ledger, 'readStream'>,
    private readonly stream: StreamName,
    /** Pages of the past, of all tails together. */
    private readonly past: Lru<Page>,
  ) {}

  /** The event at a revision; null if the stream has not come to it. Throws what reading throws. */
  async at(revision: number): Promise<RecordedEvent | null> {
    this.#begun ??= this.#begin();
    await this.#begun;
    while (revision >= this.#next) {
      if (this.#quietAt === this.bell.rings) return null;
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return this.#latest[revision - (this.#next - this.#latest.length)] ?? (await this.#fromPast(revision));
  }

  async #begin(): Promise<void> {
    const rings = this.bell.rings;
    const [last] = await this.#read({ direction: 'backwards', limit: 1 });
    this.#next = last ? last.revision + 1 : 0;
    this.#quietAt = rings;
  }

  async #look(): Promise<void> {
    const rings = this.bell.rings;
    const page = await this.#read({ from: this.#next, limit: TAIL_PAGE_EVENTS });
    if (page.length > 0) this.#latest = page;
    this.#next += page.length;
    if (page.length < TAIL_PAGE_EVENTS) this.#quietAt = rings;
  }

  async #fromPast(revision: number): Promise<RecordedEvent | null> {
    const first = revision - (revision % TAIL_PAGE_EVENTS);
    const key = `${this.stream}@${first}`;
    const known = this.past.get(key)?.[revision - first];
    if (known) return known;
    const reading = this.#reading.get(first) ?? this.#readPast(first, key).finally(() => this.#reading.delete(first));
    this.#reading.set(first, reading);
    return (await reading)[revision - first] ?? null;
  }

  /** Once for all followers, who often come to the end of a page together. */
  async #readPast(first: number, key: string): Promise<Page> {
    const page = await this.#read({ from: first, limit: TAIL_PAGE_EVENTS });
    this.past.set(key, page);
    return page;
  }

  async #read(read: Parameters<Ledger['readStream']>[1]): Promise<Page> {
    try {
      return await this.ledger.readStream(this.stream, read);
    } catch (error) {
      // It is waited for.
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }
}
