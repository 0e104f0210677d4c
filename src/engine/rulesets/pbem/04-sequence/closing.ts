import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { playersOf, type PlayerId } from '../../../position/seat.js';
import type { SideId } from '../../../position/unit.js';
import { whyNotHis } from '../01-players/command.js';
import type { PbemEvent } from '../core/events.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { EndStep, EndTurn } from '../core/orders/turn-orders.js';
import { dutyOf } from './duties.js';
import { close } from './turn.js';

/**
 * Closes a step or the whole turn for the player who asks for it. If a side has several players, each closes for
 * himself. The step ends when all of them have closed it (pbem:1.2a), and the turn ends at once if all have closed
 * their turns.
 */
function closeFor(course: Course<PbemEvent>, until: 'step' | 'turn', dice: Dice): Refusal | null {
  const { player, position } = course;
  if (player === null) {
    close(course, until, dice);
    return null;
  }
  const before = position.turn.closed ?? {};
  tell(course, player, until);
  if (stillOpen(position, player)) return null;
  const all = [until, ...Object.entries(before).flatMap(([name, one]) => (name === player ? [] : [one]))];
  close(course, all.every((one) => one === 'turn') ? 'turn' : 'step', dice);
  return null;
}

/**
 * Why a player (null: the only one of the side) may not close now: he has already closed, or he is the last one and a
 * duty is left.
 */
export function whyNotClose(position: Position, player: PlayerId | null): Refusal | null {
  const { side, closed } = position.turn;
  if (player !== null && closed?.[player] !== undefined) return closedAlready(side, player);
  return player !== null && stillOpen(position, player) ? null : dutyOf(position);
}

/** True if another player of the side in turn has not closed the step. */
function stillOpen(position: Position, player: PlayerId): boolean {
  const { side, closed } = position.turn;
  return playersOf(position, side).some(({ name }) => name !== player && closed?.[name] === undefined);
}

function tell(course: Course<PbemEvent>, player: PlayerId, until: 'step' | 'turn'): void {
  const { side } = course.position.turn;
  course.emit({ type: 'PlayerClosed', data: { player, side, until, rule: 'pbem:1.2a' } });
}

/** Why a player who has closed the step cannot give orders in it any more, least of all close it again (pbem:1.2a). */
export function closedAlready(side: SideId, player: PlayerId): Refusal {
  const because = `${player} has closed the step; it ends when all players of ${side} have`;
  return { code: 'wrongStep', rule: 'pbem:1.2a', because, subject: player };
}

/**
 * A player who has closed the step cannot give more orders in it, unless a rule obliges a unit under his command to do
 * something: the unit must always be able to do its duty (pbem:1.2a, 1.2c).
 */
export function hasClosed(position: Position, player: PlayerId | null): boolean {
  if (player === null || position.turn.closed?.[player] === undefined) return false;
  const duty = dutyOf(position);
  const obliged = duty?.subject === undefined ? undefined : position.units[duty.subject];
  return duty === null || (obliged !== undefined && whyNotHis(position, player, obliged) !== null);
}

/**
 * Ends the open step (pbem:4.2): each step is finished before the next begins. Refused while a duty is left. Duties are
 * checked before the move under way ends, since its unit may still be able to fulfil them (pbem:7.3e).
 */
export const END_STEP: OrderRule<EndStep> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.2',
  near: true,
  units: () => [],
  whyNotFirst: (position, _order, player) => whyNotClose(position, player),
  carryOut(course, _side, _order, dice) {
    return closeFor(course, 'step', dice);
  },
  list: () => [],
};

/** Ends the player turn (pbem:4.210), or closes its steps up to the first one in which a duty is left. */
export const END_TURN: OrderRule<EndTurn> = {
  when: { steps: STEPS_WITH_ORDERS },
  rule: 'pbem:4.210',
  near: true,
  units: () => [],
  whyNotFirst: (position, _order, player) => whyNotClose(position, player),
  carryOut(course, _side, _order, dice) {
    return closeFor(course, 'turn', dice);
  },
  list: () => [],
};
