import type { Course } from '../../../game/course.js';
import { refused, allowed, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { PendingDecision } from '../../../position/turn.js';
import { playerOfSeat, playersOf, sideOfSeat, type PlayerId, type SeatId } from '../../../position/seat.js';
import { isCharacter, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { mountedKnights } from '../12-duel/places.js';
import { leaderOf } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
import type { Order } from '../core/orders.js';
import { isDue, mayLapse, decisionsOf, type DecisionKind } from '../core/turn/decision.js';
import { raise } from '../core/turn/pending.js';

/** The side and the player of a seat, or why there is no such seat in the game (pbem:1.2a). */
export function seated(
  position: Position,
  seat: SeatId,
): Ruled<{ readonly side: SideId; readonly player: PlayerId | null }> {
  const [side, player] = [sideOfSeat(seat), playerOfSeat(seat)];
  const no = (rule: string | null, because: string): Ruled<never> =>
    refused({ code: 'notYourTurn', rule, because, subject: seat });
  if (!position.sides.includes(side)) return no(null, `${side} is no side of this game`);
  const players = playersOf(position, side);
  if (players.length === 0)
    return player === null ? allowed({ side, player }) : no('pbem:1.2a', `${side} has one player`);
  if (player === null) return no('pbem:1.2a', `several play on ${side}: which of them?`);
  return players.some(({ name }) => name === player)
    ? allowed({ side, player })
    : no('pbem:1.2a', `${player} is no player of ${side}`);
}

/**
 * The player who commands a unit. The player of its leader commands an animal. Null: any player of its side may command
 * it.
 */
export function commanderOf(position: Position, unit: Unit): PlayerId | null {
  return unit.player ?? leaderOf(position, unit.id)?.player ?? null;
}

/** Why a player may not give orders to a unit of his own side, or null (pbem:1.2c). */
export function whyNotHis(position: Position, player: PlayerId | null, unit: Unit): Refusal | null {
  const commander = player === null ? null : commanderOf(position, unit);
  if (commander === null || commander === player) return null;
  const because = `${unit.id} is commanded by ${commander}`;
  return { code: 'notYourUnit', rule: 'pbem:1.2c', because, subject: unit.id };
}

/**
 * The own units that a decision is about; for a challenge, the units that could take it up (pbem:12.8l); for a retreat
 * of somebody else, which the attacker decides (pbem:10.2, 4.4c), those from whom he retreats.
 */
function unitsConcerned(position: Position, { kind, owner, about }: PendingDecision): readonly Unit[] {
  if (kind === 'AnswerChallenge') return mountedKnights(position, owner);
  type About = Readonly<Partial<Record<'units' | 'from', readonly UnitId[]>>> & { readonly unit?: UnitId };
  const { unit, units = [], from = [] } = about as About;
  const own = (ids: readonly UnitId[]): readonly Unit[] =>
    ids.flatMap((id) => {
      const one = position.units[id];
      return one?.side === owner ? [one] : [];
    });
  const concerned = own(unit === undefined ? units : [unit]);
  return concerned.length > 0 ? concerned : own(from);
}

/**
 * Any player of the side that owes a decision may answer it if it concerns one of his units, or no unit in particular.
 */
export function hasSay(position: Position, player: PlayerId | null, decision: PendingDecision): boolean {
  if (player === null) return true;
  const { player: named } = decision.about as { readonly player?: PlayerId };
  if (named !== undefined) return named === player;
  const concerned = unitsConcerned(position, decision);
  return concerned.length === 0 || concerned.some((unit) => whyNotHis(position, player, unit) === null);
}

/**
 * An offer that another player of the side in turn has yet to accept or decline; null: none is open (pbem:10.9c, 1.2c).
 */
export function offerToAnother(position: Position, player: PlayerId | null): PendingDecision | null {
  if (player === null) return null;
  const offer = position.pending.find(
    (one) =>
      one.owner === position.turn.side && mayLapse(one) && isDue(position, one) && !hasSay(position, player, one),
  );
  return offer ?? null;
}

/**
 * The position in which a player of a side answers: of a decision that is offered to several units he sees only his
 * own.
 */
export function narrowedTo(position: Position, side: SideId, player: PlayerId | null): Position {
  if (player === null || position.pending.length === 0) return position;
  const pending = position.pending
    .filter((decision) => decision.owner !== side || hasSay(position, player, decision))
    .map((decision) => {
      const { units } = decision.about as { readonly units?: readonly UnitId[] };
      if (decision.owner !== side || units === undefined) return decision;
      return { ...decision, about: { ...decision.about, units: units.filter((id) => isHis(position, player, id)) } };
    });
  return { ...position, pending };
}

function isHis(position: Position, player: PlayerId, id: UnitId): boolean {
  const unit = position.units[id];
  return unit === undefined || whyNotHis(position, player, unit) === null;
}

/**
 * Why a unit takes no orders from a side; null if it belongs to the side. Neutral characters obey nobody (pbem:2.56b),
 * an animal without an owner does nothing by itself (pbem:13a), and all other units obey their own side (pbem:2.56a).
 */
export function whyNotOwn(unit: Unit, side: SideId): Refusal | null {
  if (unit.side === side) return null;
  const code = 'notYourUnit';
  const subject = unit.id;
  if (unit.side !== null)
    return { code, rule: 'pbem:2.56a', because: `${subject} does not belong to ${side}`, subject };
  return isCharacter(unit)
    ? { code, rule: 'pbem:2.56b', because: `${subject} is neutral and takes no orders`, subject }
    : { code, rule: 'pbem:13a', because: `${subject} is an animal and takes no orders`, subject };
}

/** True for an answer by which a player declines for all his units. */
function declines(order: Order): boolean {
  return (
    ((order.type === 'Pin' || order.type === 'Advance' || order.type === 'Quarter') && order.unit === undefined) ||
    (order.type === 'RaiseAlarm' && order.units.length === 0)
  );
}

/**
 * A player who declines does so for his own units only. The decision stays with the other players whose units it
 * concerns; true if it does (pbem:1.2c).
 */
export function passOn(course: Course<PbemEvent>, side: SideId, order: Order, player: PlayerId | null): boolean {
  const { position } = course;
  if (player === null || !declines(order)) return false;
  const decision = decisionsOf(position, order.type as DecisionKind, side).find((one) => isDue(position, one));
  if (!decision) return false;
  const { units } = decision.about as { readonly units: readonly UnitId[] };
  const own = narrowedTo(position, side, player).pending.find(({ id }) => id === decision.id);
  const { units: his = [] } = (own?.about ?? {}) as { readonly units?: readonly UnitId[] };
  const left = units.filter((id) => !his.includes(id));
  if (left.length === 0 || his.length === 0) return false;
  const about = { ...decision.about, units: left } as typeof decision.about;
  raise(course, decision.kind, side, decision.rule, about, decision.id);
  return true;
}
