import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { playersOf, type PlayerId } from '../../../position/seat.js';
import { isActive, type SideId, type Unit } from '../../../position/unit.js';
import { isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Tell } from '../core/orders/standing-orders.js';
import { seesUnit } from '../core/survey/seen.js';

/**
 * A player tells another player of his side something (pbem:1.2b). Where talk is limited, their commanders must be able
 * to talk: active, out of melee and in sight of each other, once in a player turn of the side (pbem:1.2d). Like every
 * text it is not listed among the legal orders: it changes nothing on the map.
 */
export const TELL: OrderRule<Tell> = {
  when: { anytime: true },
  rule: 'pbem:1.2b',
  takesNoTime: true,
  units: () => [],
  carryOut(course, side, { to, text }) {
    const { position, player } = course;
    if (player === null) return refusal('pbem:1.2b', `${side} has one player, who has nobody to talk to`, side);
    if (to === player || !playersOf(position, side).some(({ name }) => name === to)) {
      return refusal('pbem:1.2b', `${to} is no other player of ${side}`, to);
    }
    const limited = position.options['limitedTeamTalk'] === true;
    const barred = limited ? whyNotCall(position, side, player, to) : null;
    if (barred) return barred;
    const unit = limited ? commanderOf(position, side, player)?.id : undefined;
    const rule = limited ? 'pbem:1.2d' : 'pbem:1.2b';
    course.emit({
      type: 'MessageSent',
      data: { side, from: player, to, text, ...(unit === undefined ? {} : { unit }), rule },
    });
    return null;
  },
  list: () => [],
};

function commanderOf(position: Position, side: SideId, player: PlayerId): Unit | undefined {
  const commander = playersOf(position, side).find(({ name }) => name === player)?.commander;
  return commander === undefined ? undefined : position.units[commander];
}

function whyNotCall(position: Position, side: SideId, from: PlayerId, to: PlayerId): Refusal | null {
  const [caller, hearer] = [commanderOf(position, side, from), commanderOf(position, side, to)];
  if (!caller || !hearer) return refusal('pbem:1.2d', `${from} or ${to} has no commander on the map`, from);
  if (position.turn.side !== side) return refusal('pbem:1.2d', `it is not the player turn of ${side}`, side);
  for (const unit of [caller, hearer]) {
    if (!isActive(unit) || unit.hexes.length === 0) {
      return refusal('pbem:1.2d', `${unit.id} is not active on the map`, unit.id);
    }
    if (isInMelee(position, unit.id)) return refusal('pbem:1.2d', `${unit.id} is in melee`, unit.id);
  }
  if (caller.acts.spoke) return refusal('pbem:1.2d', `${caller.id} has called something in this turn`, caller.id);
  return seesUnit(position, caller, hearer)
    ? null
    : refusal('pbem:1.2d', `${caller.id} and ${hearer.id} do not see each other`, hearer.id);
}

function refusal(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}
