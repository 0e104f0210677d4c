import { amendmentOf, claimOf, NO_PARLEY, type Amendment, type Claim } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import { isParleyEvent, type ClaimVerdict } from '../engine/game/parley/events.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { haveSameText } from '../engine/canonical/canonical.js';
import { CorrectionsAgain } from './corrections-again.js';
import type { ExportFooter } from './export-format.js';
import { Fold } from './fold.js';
import type { LogEntry } from './log-entry.js';

/** The claim of a bundle, as the log tells it, and judged again. */
export interface ClaimProof {
  readonly claim: Claim;
  /** The verdict that the rules give now; null: too much is withheld to judge. */
  readonly again: ClaimVerdict | null;
}

/**
 * Judges the claim of a log again; null: the log has no such claim, or does not judge it. `isDecided`: nothing is
 * withheld on which the verdict may depend; else only the recorded verdict counts. Throws ReplayFailed.
 */
export function claimAgain(
  entries: readonly LogEntry[],
  rulebooks: AnyRulebooks,
  number: number,
  isDecided: boolean,
): ClaimProof | null {
  const fold = new Fold(rulebooks);
  const corrections = new CorrectionsAgain();
  let parley = NO_PARLEY;
  let again: ClaimVerdict | null = null;
  for (const [revision, { event, covered }] of entries.entries()) {
    const before = fold.position;
    const { type, data } = fold.apply(event);
    const game = fold.rulebook?.ruleset;
    const current = { type, data };
    if (game) {
      corrections.take({ revision, event: current }, covered.hash, game, before);
      const isFiled = isParleyEvent(current) && current.type === 'ClaimFiled' && current.data.claim === number;
      if (isFiled) again = corrections.verdict(current.data.at, game, parley);
    }
    parley = parleyAfter(parley, current);
  }
  const claim = claimOf(parley, number);
  if (!claim?.verdict) return null;
  const isConfirmed = isDecided || haveSameText(again, claim.verdict);
  return { claim, again: isConfirmed ? again : null };
}

/** The amendment of a log with a number, as the log tells it; null: the log has none. */
export function amendmentIn(entries: readonly LogEntry[], number: number): Amendment | null {
  const parley = entries.reduce((course, { event: { type, data } }) => parleyAfter(course, { type, data }), NO_PARLEY);
  return amendmentOf(parley, number) ?? null;
}

/** Why a bundle is not what it says about its amendment: each reason in words. */
export function wrongAmendment(
  amendment: Amendment,
  { amendment: told }: Pick<ExportFooter, 'amendment'>,
): readonly string[] {
  return haveSameText(told, amendment) ? [] : ['its amendment is not the one of the log'];
}

/** Why a bundle is not what it says about its claim: each reason in words. */
export function wrongBundle(proof: ClaimProof | null, { claim: told }: Pick<ExportFooter, 'claim'>): readonly string[] {
  if (!proof) return ['the log has no such claim with a verdict'];
  const { claim, again } = proof;
  return [
    ...(haveSameText(told, claim) ? [] : ['its claim is not the one of the log']),
    ...(again === null || haveSameText(again, claim.verdict) ? [] : [`the verdict is another one: ${again.because}`]),
  ];
}
