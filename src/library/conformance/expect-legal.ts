import { canonicalJson } from '../../engine/canonical/canonical.js';
import { readOrder } from '../../engine/rulesets/pbem/notation/order.js';
import { printOrder } from '../../engine/rulesets/pbem/notation/print-order.js';
import { seatsOf } from '../../engine/position/seat.js';
import type { Position } from '../../engine/position/position.js';
import type { Order } from '../../engine/rulesets/pbem/core/orders.js';
import type { BookRuleset } from './book.js';
import type { Expectation } from './case.js';
import { orderHint } from './order-hint.js';
import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';

/** Orders that should be listed as legal for a unit and are missing, and listed orders that should be missing. */
export function wrongLegal(expect: Expectation, ruleset: BookRuleset, position: Position): readonly CaseFailure[] {
  return Object.entries(expect.legal ?? {}).flatMap(([unit, { includes = [], excludes = [] }]) => {
    const orders = seatsOf(position)
      .flatMap((seat) => ruleset.legal(position, seat, unit))
      .map(({ order }) => order);
    const listed = new Set(orders.map(meaning));
    const at = (part: string, index: number): CasePath => ['expect', 'legal', unit, part, index];
    const missing = includes.flatMap((text, index) => {
      if (listed.has(meaning(orderOf(text, at('includes', index))))) return [];
      const actual = orders.length === 0 ? 'none' : orders.map(printOrder).join('; ');
      return [{ at: at('includes', index), what: `legal orders of ${unit}`, expected: text, actual }];
    });
    const forbidden = excludes.flatMap((text, index) => {
      const path = at('excludes', index);
      return listed.has(meaning(orderOf(text, path))) ? [failure(path, `"${text}" is listed as legal`)] : [];
    });
    return [...missing, ...forbidden];
  });
}

/** A move is listed by one of its paths, so moves to the same place and facing count as the same. */
function meaning(order: Order): string {
  if (order.type !== 'Move') return canonicalJson(order);
  const { type, unit, path, charge } = order;
  return canonicalJson({ type, unit, to: path.at(-1)?.hexes, charge });
}

function orderOf(text: string, at: CasePath): Order {
  const order = readOrder(text);
  if (!order.ok) throw new CaseBroken(failure(at, `"${text}" is no order: ${order.error.message}${orderHint(text)}`));
  return order.value.order;
}
