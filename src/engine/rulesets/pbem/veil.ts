import type { Veil } from '../../game/veil.js';
import type { Position } from '../../position/position.js';
import type { SideId } from '../../position/unit.js';
import type { PbemEvent } from './events.js';

/**
 * What the other seats and spectators do not see: the rest of a move under way (pbem:8.2a), and standing orders. Every
 * event says by itself what of it is hidden, so that it looks the same at all times and by all ways.
 */
export const VEIL: Veil<PbemEvent> = {
  event(event, side) {
    switch (event.type) {
      case 'OrderGiven': {
        const { shown, ...given } = event.data;
        return shown === undefined || given.side === side ? event : { ...event, data: { ...given, order: shown } };
      }
      case 'MoveHalted':
        return event.data.side === side ? event : { ...event, data: { ...event.data, rest: [] } };
      case 'StandingOrdersChanged':
        return event.data.side === side ? event : { ...event, data: { ...event.data, orders: [] } };
      default:
        return event;
    }
  },
  position(position, side) {
    if (!position.plan && !position.standing) return position;
    const { plan, standing, ...open } = position;
    const own = side === null ? undefined : standing?.[side];
    return {
      ...open,
      ...(plan && side !== null && sideOf(position, plan.unit) === side ? { plan } : {}),
      ...(side !== null && own ? { standing: { [side]: own } } : {}),
    };
  },
};

function sideOf(position: Position, unit: string): SideId | null {
  return position.units[unit]?.side ?? null;
}
