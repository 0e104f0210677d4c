import type { Course } from '../../../game/course.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order } from '../core/orders.js';
import { breakOffTask } from './breaking-off.js';

/** Whoever acts breaks off his task; who retreats does so by that (pbem:12.1c, 12.1f). */
export function breakOffTasks(course: Course<PbemEvent>, order: Order, rule: OrderRule<Order>): void {
  if (rule.keepsTask || order.type === 'Retreat') return;
  for (const unit of rule.units(order)) breakOffTask(course, unit, 'pbem:12.1c');
}
