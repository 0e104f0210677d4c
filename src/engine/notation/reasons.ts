import type { RolledDie } from '../dice/dice.js';
import type { GameEvent } from '../game/event.js';
import type { Fraction } from '../game/fraction.js';
import type { RuleId } from '../game/refusal.js';
import type { Modifier } from '../game/ruleset.js';
import { amount, rolled } from './words.js';

/** One fact on which an event rests: a price, odds, a modifier, a die. */
export interface Reason {
  readonly text: string;
  /** The rule that gives the fact; null: no rule does. */
  readonly rule: RuleId | null;
}

/**
 * The reasons that an event records for its outcome, in the order in which they count: the price of each step in MP
 * with the sum so far, strengths and odds, modifiers and shifts, dice, the table, the rule of the event. All books
 * record them in the same forms (docs/events.md). Plans that are not carried out (`rest`) are left out.
 */
export function reasonsOf({ data }: GameEvent): readonly Reason[] {
  const reasons: Reason[] = [];
  gather(data, reasons, { mp: 0 });
  return reasons;
}

const PLAN = 'rest';

function gather(value: unknown, reasons: Reason[], spent: { mp: number }): void {
  if (Array.isArray(value)) {
    for (const one of value) gather(one, reasons, spent);
    return;
  }
  if (!isRecord(value)) return;
  if (isStep(value)) {
    for (const { mp, rule } of value.costs) {
      spent.mp += mp;
      reasons.push({ text: `${value.hexes.join('/')}: ${mp} MP, ${spent.mp} so far`, rule });
    }
    return;
  }
  if (isModifier(value)) {
    reasons.push({ text: `${value.value > 0 ? '+' : ''}${value.value} ${value.what}`, rule: value.rule });
    return;
  }
  if (isDie(value)) {
    reasons.push({ text: `${rolled(value)} for ${value.purpose}`, rule: value.rule });
    return;
  }
  gatherMembers(value, reasons, spent);
}

function gatherMembers(value: Readonly<Record<string, unknown>>, reasons: Reason[], spent: { mp: number }): void {
  const { attack, defence, originalOdds, finalOdds, final, table, rule, range } = value;
  if (isFraction(attack) && isFraction(defence) && typeof originalOdds === 'string') {
    reasons.push({ text: `${amount(attack)} against ${amount(defence)}: odds ${originalOdds}`, rule: null });
  }
  if (typeof range === 'number') reasons.push({ text: `range ${range}`, rule: null });
  for (const member of MEMBERS_IN_ORDER) gather(value[member], reasons, spent);
  if (typeof final === 'number') reasons.push({ text: `final ${final}`, rule: null });
  if (typeof table === 'string') {
    reasons.push({
      text: typeof finalOdds === 'string' ? `column ${finalOdds} of the table` : 'the table',
      rule: table,
    });
  }
  for (const [name, member] of Object.entries(value)) {
    if (name !== PLAN && !MEMBERS_IN_ORDER.includes(name)) gather(member, reasons, spent);
  }
  if (typeof rule === 'string') reasons.push({ text: 'it follows by this rule', rule });
}

/** Members that are told before others, since they lead to the result. */
const MEMBERS_IN_ORDER: readonly string[] = ['steps', 'modifiers', 'shifts', 'die', 'dice'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isStep(value: object): value is {
  readonly hexes: readonly string[];
  readonly costs: readonly { readonly mp: number; readonly rule: RuleId }[];
} {
  return 'hexes' in value && 'costs' in value && Array.isArray(value.hexes) && Array.isArray(value.costs);
}

function isModifier(value: object): value is Modifier {
  return 'what' in value && 'value' in value && 'rule' in value && typeof value.value === 'number';
}

function isDie(value: object): value is RolledDie {
  return 'faces' in value && 'purpose' in value && 'value' in value;
}

function isFraction(value: unknown): value is Fraction {
  return isRecord(value) && 'numerator' in value && 'denominator' in value;
}
