/** Events that say only that something is asked, or that the turn goes its way. */
const FRAME: readonly string[] = ['OrderGiven', 'DecisionRaised', 'DecisionSettled', 'StepBegan', 'StepClosed'];
/** So many are told; the log tells the others. */
const TOLD_MAX = 6;

interface Happened {
  readonly revision: number;
  readonly type: string;
  readonly text: string;
}

interface Asked {
  /** The revision at which this seat gave its last order here; null: it has given none. */
  readonly since: number | null;
  /** This seat has to decide something. */
  readonly isDecision: boolean;
}

/**
 * The last things that have happened, for somebody who is asked to go on: since his own last order, or before the
 * decision that he owes. The end of a player turn is left to the log, unless there is something to decide.
 */
export function newsOf(events: readonly Happened[], { since, isDecision }: Asked): readonly string[] {
  if (since === null && !isDecision) return [];
  const later = events.filter(({ revision }) => revision > (since ?? -1));
  if (!isDecision && later.some(({ type }) => type === 'PlayerTurnEnded')) return [];
  return later
    .filter(({ type }) => !FRAME.includes(type))
    .slice(-TOLD_MAX)
    .map(({ text }) => text);
}
