import { refused, type Refusal, type Ruled, allowed } from '../../../game/refusal.js';
import type { PendingDecision, Position } from '../../../position/position.js';
import { playerOfSeat, playersOf, sideOfSeat, type PlayerId, type SeatId } from '../../../position/seat.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { isDue, mayLapse } from '../core/turn/decision.js';
import { mountedKnights } from '../12-duel/places.js';
import { leaderOf } from '../core/animals/leads.js';

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

/** The own units that a decision is about; for a challenge, the units that could take it up (pbem:12.8l). */
function unitsConcerned(position: Position, { kind, owner, about }: PendingDecision): readonly Unit[] {
  if (kind === 'AnswerChallenge') return mountedKnights(position, owner);
  const { unit, units = [] } = about as { readonly unit?: UnitId; readonly units?: readonly UnitId[] };
  return (unit === undefined ? units : [unit]).flatMap((id) => {
    const one = position.units[id];
    return one?.side === owner ? [one] : [];
  });
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
