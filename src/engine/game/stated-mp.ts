import { forbidden, type Refusal, type RuleId } from './refusal.js';
import type { GameEvent } from './event.js';
import type { WrittenOrder } from './rulebook.js';

/** Events by which a unit goes a way. */
const GOING: readonly string[] = ['UnitMoved', 'UnitRetreated', 'UnitAdvanced'];

interface Cost {
  readonly rule: RuleId;
  readonly mp: number;
}

interface Gone {
  readonly unit: string;
  readonly steps: readonly { readonly costs: readonly Cost[] }[];
}

/** A number of MP in a written order that differs from the price of its steps. */
export interface MisstatedMp {
  /** `step 2` or `steps 2 to 4`, counted from 1. */
  readonly steps: string;
  readonly stated: number;
  readonly price: number;
  /** The rule of the first part of the price; null: the steps cost nothing. */
  readonly rule: RuleId | null;
}

/** Numbers of MP in a written move, retreat or advance that differ from what its steps cost by the events. */
export function misstatedMp({ notes = [], order }: WrittenOrder, events: readonly GameEvent[]): readonly MisstatedMp[] {
  if (notes.length === 0) return [];
  const { unit } = order as { readonly unit?: string };
  const costs = events.flatMap(({ type, data }) => {
    if (!GOING.includes(type)) return [];
    const gone = data as Gone;
    return gone.unit === unit ? gone.steps.map((step) => step.costs) : [];
  });
  // If a move halts for a decision, the steps to come have not cost anything yet.
  return notes
    .filter(({ last }) => last < costs.length)
    .flatMap(({ first, last, mp }) => {
      const paid = costs.slice(first, last + 1).flat();
      const price = paid.reduce((total, cost) => total + cost.mp, 0);
      if (price === mp) return [];
      const steps = first === last ? `step ${first + 1}` : `steps ${first + 1} to ${last + 1}`;
      return [{ steps, stated: mp, price, rule: paid[0]?.rule ?? null }];
    });
}

/** Why an order whose text states a wrong number of MP is refused; null: all numbers are right, or there are none. */
export function whyMisstated(written: WrittenOrder, events: readonly GameEvent[]): Refusal | null {
  const [wrong] = misstatedMp(written, events);
  if (!wrong) return null;
  const because = `${wrong.steps}: the order says ${wrong.stated} MP, and the price is ${wrong.price} MP`;
  return wrong.rule === null ? { code: 'illegal', rule: null, because } : forbidden(wrong.rule, because).refusal;
}
