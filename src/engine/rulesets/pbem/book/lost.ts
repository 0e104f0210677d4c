import type { Ending, Loss, LossKind } from '../../../game/losses.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { playerOfSeat, seatId, sideOfSeat, type SeatId } from '../../../position/seat.js';
import type { UnitId } from '../../../position/unit.js';
import { hasSay } from '../01-players/command.js';
import { dutiesOf } from '../04-sequence/duties.js';
import type { Book } from '../core/books/book.js';
import { bookOf } from '../core/books/of.js';
import { STEP_RULES, STEPS_WITH_ORDERS, type Step } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import { type Order, type OrderType, ordersWith } from '../core/orders.js';
import { isDue, mayLapse } from '../core/turn/decision.js';
import { actors } from './actors.js';
import { legal } from './legal.js';
import { ORDER_RULES, orderRuleIn } from './order-rules.js';
import { planned } from './planned.js';

const SHOOTS = ordersWith('shoots');
const STRIKES = ordersWith('strikes', 'fights');
const COSTS_MP = ordersWith('costsMp');

/**
 * Lists what a seat could still do and would lose if it ended the open step, or the whole player turn with all of its
 * steps: orders that would be accepted now, or in a later step as the position stands. An order that a later step takes
 * too is not lost with the step; only a shot is, since each fire step has a shot of its own (pbem:6.1h). None: the seat
 * may not end anything.
 */
export function lost(position: Position, seat: SeatId, until: Ending): readonly Loss[] {
  if (!isInTurn(position, seat)) return [];
  const steps = until === 'turn' ? planned(position, seat) : [position];
  return [...offersTo(position, seat), ...steps.flatMap((state) => lostIn(state, seat, until))];
}

/**
 * Everything that the side of a seat must still do before the open step can end, as the refusals to end it. None: there
 * is nothing, or the seat may not end anything. Of several players the last one to close the step must find it done
 * (pbem:1.2a).
 */
export function duties(position: Position, seat: SeatId): readonly Refusal[] {
  return isInTurn(position, seat) ? dutiesOf(position) : [];
}

function isInTurn(position: Position, seat: SeatId): boolean {
  return actors(position).some(({ role, side, player }) => role === 'turn' && seatId(side, player) === seat);
}

/** Offers to the side in turn that lapse with its next order, so with the end of the step too (pbem:4.27, 10.9c). */
function offersTo(position: Position, seat: SeatId): readonly Loss[] {
  const player = playerOfSeat(seat);
  const open = position.pending.filter(
    (one) => one.owner === sideOfSeat(seat) && mayLapse(one) && isDue(position, one) && hasSay(position, player, one),
  );
  return open.flatMap(({ kind, rule, about }) => {
    const { unit, units = [unit ?? null] } = about as { readonly unit?: UnitId; readonly units?: readonly UnitId[] };
    return units.map((one): Loss => ({ step: position.turn.step, kind: 'offer', unit: one, types: [kind], rule }));
  });
}

function lostIn(position: Position, seat: SeatId, until: Ending): readonly Loss[] {
  const step = position.turn.step as Step;
  const later = until === 'step' ? new Later(position, seat) : null;
  const losses = new Map<string, Loss>();
  const book = bookOf(position);
  for (const { order } of legal(position, seat)) {
    const { type } = order;
    if (!isBound(book, type)) continue;
    const rule = orderRuleIn(book, type);
    const units: readonly (UnitId | null)[] = rule.units(order);
    const kind = kindOf(type, step);
    for (const unit of units.length === 0 ? [null] : units) {
      if (later?.takes(type, unit)) continue;
      const key = `${kind} ${unit ?? ''}`;
      const types = losses.get(key)?.types ?? [];
      if (types.includes(type)) continue;
      losses.set(key, { step, kind, unit, types: [...types, type], rule: STEP_RULES[step] });
    }
  }
  return [...losses.values()];
}

/** Whether an order type belongs to some steps: what can be done in every step, or at any time, is never lost. */
function isBound(book: Book, type: OrderType): boolean {
  const { when } = orderRuleIn(book, type);
  return 'steps' in when && when.steps.length < STEPS_WITH_ORDERS.length;
}

/** The later steps of the same turn, as the position stands. */
class Later {
  #listed: ReadonlySet<string> | undefined;

  constructor(
    private readonly position: Position,
    private readonly seat: SeatId,
  ) {}

  /** Whether a later step takes an order of this type from the unit too, in place of this one. */
  takes(type: OrderType, unit: UnitId | null): boolean {
    const book = bookOf(this.position);
    const { when } = orderRuleIn(book, type);
    if (SHOOTS.has(type) || !('steps' in when)) return false;
    const { steps } = book.sequence;
    const open = steps.indexOf(this.position.turn.step as Step);
    // Most types belong to one step, so that nothing need be listed.
    return steps.slice(open + 1).some((step) => when.steps.includes(step)) && this.#orders.has(keyOf(type, unit));
  }

  /** Orders of the later steps. A guard, for example, is changed in the movement step only (pbem:22.7k). */
  get #orders(): ReadonlySet<string> {
    return (this.#listed ??= new Set(
      planned(this.position, this.seat)
        .filter(({ turn }) => turn.step !== this.position.turn.step)
        .flatMap((state) => legal(state, this.seat))
        .flatMap(({ order }) => {
          const units = (ORDER_RULES[order.type] as OrderRule<Order>).units(order);
          return units.length === 0 ? [keyOf(order.type, null)] : units.map((unit) => keyOf(order.type, unit));
        }),
    ));
  }
}

function keyOf(type: OrderType, unit: UnitId | null): string {
  return `${type} ${unit ?? ''}`;
}

function kindOf(type: OrderType, step: Step): LossKind {
  if (SHOOTS.has(type)) return 'fire';
  if (STRIKES.has(type)) return 'attack';
  // Tasks are declared before anything else is done (pbem:4.22), getting off a horse too where it is a task.
  if (step === 'fire1') return 'task';
  return COSTS_MP.has(type) ? 'movement' : 'deed';
}
