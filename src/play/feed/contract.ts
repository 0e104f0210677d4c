import type { PlayedKind } from '../../ledger/game-stream.js';
import { PlayError } from '../play-error.js';
import type { SeenEvent } from '../seen.js';
import type { TournamentId } from '../tournaments/contract.js';
import type { GameId, Viewer } from '../viewer.js';
import type { SeatId } from '../../engine/position/seat.js';

/** A game or a siege. */
export interface Played {
  readonly kind: PlayedKind;
  readonly id: GameId;
}

/** The part of all events that a reader wants. An absent member leaves everything in; an empty list nothing. */
export interface FeedFilter {
  readonly kinds?: readonly PlayedKind[];
  /** Games and sieges. */
  readonly ids?: readonly GameId[];
  /** Campaigns and sieges: of these, and of the games and sieges that belong to them, also those that come later. */
  readonly within?: readonly GameId[];
  /** Tournaments: only of games that belong to one of them. An organiser of it has its private games too. */
  readonly tournaments?: readonly TournamentId[];
  /** Types of events, which exist. */
  readonly types?: readonly string[];
  /** Only games and sieges in which the reader has a seat, or of which he is the arbiter. */
  readonly mine?: boolean;
}

/** A reader of the feed, and the place from which he wants to go on. */
export interface FeedQuestion {
  /** The key that the reader shows; null: he shows none and sees what everybody sees. */
  readonly key: string | null;
  readonly filter: FeedFilter;
  /** Entries that the reader himself leaves out: his cursors belong to that as to the filter. Absent: none. */
  readonly sieve?: unknown;
  /** The cursor of the last entry that the reader has; null: from the first event on. */
  readonly after: string | null;
  /** Called with the number of events that are about to be looked at; may wait, or throw to refuse. */
  readonly pay?: (events: number) => Promise<void>;
}

/**
 * A line of the feed. `cursor`: to go on behind this entry; null: nothing that the reader may know of has passed yet.
 */
export type FeedEntry = { readonly cursor: string | null } & (
  | {
      readonly kind: 'event';
      readonly of: Played;
      /** The seat that sees the event so; null: a spectator. */
      readonly seat: SeatId | null;
      /** The viewer as whom the reader may ask for more about the game; he is never shown. */
      readonly viewer: Viewer;
      readonly event: SeenEvent;
    }
  /** Events of a game or siege are left out, since its record is damaged. Told once an answer. */
  | { readonly kind: 'gap'; readonly of: Played; readonly because: string }
  /**
   * The place that was reached. `isEnd`: there is nothing more at present. `isHeldUp`: what follows depends on a long
   * game that is still being read, of which the reader may perhaps not know; the feed goes on as soon as it is.
   */
  | { readonly kind: 'mark'; readonly isEnd: boolean; readonly isHeldUp?: true }
);

/** All events of all games and sieges that a key may see. */
export interface Feed {
  /**
   * The entries behind a cursor in the global order, then those that come, without gap or repetition, until the signal
   * aborts. An event is shown as its game shows it to the key. A mark comes at each end, and now and then. Throws
   * CursorRefused, NoSuchGame (for an id of the filter), NoSuchTournament, LedgerUnavailable, UnknownRuleset.
   */
  entries(question: FeedQuestion, signal: AbortSignal): AsyncGenerator<FeedEntry>;
}

/** Why a cursor is refused: its form, its reader, his filter, or no event is known that it could name. */
export type CursorProblem = 'malformed' | 'otherKey' | 'otherFilter' | 'unknown';

const BECAUSE: Readonly<Record<CursorProblem, string>> = {
  malformed: 'this is no cursor of the feed',
  otherKey: 'the cursor was given to another key, which has seen other events: begin without a cursor',
  otherFilter: 'the cursor was given with another filter, which has left out other events: begin without a cursor',
  unknown: 'the cursor names no event of this ledger: begin without a cursor',
};

/** The cursor cannot be gone on from. */
export class CursorRefused extends PlayError {
  override readonly type = 'cursorRefused';
  constructor(readonly problem: CursorProblem) {
    super(BECAUSE[problem]);
  }
}
