import type { Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import type { Chance } from '../../src/selfplay/chance.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The order with one of its texts replaced by one of the words, or one of its flags turned. */
export function mutated(order: Order, words: readonly string[], chance: Chance): Order {
  const leaves = countLeaves(order);
  const at = 1 + chance.below(Math.max(leaves - 1, 1));
  let seen = 0;
  const change = (value: Json, key: string): Json => {
    if (Array.isArray(value)) return value.map((member: Json) => change(member, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
    }
    seen += 1;
    if (seen - 1 !== at || key === 'type' || key === 'gait') return value;
    return typeof value === 'boolean' ? !value : chance.pick(words);
  };
  return change(order, '') as unknown as Order;
}

function countLeaves(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, member: Json) => sum + countLeaves(member), 0);
}
