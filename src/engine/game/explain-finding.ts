import type { GameEvent } from './event.js';
import type { Finding } from './judgement.js';
import type { RuleId } from './refusal.js';
import { HERALD, sideOfSeat } from '../position/seat.js';
import { firstDifference } from './difference.js';

/** Findings of a judgement, in words, with the rules that they concern. */
export function explainFinding(finding: Finding): { readonly rule: RuleId | null; readonly because: string } {
  switch (finding.kind) {
    case 'refused': {
      const { refusal, order } = finding;
      const giver = order.seat === HERALD ? 'Herald' : sideOfSeat(order.seat);
      return { rule: refusal.rule, because: `the order of ${giver} is not allowed: ${refusal.because}` };
    }
    case 'differs':
      return explainDifference(finding.recorded, finding.decided);
    case 'missing':
      return {
        rule: ruleOf(finding.decided),
        because: `${finding.decided.type} should have followed and is not there`,
      };
    case 'diceLeft':
      return { rule: null, because: `the recorded dice ${finding.values.join(', ')} are not asked for` };
    case 'malformed':
      return { rule: null, because: finding.because };
  }
}

function explainDifference(recorded: GameEvent, decided: GameEvent | null): ReturnType<typeof explainFinding> {
  if (!decided) return { rule: ruleOf(recorded), because: `${recorded.type} does not follow from the order` };
  if (recorded.type !== decided.type) {
    return { rule: ruleOf(decided), because: `${recorded.type} is recorded where ${decided.type} follows` };
  }
  const difference = firstDifference(recorded.data, decided.data);
  const what = difference ? `${difference.path} is ${difference.one}, by the rules ${difference.other}` : 'it differs';
  return { rule: difference?.rule ?? ruleOf(decided), because: `${recorded.type}: ${what}` };
}

function ruleOf({ data }: GameEvent): RuleId | null {
  const { rule } = data as { readonly rule?: unknown };
  return typeof rule === 'string' ? rule : null;
}
