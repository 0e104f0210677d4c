import type { GameEvent } from '../engine/game/event.js';
import type { Verdict } from '../engine/game/judgement.js';
import type { RuleId } from '../engine/game/refusal.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { reasonsOf, type Reason } from '../engine/notation/reasons.js';
import { explainFinding } from '../engine/game/explain-finding.js';
import { HERALD, sideOfSeat } from '../engine/position/seat.js';

/** The judgement of one order, or of the set-up, and its events in words. */
export interface JudgedOrder {
  /** Revision of its first event. */
  readonly revision: number;
  /** The side that gave the order; null: the service itself, or it is the set-up. */
  readonly side: string | null;
  /** `undecided`: nobody can judge it who may see no more. */
  readonly verdict: Verdict['verdict'];
  /** It is right as far as can be known: something that could make it wrong is withheld. Absent: it is so for good. */
  readonly partly?: true;
  readonly findings: readonly { readonly revision: number; readonly rule: RuleId | null; readonly because: string }[];
  /** The order first, then everything that followed from it. */
  readonly events: readonly ToldEvent[];
}

/** An event in words, with the reasons that it records. */
export interface ToldEvent {
  readonly revision: number;
  readonly type: string;
  readonly text: string;
  readonly reasons: readonly Reason[];
}

/** A verdict in words. `events`: the log, or a part of it that begins at the revision `from`. */
export function judgedOrder(
  { start, end, verdict, partly, findings }: Verdict,
  {
    events,
    rulebook,
    from = 0,
  }: { readonly events: readonly GameEvent[]; readonly rulebook: AnyRulebook; readonly from?: number },
): JudgedOrder {
  const first = events[start];
  const seat = first ? (rulebook.ruleset.frame.order(first)?.seat ?? HERALD) : HERALD;
  return {
    revision: from + start,
    side: seat === HERALD ? null : sideOfSeat(seat),
    verdict,
    ...(partly && { partly }),
    findings: findings.map((one) => ({ revision: from + Math.min(one.at, end - 1), ...explainFinding(one) })),
    events: events.slice(start, end).map((event, index) => ({
      revision: from + start + index,
      type: event.type,
      text: rulebook.tell(event),
      reasons: reasonsOf(event),
    })),
  };
}
