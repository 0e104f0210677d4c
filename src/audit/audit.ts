import type { JudgedOrder } from './judged-order.js';
import type { Amendment } from '../engine/game/parley/course.js';
import type { ClaimProof } from './claim-again.js';
import type { DiceProof } from './dice-audit.js';
import type { Finding } from './finding.js';
import type { HeadProof } from './signed-heads.js';
import type { Otherwise } from './otherwise.js';

/** The result of looking through a recorded game. */
export interface Audit {
  /**
   * The record is whole, and the rules confirm all of it that shows. In a game of honour the errors of the players do
   * not count; they stand in `findings`, with kind `honour`. Nor does the error that the claim of a bundle is about,
   * with kind `claimed`.
   */
  readonly right: boolean;
  readonly game: string;
  readonly ruleset: { readonly id: string; readonly version: number } | null;
  /** Version of the ruleset by whose rules the orders were judged; null if none was. */
  readonly edition: number | null;
  readonly events: number;
  /** Events of which something is withheld from the reader of an export. */
  readonly withheld: number;
  readonly orders: number;
  /** Orders that nobody can judge who may see no more. */
  readonly undecided: number;
  /** Player turns that ended in the position that they claim. */
  readonly turns: number;
  /** How many dice are proven, and how many are not. */
  readonly dice: DiceProof;
  readonly lastHash: string | null;
  readonly fingerprint: string | null;
  /** The proof of signed heads: the one of the footer, and one that the user brought. */
  readonly heads: readonly HeadProof[];
  /** At most FINDINGS_MAX. */
  readonly findings: readonly Finding[];
  /** Findings beyond those. */
  readonly omitted: number;
  /** All decisions that those rules make otherwise, counted by rule, also those omitted above. */
  readonly otherwise: readonly Otherwise[];
  /** The judged orders one by one, if only a part was judged; else null. */
  readonly judged: readonly JudgedOrder[] | null;
  /** Of the bundle of a claim: the claim, judged again; else absent. */
  readonly claim?: ClaimProof;
  /** Of the bundle of an amendment: the amendment; else absent. */
  readonly amendment?: Amendment;
}
