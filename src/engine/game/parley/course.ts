import { seatId, type SeatId } from '../../position/seat.js';
import type { RuleId } from '../refusal.js';
import type { AskedDie, CorrectionDie, OrderFate } from './correction-forms.js';
import type { AmendmentKind, AmendmentStanding, ClaimStanding, ClaimVerdict, ParleyEvent } from './events.js';
import type { UnitDifference } from './unit-differences.js';

/** A claim of an error, as far as the log tells. */
export interface Claim {
  /** From 1, in its game. */
  readonly number: number;
  /** The seat that claims. */
  readonly seat: SeatId;
  /** Revision of the first event of the claimed order. */
  readonly at: number;
  readonly what: string;
  /** The rule that the claimant names; null: none. */
  readonly rule: RuleId | null;
  readonly standing: ClaimStanding;
  /** Null only between the two events of one append. */
  readonly verdict: ClaimVerdict | null;
  /** The verdict of the newest edition, if the game pins an older one. */
  readonly today: ClaimVerdict | null;
  /** The order is one of the claimant's own side (pbem:1.4c). */
  readonly own: boolean;
  readonly appeal: { readonly seat: SeatId; readonly what: string } | null;
  /** The decision of the arbiter. */
  readonly ruling: { readonly upheld: boolean; readonly rule: RuleId; readonly because: string } | null;
}

/** A change of own orders to which the other side has to agree, as far as the log tells. */
export interface Amendment {
  /** Claims and amendments of a game are counted together, from 1. */
  readonly number: number;
  readonly seat: SeatId;
  /** Revision of the first event of the order. */
  readonly at: number;
  readonly kind: AmendmentKind;
  readonly what: string;
  /** Of a slip, the order as it was meant; else null. */
  readonly meant: unknown;
  readonly standing: AmendmentStanding;
}

/** Somebody outside the game who hears appeals, and sees everything in it. */
export interface Arbiter {
  readonly name: string;
  /** SHA-256 of the key with which the arbiter comes. */
  readonly keyHash: string;
}

/** The correction of a turn after a claim, as far as the log tells (pbem:1.4d). */
export interface Correction {
  readonly claim: number;
  /** Revision of the claimed order. */
  readonly at: number;
  /** Revision of the last plotted order that was carried out again so far. */
  readonly until: number;
  /** The plotted order that waits for a decision or a die; null: the correction is complete. */
  readonly next: number | null;
  /** The die that a side has yet to give (pbem:1.4h); null: none is missing. */
  readonly asks: AskedDie | null;
  /** The dice that fell anew and that everybody may know. */
  readonly dice: readonly CorrectionDie[];
  /** The orders that were carried out again so far, in the order of the turn. */
  readonly orders: readonly { readonly at: number; readonly fate: OrderFate }[];
  /** The differences from the position as played that everybody may know. */
  readonly differences: readonly UnitDifference[];
}

/** The state of the parley in a game. All of it is public. Immutable. */
export interface ParleyCourse {
  readonly claims: readonly Claim[];
  readonly amendments: readonly Amendment[];
  readonly corrections: readonly Correction[];
  /** `isAppointed`: an organiser has named the arbiter, and not the seats. */
  readonly arbiter: (Arbiter & { readonly isAppointed: boolean }) | null;
  /** The arbiter whom an organiser has named last. */
  readonly appointed: Arbiter | null;
  /** The arbiter who is proposed, and the seats that agree so far. */
  readonly proposedArbiter: (Arbiter & { readonly seats: readonly SeatId[] }) | null;
  /** Seats that offer a draw. */
  readonly draw: readonly SeatId[];
  readonly resigned: readonly SeatId[];
  /** Seats that have accepted the outcome. */
  readonly accepted: readonly SeatId[];
}

/** The parley of a game in which nothing was said. */
export const NO_PARLEY: ParleyCourse = {
  claims: [],
  amendments: [],
  corrections: [],
  arbiter: null,
  appointed: null,
  proposedArbiter: null,
  draw: [],
  resigned: [],
  accepted: [],
};

/** The seat that says an event; null: an arbiter or organiser says it, or it follows from what was said. */
export function seatOfParley({ data }: ParleyEvent): SeatId | null {
  return 'side' in data ? seatId(data.side, data.player) : null;
}

/** The correction that waits for a decision or a die; undefined: none does. */
export function correctionUnderWay({ corrections }: ParleyCourse): Correction | undefined {
  return corrections.find(({ next }) => next !== null);
}

/**
 * The revision from which on the log must be read to know how the order at a revision stands after all corrections: its
 * own, or that of the first claimed order of a correction that reaches to it.
 */
export function firstOfCorrections({ corrections }: ParleyCourse, at: number): number {
  return corrections.reduceRight((first, one) => (one.until >= first ? Math.min(first, one.at) : first), at);
}

/** The number of the next claim or amendment. */
export function nextNumber({ claims, amendments }: Pick<ParleyCourse, 'claims' | 'amendments'>): number {
  return claims.length + amendments.length + 1;
}

/** The amendment with a number; undefined: there is none. */
export function amendmentOf({ amendments }: ParleyCourse, number: number): Amendment | undefined {
  return amendments.find((one) => one.number === number);
}

/** The claim with a number; undefined: there is none. */
export function claimOf({ claims }: ParleyCourse, number: number): Claim | undefined {
  return claims.find((claim) => claim.number === number);
}

/** The rule on which it rests how a claim stands: that of the arbiter, of the verdict, or of the claimant. */
export function decidingRule({ rule, verdict, ruling }: Claim): RuleId | null {
  return ruling?.rule ?? verdict?.rule ?? rule;
}
