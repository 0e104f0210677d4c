import type { GameEvent } from '../event.js';
import { explainFinding } from '../explain-finding.js';
import type { AnyGame, GameState } from '../game.js';
import { judgeOneOrder } from '../judge.js';
import { sideOfSeat, type SeatId } from '../../position/seat.js';
import type { ClaimRules } from './situation.js';
import { WORDS_LENGTH, type ClaimStanding, type ClaimVerdict } from './events.js';

/** A claimed order: the state before it, and the events of its batch. */
export interface ClaimedOrder {
  /** Revision of its first event. */
  readonly at: number;
  readonly before: GameState;
  readonly recorded: readonly GameEvent[];
}

/**
 * The verdict of an edition `by` of the rules on a claimed order: whether the order is legal, and whether everything
 * that is recorded of it follows from it and its dice. Two sentences for a person.
 */
export function verdictOf(ruleset: AnyGame, by: AnyGame, { at, before, recorded }: ClaimedOrder): ClaimVerdict {
  const [found] = judgeOneOrder({ ruleset, by }, before, recorded, at);
  const edition = `edition ${by.version} of ${by.id}`;
  if (!found) {
    const because = `The order is legal by ${edition}. All that followed from it is as the rules and its dice make it.`;
    return { edition: by.version, verdict: 'right', rule: null, because };
  }
  const { rule, because: reason } = explainFinding(found);
  const isIllegal = found.kind === 'refused' && found.refusal.code !== 'diceMissing';
  const what = isIllegal ? 'The order is illegal' : 'The order did not lead to what the rules decide';
  const because = `${what} by ${edition}. At event ${found.at}: ${reason}.`.slice(0, WORDS_LENGTH.max);
  return { edition: by.version, verdict: 'wrong', rule, because };
}

/**
 * A claim that came after its window changes nothing, whatever the verdict (pbem:1.4a, 1.4b). Where both sides must
 * agree an error that the rules find leaves the claim open (ADR 50).
 */
export function standingBy(
  { verdict }: ClaimVerdict,
  inTime: boolean,
  rules: ClaimRules | null,
): Exclude<ClaimStanding, 'withdrawn'> {
  if (!inTime) return 'lapsed';
  if (verdict === 'right') return 'dismissed';
  return rules?.byConsent ? 'open' : 'upheld';
}

/** An order with the state in which it was given. */
export interface OrderInState {
  readonly seat: SeatId;
  readonly order: unknown;
  readonly before: GameState;
}

/**
 * Whether an order of a side, given after a claimed one, shuts the window in which this side may claim the error: its
 * first order in its own turn that builds on the position does (pbem:1.4a).
 */
export function shutsWindow(game: AnyGame, side: string, { seat, order, before }: OrderInState): boolean {
  if (sideOfSeat(seat) !== side || game.moment(before).side !== side) return false;
  const parsed = game.parseOrder(order);
  return parsed.ok && (game.buildsOn?.(parsed.value) ?? true);
}
