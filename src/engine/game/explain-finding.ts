import { falseFacts } from './honour/false-facts.js';
import { isStatedVoid, owedInWords, ruleOfOwed } from './honour/owed-decision.js';
import { isFactsStated } from './honour/statement.js';
import type { GameEvent } from './event.js';
import type { Finding } from './judgement.js';
import type { RuleId } from './refusal.js';
import { HERALD, sideOfSeat } from '../position/seat.js';
import { firstDifference, ruleWithin } from './difference.js';

/** Findings of a judgement, in words, with the rules that they concern. */
export function explainFinding(finding: Finding): { readonly rule: RuleId | null; readonly because: string } {
  switch (finding.kind) {
    case 'refused': {
      const { refusal, order } = finding;
      if (refusal.code === 'diceMissing') return { rule: refusal.rule, because: `by the rules ${refusal.because}` };
      const giver = order.seat === HERALD ? 'Herald' : sideOfSeat(order.seat);
      return { rule: refusal.rule, because: `the order of ${giver} is not allowed: ${refusal.because}` };
    }
    case 'differs':
      return finding.owed
        ? explainVoid(finding.recorded, finding.owed)
        : explainDifference(finding.recorded, finding.decided);
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
  if (isFactsStated(recorded) && isFactsStated(decided)) {
    const facts = falseFacts(recorded.data.stated, decided.data.stated);
    if (facts.length > 0) return { rule: null, because: `what is stated does not hold: ${facts.join('; ')}` };
  }
  const difference = firstDifference(recorded.data, decided.data);
  const what = difference ? `${difference.path} is ${difference.one}, by the rules ${difference.other}` : 'it differs';
  return {
    rule: difference?.rule ?? ruleOf(decided) ?? ruleWithin(recorded.data, decided.data),
    because: `${recorded.type}: ${what}`,
  };
}

/** A decision is stated to be void that the rules raise. */
function explainVoid(recorded: GameEvent, owed: GameEvent): ReturnType<typeof explainFinding> {
  const what = isStatedVoid(recorded)
    ? 'a decision is stated to be void, by the rules it is owed'
    : 'the whole order was carried out at once, by the rules a decision halts it on its way';
  return { rule: ruleOfOwed(owed), because: `${what}: ${owedInWords(owed)}` };
}

function ruleOf({ data }: GameEvent): RuleId | null {
  const { rule } = data as { readonly rule?: unknown };
  return typeof rule === 'string' ? rule : null;
}
