import type { SeatId } from '../../position/seat.js';
import type { SideId } from '../../position/unit.js';
import type { OrderTold } from '../frame.js';
import type { GameState } from '../game.js';
import type { RuleId } from '../refusal.js';
import type { Seal } from '../seal.js';

/** Rules of play by mail on which claims rest, in the book of a game; absent: its book has none. */
export interface ClaimRules {
  /** The window in which an error may be claimed. */
  readonly window: RuleId;
  /** An error that nobody claims in time stands. */
  readonly lapsed: RuleId;
  /** A turn with an error is modified, not repeated. */
  readonly modified: RuleId;
  /** A die that a correction needs is given by the side whose turn is corrected. */
  readonly moreDice: RuleId;
  /** A side corrects an own order until the other side sends its next message. */
  readonly own: RuleId;
  /** A slip of the pen is put right if the other side agrees. */
  readonly slip: RuleId;
  /**
   * A claim needs the consent of the other side or the decision of the arbiter, and may be filed at any time; absent:
   * the verdict of the rules decides at once (ADR 50).
   */
  readonly byConsent?: true;
}

/** The circumstances on which it depends whether something may be said. */
export interface ParleySituation {
  /** All seats of the game. */
  readonly seats: readonly SeatId[];
  readonly outcome: GameState['outcome'];
  readonly rules: ClaimRules | null;
  /** The order that begins at a revision, as the seat that claims may see it; null: it sees none there. */
  readonly orderAt: (revision: number) => OrderTold | null;
  /** Whether the order at a revision waits for a decision before it is carried out to its end. */
  readonly isUnderWay: (revision: number) => boolean;
  /** The sides that have given an order or said something after the order at a revision. */
  readonly spokenSince: (revision: number) => ReadonlySet<SideId>;
  /** The sides that have given an order after it that builds on the position (pbem:1.4a). */
  readonly builtSince: (revision: number) => ReadonlySet<SideId>;
  /** The event after a revision that lets all orders before it stand for good, in words; null: there is none. */
  readonly sealedSince: (revision: number) => Seal | null;
  /** The book whose rules hold in the game; null: rules of every book may be named. */
  readonly book: string | null;
  /** Whether the catalogue has a rule of this id. */
  readonly isRule: (rule: RuleId) => boolean;
}
