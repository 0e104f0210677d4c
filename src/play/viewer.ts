import type { PlayerId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import type { Telling } from '../ledger/corrected-course.js';
import type { AccountId } from './accounts/contract.js';

/** Id of a game: a UUID in lower case. Its events are in stream `game-<id>`, its seats in `seats-<id>`. */
export type GameId = string;

/**
 * The reader: a seat of the game, its arbiter, who sees everything, or somebody without a seat. Every read goes through
 * a viewer.
 */
export type Viewer = {
  /**
   * Hash of the key by which the viewer was let in; absent: without one. It lets a spectator into a private game, and
   * what is followed with it ends when the key is void.
   */
  readonly keyHash?: string;
} & (
  | {
      readonly kind: 'seat';
      readonly side: SideId;
      /** Of several players of the side the one who sits here; absent: the side has one. */
      readonly player?: PlayerId;
      /** The account whose key let the viewer in; absent: the seat's own key did. */
      readonly account?: AccountId;
    }
  | { readonly kind: 'arbiter'; readonly keyHash: string }
  | {
      readonly kind: 'spectator';
      /** The account, an organiser of the game's tournament, whose key let the viewer in; absent: none did. */
      readonly account?: AccountId;
    }
);

/**
 * The instant that is looked at: now, after an event (revision from 0), when a GT was over and all that takes effect
 * after it (of a siege: a day with its night; the one under way: now), or at the end of a side's player turn.
 */
export type At = Instant & {
  /** Where turns were corrected: as it was played, or as all corrections leave it; absent: as the log stood then. */
  readonly as?: Telling;
};

type Instant =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'turn'; readonly gameTurn: number }
  | { readonly kind: 'turnEnd'; readonly gameTurn: number; readonly side: SideId };
