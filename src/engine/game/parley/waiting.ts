import type { AnyGame } from '../game.js';
import { refused, type Refusal } from '../refusal.js';
import { claimAwaited } from './claiming.js';
import { correctionUnderWay, type ParleyCourse } from './course.js';
import { wrong } from './refusals.js';
import type { ClaimRules } from './situation.js';

/**
 * Why an order has to wait, or null. While a turn is being corrected, only answers to decisions are accepted (ruling of
 * pbem:1.4d), and no order while a claim must be decided before the game goes on (ADR 50). `order`: as it was given.
 */
export function whyOrderWaits(
  parley: ParleyCourse,
  rules: ClaimRules | null,
  game: Pick<AnyGame, 'parseOrder' | 'answers'>,
  order: unknown,
): Refusal | null {
  const awaited = claimAwaited(parley, rules);
  if (awaited) {
    const because = `the rules find the error of claim ${awaited.number}: the other side or the arbiter has to decide first`;
    return refused({ code: 'decisionPending', rule: rules?.modified ?? null, because }).refusal;
  }
  const open = correctionUnderWay(parley);
  if (!open) return null;
  const being = `the turn is being corrected after claim ${open.claim}`;
  if (open.asks) {
    const because = `${being}: ${open.asks.side} has to give the die for ${open.asks.purpose} first`;
    return refused({ code: 'decisionPending', rule: rules?.moreDice ?? null, because }).refusal;
  }
  const parsed = game.parseOrder(order);
  if (parsed.ok && game.answers?.(parsed.value)) return null;
  const because = `${being}: only the decisions that it asks for are taken`;
  return refused({ code: 'decisionPending', rule: rules?.modified ?? null, because }).refusal;
}

/**
 * Why the end of a game cannot be reported yet to the siege or campaign that it belongs to, or null: nothing that was
 * claimed may change what has been taken over there (ADR 58).
 */
export function whyReportWaits(parley: ParleyCourse): Refusal | null {
  const claim = parley.claims.find(({ standing }) => standing === 'open');
  if (claim) return wrong('decisionPending', `claim ${claim.number} has to be decided before the end is reported`);
  const open = correctionUnderWay(parley);
  return open ? wrong('decisionPending', `the turn is being corrected after claim ${open.claim}`) : null;
}
