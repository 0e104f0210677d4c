import type { Course } from '../../../game/course.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order } from '../core/orders.js';
import { breakOffTask } from './breaking-off.js';

/** A worker who acts breaks off his task; a worker who retreats does so by retreating (pbem:12.1c, 12.1f). */
export function breakOffTasks(course: Course<PbemEvent>, order: Order, rule: OrderRule<Order>): void {
  if (rule.keepsTask || order.type === 'Retreat') return;
  for (const unit of rule.units(order)) breakOffTask(course, unit, 'pbem:12.1c');
}
