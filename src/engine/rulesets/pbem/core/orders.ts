import { formOfOrders, formOfShownOrders, type OrderDefinition, type OrderIn } from '../../../game/define/order.js';
import type { Form } from '../../../game/define/form.js';
import type { OrderAttribute } from './orders/define.js';
import { ANIMAL_ORDERS } from './orders/animal-orders.js';
import { BATTERING_ORDERS, REPAIR_ORDERS } from './orders/battering-orders.js';
import { BUILD_ORDERS } from './orders/build-orders.js';
import { BURNING_ORDERS, LIGHT_ORDERS } from './orders/burning-and-light-orders.js';
import { CAPTIVE_ORDERS } from './orders/captive-orders.js';
import { CART_ORDERS } from './orders/cart-orders.js';
import { COMBAT_ORDERS } from './orders/combat-orders.js';
import { DAY_ORDERS, INITIATIVE_ORDERS, TURN_ORDERS } from './orders/turn-orders.js';
import { DOOR_ORDERS } from './orders/door-orders.js';
import { DUEL_ORDERS } from './orders/duel-orders.js';
import { GROUP_ORDERS } from './orders/group-orders.js';
import { HIDDEN_ORDERS } from './orders/hidden-orders.js';
import { ITEM_ORDERS, RESUPPLY_ORDERS } from './orders/item-orders.js';
import { MOVEMENT_ORDERS } from './orders/movement-orders.js';
import { SIEGE_ORDERS, WATER_ORDERS } from './orders/siege-orders.js';
import { STANDING_ORDERS } from './orders/standing-orders.js';
import { TASK_ORDERS } from './orders/task-orders.js';

/** Every order type of this ruleset, put together from the chapters, in the order in which they are listed. */
export const ORDERS = {
  ...MOVEMENT_ORDERS,
  ...DOOR_ORDERS,
  ...CAPTIVE_ORDERS,
  ...TASK_ORDERS,
  ...COMBAT_ORDERS,
  ...RESUPPLY_ORDERS,
  ...ANIMAL_ORDERS,
  ...ITEM_ORDERS,
  ...LIGHT_ORDERS,
  ...STANDING_ORDERS,
  ...DUEL_ORDERS,
  ...HIDDEN_ORDERS,
  ...CART_ORDERS,
  ...BATTERING_ORDERS,
  ...REPAIR_ORDERS,
  ...BUILD_ORDERS,
  ...SIEGE_ORDERS,
  ...DAY_ORDERS,
  ...INITIATIVE_ORDERS,
  ...GROUP_ORDERS,
  ...WATER_ORDERS,
  ...BURNING_ORDERS,
  ...TURN_ORDERS,
};

export type Order = OrderIn<typeof ORDERS>;
export type OrderType = Order['type'];

export const ORDER_TYPES = Object.keys(ORDERS) as readonly OrderType[];

/** Whether two wounded characters may do together what such an order asks for (pbem:12.1g). */
export function isForMates(type: OrderType): boolean {
  const { form }: OrderDefinition = ORDERS[type];
  return form.fields !== undefined && 'mate' in form.fields;
}

/** The order types with one of these attributes. */
export function ordersWith(...attributes: readonly OrderAttribute[]): ReadonlySet<OrderType> {
  const definitions: Readonly<Record<OrderType, OrderDefinition<object, OrderAttribute>>> = ORDERS;
  return new Set(ORDER_TYPES.filter((type) => definitions[type].attributes.some((one) => attributes.includes(one))));
}

/** An order as events repeat it. */
export const order = formOfOrders(ORDERS) as Form<Order>;

/** An order as the other seats are shown it for good. */
export const shownOrder = formOfShownOrders(ORDERS);
