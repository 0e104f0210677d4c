import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { isRemark } from '../engine/notation/turn-message.js';
import type { SubmitOrder, SubmitTurn, TurnFault } from './commands.js';

/** A turn message in writing, and the orders that have no line in it because their form is wrong. */
export interface WrittenMessage {
  readonly text: string;
  /** By line. */
  readonly faults: readonly TurnFault[];
}

/**
 * A turn message in writing: each order of a list is one line of it, counted from 1. The line of an order without a
 * proper form is left empty.
 */
export function writtenMessage(book: AnyRulebook, message: SubmitTurn['message']): WrittenMessage {
  if (typeof message === 'string') return { text: message, faults: [] };
  const faults: TurnFault[] = [];
  const lines = message.map((order, index) => {
    const line = lineOf(book, order);
    if (line.ok) return line.value;
    const { code, rule, because } = line.refusal;
    faults.push({
      ...{ line: index + 1, column: null, code, rule, because, expected: null },
      ...{ found: null, meant: null },
    });
    return '';
  });
  return { text: lines.join('\n'), faults };
}

function lineOf(book: AnyRulebook, order: SubmitOrder['order']): Ruled<string> {
  if (order.kind === 'json') {
    const parsed = book.ruleset.parseOrder(order.value);
    return parsed.ok ? allowed(book.writeOrder(parsed.value)) : parsed;
  }
  const { text } = order;
  if (!/[\r\n]/.test(text) && !isRemark(text)) return allowed(text);
  return refused({ code: 'malformed', rule: null, because: 'each order of the list is one line with an order' });
}
