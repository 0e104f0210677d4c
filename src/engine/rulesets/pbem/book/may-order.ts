import { refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { PlayerId, SeatId } from '../../../position/seat.js';
import type { SideId, UnitId } from '../../../position/unit.js';
import { hasSay, offerToAnother, seated, whyNotHis, whyNotOwn } from '../01-players/command.js';
import { closedAlready, hasClosed } from '../04-sequence/closing.js';
import { whyBarred } from '../12-tasks/bars.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import { bookOf, notInBook } from '../core/books/of.js';
import { type Step, STEP_NAMES } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order } from '../core/orders.js';
import { isDue, matterOf, mayLapse } from '../core/turn/decision.js';

/** The book of the game has no such orders, or they are not played yet by the rule that is named. */
function whyNoSuchOrder(position: Position, { type }: Order): Refusal | null {
  const { orders, notYet, notThere, title } = bookOf(position);
  if (orders.includes(type)) return null;
  const rule = notYet.orders[type];
  const because =
    rule === undefined ? `there is no order ${type} in ${title}` : `${type} is not played yet in ${title}`;
  return notInBook(rule ?? notThere, because, type);
}

/** The side and the player of a seat in a game that goes on, or why nobody there gives orders (pbem:1.2a, 23.17). */
export function seatInPlay(position: Position, seat: SeatId): Ruled<SeatInPlay> {
  if (position.outcome) return refused({ code: 'gameOver', rule: 'pbem:23.17', because: 'the game is over' });
  return seated(position, seat);
}

export interface SeatInPlay {
  readonly side: SideId;
  readonly player: PlayerId | null;
}

/**
 * Why a seat may not give an order now, or null: its own rules decide about it. The same is asked before an order is
 * carried out and before its odds are told.
 */
export function whyNotGiven(
  position: Position,
  { side, player }: SeatInPlay,
  order: Order,
  rule: OrderRule<Order>,
): Refusal | null {
  return (
    mayOrderNow(position, side, order, rule) ??
    whyNotPlayer(position, side, player, order, rule) ??
    rule.whyNotFirst?.(position, order, player) ??
    null
  );
}

/** Whether this side may give an order of this type, to these units, at this instant. */
function mayOrderNow(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const blocked = whyNoSuchOrder(position, order) ?? blockedNow(position, side, order, rule);
  if (blocked) return blocked;
  for (const id of rule.units(order)) {
    const unit = position.units[id];
    const another = whyNotOwnUnit(position, side, id, rule);
    if (!unit || another) return another;
    const barred = whyBarred(position, unit, order.type);
    if (barred) return barred;
  }
  return null;
}

/**
 * Why a seat may not order the units of an order, whatever these units may do now (pbem:1.2c, 2.56a); null: it may.
 * Also tells why the seat may give no order at all.
 */
export function whyNotTheirs(position: Position, seat: SeatId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const who = seated(position, seat);
  if (!who.ok) return who.refusal;
  const { side, player } = who.value;
  const seen = asRevealed(position, hiddenAmong(position, side, rule.units(order)));
  return whyNotOwnUnits(seen, side, order, rule) ?? whyNotPlayer(seen, side, player, order, rule);
}

function whyNotOwnUnits(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  for (const id of rule.units(order)) {
    const another = whyNotOwnUnit(position, side, id, rule);
    if (another) return another;
  }
  return null;
}

function whyNotOwnUnit(position: Position, side: SideId, id: UnitId, rule: OrderRule<Order>): Refusal | null {
  const unit = position.units[id];
  if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
  return 'steps' in rule.when ? whyNotOwn(unit, side) : null;
}

/**
 * Whether one of several players of the side may give it: for his own units, and before he has closed the step
 * (pbem:1.2a, 1.2c).
 */
function whyNotPlayer(
  position: Position,
  side: SideId,
  player: PlayerId | null,
  order: Order,
  rule: OrderRule<Order>,
): Refusal | null {
  if (player === null) return null;
  const { when } = rule;
  if (('steps' in when || 'inTurn' in when) && hasClosed(position, player)) return closedAlready(side, player);
  const offer = 'steps' in when ? offerToAnother(position, player) : null;
  if (offer) {
    const because = `another player of ${side} must first decide about ${matterOf(offer)}`;
    return { code: 'decisionPending', rule: offer.rule, because, subject: offer.id };
  }
  for (const id of rule.units(order)) {
    const unit = position.units[id];
    const another = unit?.side === side ? whyNotHis(position, player, unit) : null;
    if (another) return another;
  }
  return 'decision' in when ? whyNoSay(position, side, player, { kind: when.decision, order }) : null;
}

/** Why a player has no say in the decision that an order answers: in that about its unit, if it names one. */
function whyNoSay(
  position: Position,
  side: SideId,
  player: PlayerId,
  { kind, order }: { readonly kind: string; readonly order: Order },
): Refusal | null {
  const owed = position.pending.filter((one) => one.kind === kind && one.owner === side && isDue(position, one));
  const { unit: named } = order as { readonly unit?: UnitId };
  const meant = owed.filter(({ about }) => named !== undefined && (about as { unit?: UnitId }).unit === named);
  if ((meant.length > 0 ? meant : owed).some((decision) => hasSay(position, player, decision))) return null;
  const because = `${player} commands none of those whom this decision is about`;
  return { code: 'notYourUnit', rule: 'pbem:1.2c', because, subject: player };
}

function blockedNow(position: Position, side: SideId, order: Order, rule: OrderRule<Order>): Refusal | null {
  const { when } = rule;
  if ('anytime' in when) return null;
  if ('decision' in when) {
    const blocked = blockedAnswer(position, side, when.decision, rule.rule);
    return blocked && (rule.whyNotOffered?.(position, order) ?? blocked);
  }
  if ('inTurn' in when) return side === position.turn.side ? null : notInTurn(position);
  return blockedOrder(position, side, rule, when.steps);
}

function notInTurn({ turn }: Position): Refusal {
  return { code: 'notYourTurn', rule: 'pbem:4.1a', because: `it is the player turn of ${turn.side}` };
}

function blockedAnswer(position: Position, side: SideId, kind: string, rule: string): Refusal | null {
  const ofKind = position.pending.filter((decision) => decision.kind === kind);
  const owed = ofKind.filter((decision) => isDue(position, decision));
  if (owed.length === 0) {
    const because = `no decision about ${matterOf({ kind })} is due ${ofKind.length > 0 ? 'yet' : 'now'}`;
    return { code: 'wrongStep', rule: kind === 'Retreat' && ofKind.length > 0 ? 'pbem:4.4d' : rule, because };
  }
  if (!owed.some((decision) => decision.owner === side)) {
    return { code: 'notYourTurn', rule, because: `this decision belongs to ${owed[0]?.owner ?? 'nobody'}` };
  }
  return null;
}

function blockedOrder(
  position: Position,
  side: SideId,
  rule: OrderRule<Order>,
  steps: readonly Step[],
): Refusal | null {
  const { turn } = position;
  const owed = position.pending.find(
    (decision) => isDue(position, decision) && !(decision.owner === turn.side && mayLapse(decision)),
  );
  if (owed) {
    const because = `${owed.owner} must first decide about ${matterOf(owed)}`;
    const opens = owed.kind === 'Retreat' && turn.step === 'retreats';
    return { code: 'decisionPending', rule: opens ? 'pbem:4.21' : owed.rule, because, subject: owed.id };
  }
  if (side !== turn.side) return notInTurn(position);
  const step = turn.step as Step;
  if (!steps.includes(step)) {
    const belongsTo = steps.map((one) => `the ${STEP_NAMES[one]}`).join(' or ');
    const because = `this is the ${STEP_NAMES[step]}; such an order belongs to ${belongsTo}`;
    return { code: 'wrongStep', rule: rule.rule, because, subject: turn.step };
  }
  return null;
}
