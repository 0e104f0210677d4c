import type { UnitId } from '../../position/unit.js';
import type { PbemEvent } from './events.js';
import type { March, Order } from './orders.js';

/**
 * Notes in the order's event what the other seats see of it for good: of a move only the steps that it brought about at
 * once (pbem:8.2a; what follows later they see happen), of a standing order nothing but its kind of order.
 */
export function withOrderAsShown(events: readonly PbemEvent[], order: Order): readonly PbemEvent[] {
  const [first, ...rest] = events;
  const shown = shownOf(order, rest);
  if (first?.type !== 'OrderGiven' || shown === null) return events;
  return [{ ...first, data: { ...first.data, shown } }, ...rest];
}

/** Null: all of it. */
function shownOf(order: Order, events: readonly PbemEvent[]): object | null {
  if (order.type === 'Stand') return { type: order.type };
  if (order.type !== 'Move' && order.type !== 'March') return null;
  const gone = order.type === 'Move' ? stepsGone(events, order.unit) : marchGone(events, order);
  return gone < order.path.length ? { ...order, path: order.path.slice(0, gone) } : null;
}

function stepsGone(events: readonly PbemEvent[], unit: UnitId): number {
  return events.reduce(
    (steps, event) =>
      event.type === 'UnitMoved' && event.data.unit === unit ? steps + event.data.steps.length : steps,
    0,
  );
}

/** A march ends early only with a step of the leader, where he may be pinned. */
function marchGone(events: readonly PbemEvent[], { unit, path }: March): number {
  const halted = events.some((event) => event.type === 'DecisionRaised' && event.data.about['target'] === unit);
  if (!halted) return path.length;
  const own = path.flatMap(({ hexes }, index) => (hexes ? [index] : []));
  return (own[stepsGone(events, unit) - 1] ?? path.length - 1) + 1;
}
