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
 * Hides from other seats and spectators: the rest of a move under way (pbem:8.2a), standing orders, messages between
 * players of a side (pbem:1.2b), numbers of missiles (pbem:22.2a), hidden units (pbem:22.8a), and moat hexes that are
 * to be filled (pbem:19.52a). Hides from all seats: the places of treasures, and the dice of failed searches
 * (pbem:18.4). Each event determines by itself which of its parts are hidden, so that it always looks the same, by
 * whichever way it is read.
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

/** Whether a die places a treasure (pbem:18.4c). Other dice with the purpose `placement` are public. */
function isBurying(purpose: string, rule: string): boolean {
  return purpose === 'placement' && rule === 'pbem:18.4c';
}

function secretsOfOrder(given: OrderGiven['data']): readonly SecretMember[] {
  if (!mayHide(given.order as Order)) return [];
  const maySee = (seat: SeatId | null): boolean =>
    seat !== null && sideOfSeat(seat) === given.side && !isAnothersWord(given, seat);
  return ['order', 'shown'].map((path) => ({ path, maySee }));
}

/** Members of a position that some seats may not see. */
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

/**
 * Units out of control that a side may know: all sides know them, but in games with hidden units only the unit's own
 * side does (pbem:22.3f, 22.8a).
 */
function controlOf({ options }: Position, side: SideId | null, uncontrolled: BySide): Pick<Position, 'uncontrolled'> {
  if (options['hiddenSetup'] !== true) return { uncontrolled };
  const own = ownOf(uncontrolled, side);
  return Object.keys(own).length > 0 ? { uncontrolled: own } : {};
}

function ownOf(uncontrolled: BySide, side: SideId | null): BySide {
  const own = side === null ? undefined : uncontrolled[side];
  return side === null || own === undefined ? {} : { [side]: own };
}

/**
 * Whether an order is a message of another player. Its text is in the message event; the order is shown to no other
 * player of the side.
 */
function isAnothersWord({ side, player, order }: Omit<OrderGiven['data'], 'shown'>, seat: SeatId | null): boolean {
  return (order as Order).type === 'Tell' && seat !== seatId(side, player);
}

/**
 * The missiles of a side's own live units that are not prisoners: an enemy who has searched other units keeps his find
 * secret (pbem:22.2a). Of its other units the side knows that they have been counted, so that they do not roll again.
 */
function suppliesOf(
  { units, hidden }: Position,
  side: SideId,
  supplies: NonNullable<Position['supplies']>,
): typeof supplies {
  const own = Object.entries(supplies).flatMap(([id, supply]) => {
    const unit = units[id] ?? hidden?.[id];
    if (unit?.side !== side) return [];
    return [[id, isLive(unit) && !unit.captive ? supply : null] as const];
  });
  return Object.fromEntries(own);
}

/** Treasures without their places: no player knows the place, only the possible hexes (pbem:18.4c). */
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
