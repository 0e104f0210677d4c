import type { UnitId } from '../../position/unit.js';
import type { PbemEvent } from './events.js';
import type { Order } from './orders.js';
import type { March } from './orders/animal-orders.js';
import type { Escort } from './orders/captive-orders.js';
import type { Resupply } from './orders/resupply.js';

/**
 * Notes in the order's event what the other seats see of it for good: of a move only the steps that it brought about at
 * once (pbem:8.2a; what follows later they see happen), of a standing order nothing but its kind of order.
 */
export function withOrderAsShown(events: readonly PbemEvent[], order: Order): readonly PbemEvent[] {
  const shown = shownOf(order, events);
  const [first] = events;
  if (first?.type !== 'OrderGiven' || shown === null) return events;
  return [{ ...first, data: { ...first.data, shown } }, ...events.slice(1)];
}

/** Null: all of it. */
function shownOf(order: Order, events: readonly PbemEvent[]): object | null {
  if (order.type === 'Stand') return { type: order.type };
  if (order.type === 'Tell' || order.type === 'Hide') return { type: order.type };
  if (order.type === 'FillMoat') return { type: order.type, screen: order.screen };
  if (order.type === 'Resupply') return resupplyShown(order);
  if (order.type === 'Escort') return escortShown(events, order);
  if (order.type === 'BearLadder') {
    const carried = told(events, (event) => (event.type === 'LadderCarried' ? event.data.steps.length : 0));
    return carried < order.path.length ? { ...order, path: order.path.slice(0, carried) } : null;
  }
  if (order.type !== 'Move' && order.type !== 'March' && order.type !== 'Carry') return null;
  if (order.type === 'Carry') {
    const carried = told(events, (event) => (event.type === 'BurdenCarried' ? event.data.steps.length : 0));
    return carried < order.path.length ? { ...order, path: order.path.slice(0, carried) } : null;
  }
  const gone = order.type === 'Move' ? stepsGone(events, order.unit) : marchGone(events, order);
  return gone < order.path.length ? { ...order, path: order.path.slice(0, gone) } : null;
}

/** Nobody else learns how many missiles somebody has (pbem:22.2a). */
function resupplyShown({ count, ...shown }: Resupply): object | null {
  return count === undefined ? null : shown;
}

function stepsGone(events: readonly PbemEvent[], unit: UnitId): number {
  return told(events, (event) =>
    event.type === 'UnitMoved' && event.data.unit === unit ? event.data.steps.length : 0,
  );
}

/** How many steps events tell in all. */
function told(events: readonly PbemEvent[], stepsOf: (event: PbemEvent) => number): number {
  return events.reduce((steps, event) => steps + stepsOf(event), 0);
}

/** Of an escort the ways of the guard and of each whom he leads, as far as they have gone. */
function escortShown(events: readonly PbemEvent[], order: Escort): object | null {
  const gone = stepsGone(events, order.unit);
  if (gone === order.path.length) return null;
  const prisoners = order.prisoners.map(({ unit, path }) => ({
    unit,
    path: path.slice(
      0,
      told(events, (event) =>
        event.type === 'PrisonerLed' && event.data.prisoner === unit ? event.data.steps.length : 0,
      ),
    ),
  }));
  return { ...order, path: order.path.slice(0, gone), prisoners };
}

/** A march ends early only with a step of the leader, where he may be pinned. */
function marchGone(events: readonly PbemEvent[], { unit, path }: March): number {
  const halted = events.some((event) => event.type === 'DecisionRaised' && event.data.about['target'] === unit);
  if (!halted) return path.length;
  const own = path.flatMap(({ hexes }, index) => (hexes ? [index] : []));
  return (own[stepsGone(events, unit) - 1] ?? path.length - 1) + 1;
}
