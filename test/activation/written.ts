import { allowed, refused, type Ruled } from '../../src/engine/game/refusal.js';
import type { WrittenOrder } from '../../src/engine/game/rulebook.js';
import type { Order } from './state.js';

/** An order of the invented game in writing: `Roll`, `Select Ada`, `Run 1 2 3`, `Pass react-Ben-4-4`. */
export function written(order: Order): string {
  const { type, ...named } = order;
  return [type, ...Object.values<string | readonly number[]>(named).flat()].join(' ');
}

/** Reads what `written` writes; whether the order has the right form is `parseOrder`'s matter. */
export function readOrder(text: string): Ruled<WrittenOrder> {
  const [type = '', ...rest] = text.split(' ');
  switch (type) {
    case 'Roll':
      return allowed({ side: null, order: { type } });
    case 'Select':
    case 'Interrupt':
    case 'Shoot':
      return allowed({ side: null, order: { type, man: rest[0] } });
    case 'Pass':
      return allowed({ side: null, order: { type, decision: rest[0] } });
    case 'Run':
      return allowed({ side: null, order: { type, path: rest.map(Number) } });
    default:
      return refused({ code: 'malformed', rule: null, because: `there is no order ${type}` });
  }
}
