import type { GameEvent } from '../event.js';
import type { RuleId } from '../refusal.js';
import { VOID_BY, VOID_WORDS, VOIDABLE, type Voidable } from './statement.js';

interface Raised {
  readonly id?: unknown;
  readonly kind?: unknown;
  readonly owner?: unknown;
  readonly rule?: unknown;
  readonly about?: Readonly<Record<string, unknown>>;
}

/** Whether an event settles a decision since a player states that it is void. */
export function isStatedVoid({ type, data }: GameEvent): boolean {
  return type === 'DecisionSettled' && 'rule' in data && data.rule === VOID_BY;
}

/**
 * The decision that an order states to be void, as the rules raise it. `different`: the index of the first recorded
 * event of the order that the rules decide otherwise. Undefined: the difference has another cause.
 */
export function owedDecision(
  recorded: readonly GameEvent[],
  decided: readonly GameEvent[],
  different: number,
): GameEvent | undefined {
  const event = recorded[different];
  if (!event) return undefined;
  // A move whose pin is void is shown whole at once, where it halts by the rules: the event of its order differs.
  const isShownWhole = different === 0 && 'shown' in (decided[0]?.data ?? {}) && !('shown' in event.data);
  const settled = isStatedVoid(event) ? event : isShownWhole ? recorded.find(isStatedVoid) : undefined;
  return settled && recorded.find((one) => isRaised(one) && raised(one).id === raised(settled).id);
}

/** The rule by which a decision is owed; null: its event names none. */
export function ruleOfOwed(owed: GameEvent): RuleId | null {
  const { rule } = raised(owed);
  return typeof rule === 'string' ? rule : null;
}

/** The decision in words, with the side that owes it: `blue owes the retreat of Ben by 2 hexes`. */
export function owedInWords(owed: GameEvent): string {
  const { kind, owner, about = {} } = raised(owed);
  const { unit, units, hexes, target } = about;
  const names = Array.isArray(units) ? units.map(String).join(' and ') : '';
  const word = VOIDABLE.includes(kind as Voidable) ? VOID_WORDS[kind as Voidable] : String(kind);
  if (typeof target === 'string') {
    const where = Array.isArray(hexes) ? ` in ${hexes.map(String).join('-')}` : '';
    return `${String(owner)} decides about the pin of ${target} by ${names}${where}`;
  }
  const whose = typeof unit === 'string' ? unit : names;
  const far = typeof hexes === 'number' ? ` by ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}` : '';
  return `${String(owner)} owes the ${word}${whose === '' ? '' : ` of ${whose}`}${far}`;
}

function isRaised({ type }: GameEvent): boolean {
  return type === 'DecisionRaised';
}

function raised({ data }: GameEvent): Raised {
  return data;
}
