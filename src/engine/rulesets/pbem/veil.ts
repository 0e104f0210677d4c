import type { SecretMember, Veil } from '../../game/veil.js';
import type { Position } from '../../position/position.js';
import { seatId, sideOfSeat, type SeatId } from '../../position/seat.js';
import type { OrderGiven } from '../../game/order-given.js';
import { isLive, type SideId } from '../../position/unit.js';
import { eventVeil } from '../../game/define/events.js';
import { PBEM_EVENTS, type PbemEvent } from './core/events.js';
import { mayHide } from './book/order-as-shown.js';
import type { Order } from './core/orders.js';

const EVENTS = eventVeil<PbemEvent>(PBEM_EVENTS);

/**
 * What the other seats and spectators do not see: the rest of a move under way (pbem:8.2a), standing orders, what
 * players of a side tell each other (pbem:1.2b), how many missiles somebody has (pbem:22.2a), hidden units
 * (pbem:22.8a), and moat hexes that are to be filled (pbem:19.52a); from everybody, where a treasure is hidden and the
 * dice of searches in vain (pbem:18.4). Every event says by itself what of it is hidden, so that it looks the same at
 * all times and by all ways.
 */
export const VEIL: Veil<PbemEvent> = {
  event(event, seat) {
    if (event.type !== 'OrderGiven') return EVENTS.event(event, seat);
    const { shown, ...given } = event.data;
    if (shown === undefined || (given.side === sideOf(seat) && !isAnothersWord(given, seat))) return event;
    return { ...event, data: { ...given, order: shown } };
  },
  secrets: (event) => (event.type === 'OrderGiven' ? secretsOfOrder(event.data) : EVENTS.secrets(event)),
  bearing: EVENTS.bearing,
  hidesOrder: (order) => mayHide(order as Order),
  hidesDie: ({ purpose, rule }) => purpose === 'supply' || purpose === 'search' || isBurying(purpose, rule),
  position(position, seat) {
    if (!SECRETS.some((key) => position[key] !== undefined)) return position;
    const side = sideOf(seat);
    const { plan, standing, supplies, hidden, uncontrolled, sealed, buried, ...open } = position;
    const named = Object.entries(sealed ?? {}).filter(
      ([screen]) => side !== null && whoFills(position, screen) === side,
    );
    const lurking = Object.entries(hidden ?? {}).filter(([, unit]) => side !== null && unit.side === side);
    const own = Object.entries(standing ?? {}).filter(([whose]) => side !== null && sideOfSeat(whose) === side);
    return {
      ...open,
      ...(plan && side !== null && sideOfUnit(position, plan.unit) === side ? { plan } : {}),
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

function sideOfUnit(position: Position, unit: string): SideId | null {
  return position.units[unit]?.side ?? null;
}

function sideOf(seat: SeatId | null): SideId | null {
  return seat === null ? null : sideOfSeat(seat);
}

/** The side that uses a screen to fill a moat hex. */
function whoFills({ filling }: Position, screen: string): SideId | null {
  return filling?.works.find((work) => work.screen === screen)?.side ?? null;
}
