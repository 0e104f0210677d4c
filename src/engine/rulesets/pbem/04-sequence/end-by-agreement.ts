import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import type { AgreeEnd, OfferEnd } from '../core/orders/turn-orders.js';
import { decisionsOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { outcomeAsItStands } from '../core/turn/victory.js';
import { isDetailedDay } from '../core/day/detailed-day.js';
import { endGame } from '../02-day/day.js';

const RULE = 'pbem:2.82b';

/**
 * The side in turn offers to end the day, once in a player turn. The day ends if all other sides agree (pbem:2.82b).
 */
export const OFFER_END: OrderRule<OfferEnd> = {
  when: { inTurn: (position) => whyNoOffer(position) === null },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, side, _order, dice) {
    const because = whyNoOffer(course.position);
    if (because !== null) return illegal(RULE, because, side);
    const { gameTurn } = course.position.turn;
    course.emit({ type: 'DayEndOffered', data: { gameTurn, side, rule: RULE } });
    ask(
      course,
      course.position.sides.filter((other) => other !== side),
      dice,
    );
    return null;
  },
  list: () => [],
  listOfSide: () => [{ order: { type: 'OfferEnd' }, mp: null, summary: 'offer to end the day' }],
};

/** Another side agrees or refuses. When the last one has agreed, the day is over (pbem:2.82b). */
export const AGREE_END: OrderRule<AgreeEnd> = {
  when: { decision: 'AgreeEnd' },
  rule: RULE,
  units: () => [],
  carryOut(course, side, { agree }, dice) {
    const [decision] = decisionsOf(course.position, 'AgreeEnd', side);
    if (!decision) return illegal(RULE, `nobody has asked ${side} to end the day`, side);
    settle(course, decision.id, RULE);
    course.emit({ type: 'DayEndAnswered', data: { side, agrees: agree, rule: RULE } });
    if (agree) ask(course, decision.about.others, dice);
    return null;
  },
  list: () => [],
  listOfSide: () =>
    [true, false].map((agree) => ({
      order: { type: 'AgreeEnd', agree },
      mp: null,
      summary: agree ? 'agree to end the day' : 'do not agree to end the day',
    })),
};

/** Asks the next side that has not agreed yet. If there is none, the day is over. */
function ask(course: Course<PbemEvent>, [next, ...others]: readonly SideId[], dice: Dice): void {
  if (next !== undefined) {
    raise(course, 'AgreeEnd', next, RULE, { others });
    return;
  }
  const reason = 'the sides have agreed that the day is over';
  endGame(course, (position) => outcomeAsItStands(position, reason), RULE, dice);
}

function whyNoOffer(position: Position): string | null {
  const { day, turn, pending, duel } = position;
  if (!isDetailedDay(position)) return 'this game is no day that is played in detail';
  if (duel) return 'a duel is under way';
  if (pending.length > 0) return 'something must be decided first';
  const { gameTurn, side } = day?.offered ?? {};
  return gameTurn === turn.gameTurn && side === turn.side ? `${side} has offered it in this player turn` : null;
}
