import type { Choice } from './orders';

/** An order that a seat means to give in its next turn, and the step in which it means to. */
export interface PlannedOrder {
  readonly step: string;
  readonly text: string;
  readonly words: string;
}

/** The orders of a plan among what the browser has kept; all else is left out. */
export function plannedOrdersIn(found: unknown): readonly PlannedOrder[] {
  return Array.isArray(found) ? found.filter(isPlannedOrder) : [];
}

/** The orders with one more, which comes behind those of its step. `steps`: all steps, in their order. */
export function withOrder(
  orders: readonly PlannedOrder[],
  { text, words }: Pick<Choice, 'text' | 'words'>,
  step: string,
  steps: readonly string[],
): readonly PlannedOrder[] {
  const number = steps.indexOf(step);
  const later = orders.findIndex((one) => steps.indexOf(one.step) > number);
  const at = later === -1 ? orders.length : later;
  return [...orders.slice(0, at), { step, text, words }, ...orders.slice(at)];
}

/**
 * The orders as a turn message that begins in the first of the steps; steps are ended on the way. Orders of a step that
 * is over are left out.
 */
export function messageOf(orders: readonly PlannedOrder[], steps: readonly string[]): string {
  const lines: string[] = [];
  let open = 0;
  for (const { step, text } of orders) {
    const number = steps.indexOf(step);
    if (number === -1) continue;
    for (; open < number; open += 1) lines.push('end step');
    lines.push(text);
  }
  return lines.join('\n');
}

function isPlannedOrder(value: unknown): value is PlannedOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { step, text, words } = value as Record<string, unknown>;
  return [step, text, words].every((one) => typeof one === 'string');
}
