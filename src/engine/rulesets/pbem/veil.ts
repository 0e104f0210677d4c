import type { SecretMember, Veil } from '../../game/veil.js';
import type { Position } from '../../position/position.js';
import { seatId, sideOfSeat, type SeatId } from '../../position/seat.js';
import type { OrderGiven } from '../../game/order-given.js';
import { isLive, type SideId } from '../../position/unit.js';
import type { PbemEvent } from './core/events.js';
import { mayHide } from './book/order-as-shown.js';
import type { Order } from './core/orders.js';

/**
 * What the other seats and spectators do not see: the rest of a move under way (pbem:8.2a), standing orders, what
 * players of a side tell each other (pbem:1.2b), how many missiles somebody has (pbem:22.2a), hidden units
 * (pbem:22.8a), and moat hexes that are to be filled (pbem:19.52a); from everybody, where a treasure is hidden and the
 * dice of searches in vain (pbem:18.4). Every event says by itself what of it is hidden, so that it looks the same at
 * all times and by all ways.
 */
export const VEIL: Veil<PbemEvent> = {
  event(event, seat) {
    const side = seat === null ? null : sideOfSeat(seat);
    switch (event.type) {
      case 'OrderGiven': {
        const { shown, ...given } = event.data;
        if (shown === undefined || (given.side === side && !isAnothersWord(given, seat))) return event;
        return { ...event, data: { ...given, order: shown } };
      }
      case 'MoveHalted':
        return event.data.side === side ? event : { ...event, data: { ...event.data, rest: [] } };
      case 'StandingOrdersChanged':
        return event.data.side === side ? event : { ...event, data: { ...event.data, orders: [] } };
      case 'UnitsHidden':
        return event.data.side === side ? event : { ...event, data: { ...event.data, places: [] } };
      case 'MessageSent': {
        const { data } = event;
        const players = [data.from, data.to].map((player) => seatId(data.side, player));
        return seat !== null && players.includes(seat) ? event : { ...event, data: { ...data, text: null } };
      }
      case 'FillingDeclared':
        return event.data.side === side ? event : { ...event, data: { ...event.data, hex: null } };
      case 'ControlChecked':
        return event.data.secret
          ? { ...event, data: { ...event.data, uncontrolled: ownOf(event.data.uncontrolled, side) } }
          : event;
      case 'SuppliesRolled':
        return side !== null && event.data.side === side ? event : { ...event, data: { ...event.data, supplies: [] } };
      case 'MissilesTaken':
        return event.data.side === side ? event : { ...event, data: { ...event.data, count: null } };
      case 'TreasuresPlaced':
        return { ...event, data: { ...event.data, places: [] } };
      case 'HexSearched':
        return event.data.found.length > 0 ? event : { ...event, data: { ...event.data, die: null } };
      default:
        return event;
    }
  },
  secrets,
  hidesOrder: (order) => mayHide(order as Order),
  hidesDie: ({ purpose, rule }) => purpose === 'supply' || purpose === 'search' || isBurying(purpose, rule),
  bearing({ type }) {
    if (type === 'MoveHalted') return 'turn';
    return type === 'OrderGiven' || type === 'MessageSent' || type === 'HexSearched' ? 'order' : 'game';
  },
  position(position, seat) {
    if (!SECRETS.some((key) => position[key] !== undefined)) return position;
    const side = seat === null ? null : sideOfSeat(seat);
    const { plan, standing, supplies, hidden, uncontrolled, sealed, buried, ...open } = position;
    const named = Object.entries(sealed ?? {}).filter(
      ([screen]) => side !== null && whoFills(position, screen) === side,
    );
    const lurking = Object.entries(hidden ?? {}).filter(([, unit]) => side !== null && unit.side === side);
    const own = Object.entries(standing ?? {}).filter(([whose]) => side !== null && sideOfSeat(whose) === side);
    return {
      ...open,
      ...(plan && side !== null && sideOf(position, plan.unit) === side ? { plan } : {}),
      ...(own.length > 0 ? { standing: Object.fromEntries(own) } : {}),
      ...(side !== null && supplies ? { supplies: suppliesOf(position, side, supplies) } : {}),
      ...(uncontrolled ? controlOf(position, side, uncontrolled) : {}),
      ...(lurking.length > 0 ? { hidden: Object.fromEntries(lurking) } : {}),
      ...(named.length > 0 ? { sealed: Object.fromEntries(named) } : {}),
      ...(buried ? { buried: withoutPlaces(buried) } : {}),
    };
  },
};

/** A treasure is placed by lot (pbem:18.4c), as much else is that everybody sees. */
function isBurying(purpose: string, rule: string): boolean {
  return purpose === 'placement' && rule === 'pbem:18.4c';
}

/** The members of events that `event` above hides, by the form of the event. */
function secrets(event: PbemEvent): readonly SecretMember[] {
  const ofSide = (path: string, owner: SideId | null): readonly SecretMember[] => [
    { path, maySee: (seat) => owner !== null && seat !== null && sideOfSeat(seat) === owner },
  ];
  switch (event.type) {
    case 'OrderGiven':
      return secretsOfOrder(event.data);
    case 'MoveHalted':
      return ofSide('rest', event.data.side);
    case 'StandingOrdersChanged':
      return ofSide('orders', event.data.side);
    case 'UnitsHidden':
      return ofSide('places', event.data.side);
    case 'MessageSent': {
      const players = [event.data.from, event.data.to].map((player) => seatId(event.data.side, player));
      return [{ path: 'text', maySee: (seat) => seat !== null && players.includes(seat) }];
    }
    case 'FillingDeclared':
      return ofSide('hex', event.data.side);
    case 'ControlChecked':
      return event.data.secret
        ? Object.keys(event.data.uncontrolled).flatMap((side) => ofSide(`uncontrolled/${side}`, side))
        : [];
    case 'SuppliesRolled':
      return ofSide('supplies', event.data.side);
    case 'MissilesTaken':
      return ofSide('count', event.data.side);
    case 'TreasuresPlaced':
      return [{ path: 'places', maySee: () => false }];
    case 'HexSearched':
      return event.data.found.length > 0 ? [] : [{ path: 'die', maySee: () => false }];
    default:
      return [];
  }
}

function secretsOfOrder(given: OrderGiven['data']): readonly SecretMember[] {
  if (!mayHide(given.order as Order)) return [];
  const maySee = (seat: SeatId | null): boolean =>
    seat !== null && sideOfSeat(seat) === given.side && !isAnothersWord(given, seat);
  return ['order', 'shown'].map((path) => ({ path, maySee }));
}

/** Members of a position that not everybody sees. */
const SECRETS = [
  'plan',
  'standing',
  'supplies',
  'hidden',
  'uncontrolled',
  'sealed',
  'buried',
] as const satisfies readonly (keyof Position)[];

type BySide = NonNullable<Position['uncontrolled']>;

/** Who is out of control is known to all, but where units may be hidden to his side only (pbem:22.3f, 22.8a). */
function controlOf({ options }: Position, side: SideId | null, uncontrolled: BySide): Pick<Position, 'uncontrolled'> {
  if (options['hiddenSetup'] !== true) return { uncontrolled };
  const own = ownOf(uncontrolled, side);
  return Object.keys(own).length > 0 ? { uncontrolled: own } : {};
}

function ownOf(uncontrolled: BySide, side: SideId | null): BySide {
  const own = side === null ? undefined : uncontrolled[side];
  return side === null || own === undefined ? {} : { [side]: own };
}

/** What a player tells another is in the message; his order is shown to nobody else of his side. */
function isAnothersWord({ side, player, order }: Omit<OrderGiven['data'], 'shown'>, seat: SeatId | null): boolean {
  return (order as Order).type === 'Tell' && seat !== seatId(side, player);
}

/** Of their own men who live and are free: what an enemy has found on the others is his secret (pbem:22.2a). */
function suppliesOf(
  { units, hidden }: Position,
  side: SideId,
  supplies: NonNullable<Position['supplies']>,
): typeof supplies {
  const own = Object.entries(supplies).filter(([id]) => {
    const unit = units[id] ?? hidden?.[id];
    return unit?.side === side && isLive(unit) && !unit.captive;
  });
  return Object.fromEntries(own);
}

/** Where a treasure lies no player knows, only where it can be (pbem:18.4c). */
function withoutPlaces(buried: NonNullable<Position['buried']>): typeof buried {
  return Object.fromEntries(Object.entries(buried).map(([id, { among }]) => [id, { among }]));
}

function sideOf(position: Position, unit: string): SideId | null {
  return position.units[unit]?.side ?? null;
}

/** The side that uses a screen to fill a moat hex. */
function whoFills({ filling }: Position, screen: string): SideId | null {
  return filling?.works.find((work) => work.screen === screen)?.side ?? null;
}
