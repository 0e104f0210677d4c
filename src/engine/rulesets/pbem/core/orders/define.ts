import type { DataOf, Fields } from '../../../../game/define/form.js';
import { orderDefinition, type OrderDefinition } from '../../../../game/define/order.js';
import type { OrderAttribute } from './attributes.js';

/** Defines an order type of this book: what it means, its members, and what other chapters ask about it. */
export function defineOrder<const F extends Fields>(
  remark: string,
  fields: F,
  ...attributes: readonly OrderAttribute[]
): OrderDefinition<DataOf<F>, OrderAttribute> {
  return orderDefinition(remark, fields, attributes);
}
