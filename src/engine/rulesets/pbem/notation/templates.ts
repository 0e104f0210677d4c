import type { OrderDefinition, Templated } from '../../../game/define/order.js';
import { orderTemplate, type OrderTemplate } from '../../../notation/order-template.js';
import { ORDERS, type OrderType } from '../core/orders.js';

/** The order types that are written by the templates of their definitions. */
export type TemplatedType = {
  readonly [Type in OrderType]: (typeof ORDERS)[Type] extends Templated ? Type : never;
}[OrderType];

/** The templates of the definitions, by the types of their orders. */
export const TEMPLATES: ReadonlyMap<string, OrderTemplate> = new Map(
  Object.entries(ORDERS).flatMap(([type, definition]: readonly [string, OrderDefinition & Partial<Templated>]) =>
    definition.template === undefined ? [] : [[type, orderTemplate(definition.template, definition)] as const],
  ),
);
