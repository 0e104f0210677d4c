import type { AnyRulebook, AnyRulebooks } from '../../engine/game/rulebook.js';
import { CorruptedEvent, StreamDeleted, StreamNotFound } from '../../ledger/errors.js';
import { streamOfKind, type PlayedKind } from '../../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../../ledger/ledger.js';
import { Lru } from '../../ledger/lru.js';
import type { SetAsideStreams } from '../../ledger/set-aside.js';
import type { KeyRing } from '../key-ring.js';
import { SeatAccess } from '../seating/seat-access.js';
import type { Feed, FeedEntry, FeedQuestion, Played } from './contract.js';
import { FeedAccess } from './access.js';
import type { ArbiterOf } from './arbiters.js';
import { FeedPages } from './pages.js';
import { FeedReading } from './reading.js';

const BOOKS_MAX = 10_000;

/** The parts of the feed. */
export interface FeedParts {
  /** The store itself: its global order passes over damage, which is told and stops nobody. */
  readonly store: Pick<Ledger, 'upkeep' | 'readStream' | 'subscribe'>;
  /** The ledger of the application, which gives nothing of a stream that is set aside. */
  readonly ledger: Ledger;
  readonly rulebooks: Readonly<Record<PlayedKind, AnyRulebooks>>;
  readonly keys: KeyRing;
  readonly setAside: Pick<SetAsideStreams, 'of'>;
  readonly arbiterOf: ArbiterOf;
  /**
   * The games and sieges that a campaign or siege has begun so far, in an order that stays. Default: none.
   */
  readonly partsOf?: (of: Played) => Promise<readonly Played[]>;
}

/** The feed of a ledger. */
export class EventFeed implements Feed {
  readonly #pages: FeedPages;
  readonly #seats: SeatAccess;
  /** By stream, the rulebook that its first event pins. */
  readonly #books = new Lru<AnyRulebook>(BOOKS_MAX);

  constructor(private readonly parts: FeedParts) {
    this.#pages = new FeedPages(parts.store);
    // The feed reads seats and writes none.
    this.#seats = new SeatAccess(parts.ledger, parts.keys, () => '');
  }

  entries(question: FeedQuestion, signal: AbortSignal): AsyncGenerator<FeedEntry> {
    const { key } = question;
    const known =
      key === null
        ? null
        : { text: key, hash: this.parts.keys.hash(key), account: this.parts.keys.accountNamedBy(key) };
    const reading = new FeedReading(
      {
        pages: this.#pages,
        store: this.parts.store,
        access: new FeedAccess(this.parts.ledger, this.#seats, this.parts.arbiterOf, known),
        partsOf: this.parts.partsOf ?? (() => Promise.resolve([])),
        bookOf: (of, event) => this.#bookOf(of, event),
        whyNot: ({ kind, id }) => this.parts.setAside.of(streamOfKind(kind, id))?.because ?? null,
      },
      question,
      known?.hash ?? null,
    );
    return reading.entries(signal);
  }

  /** The rulebook of a game; null: the game was deleted. Throws CorruptedEvent, UnknownRuleset. */
  async #bookOf({ kind, id }: Played, event: RecordedEvent | null): Promise<AnyRulebook | null> {
    const stream = streamOfKind(kind, id);
    const known = this.#books.get(stream);
    if (known) return known;
    const first = event?.revision === 0 ? event : await this.#first(stream);
    if (first === null) return null;
    const book = this.parts.rulebooks[kind].rulebookOf(first);
    if (!book) throw new CorruptedEvent(stream, 0, 'it is no set-up that names its ruleset');
    this.#books.set(stream, book);
    return book;
  }

  async #first(stream: string): Promise<RecordedEvent | null> {
    try {
      return (await this.parts.store.readStream(stream, { limit: 1 }))[0] ?? null;
    } catch (error) {
      if (error instanceof StreamNotFound || error instanceof StreamDeleted) return null;
      throw error;
    }
  }
}
