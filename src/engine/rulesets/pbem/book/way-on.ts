import type { WayStep } from '../../../game/reach-survey.js';
import { refused, type Ruled } from '../../../game/refusal.js';
import type { WaySurvey } from '../../../game/way-survey.js';
import type { Position } from '../../../position/position.js';
import type { SeatId } from '../../../position/seat.js';
import type { UnitId } from '../../../position/unit.js';
import { surveyWay } from '../07-moves/way-survey.js';
import { findUnit } from '../05-sight/spot.js';
import { asRevealed, hiddenAmong } from '../22-hidden/reveal.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order } from '../core/orders.js';
import { type PathStep, pathOrNone } from '../core/orders/define.js';
import { seatInPlay, whyNotGiven } from './may-order.js';
import { ORDER_RULES } from './order-rules.js';

/** The rule of moves, as the rule of any order. */
const MOVE = ORDER_RULES.Move as OrderRule<Order>;

/** How a move that is built step by step may go on; refused as the move would be, but for where it ends. */
export function wayOn(now: Position, seat: SeatId, id: UnitId, steps: readonly WayStep[]): Ruled<WaySurvey> {
  const who = seatInPlay(now, seat);
  if (!who.ok) return who;
  const fault = pathOrNone.fault(steps);
  if (fault) return refused({ code: 'malformed', rule: null, because: `path${fault.at}: ${fault.because}` });
  const path = steps as readonly PathStep[];
  const position = asRevealed(now, hiddenAmong(now, who.value.side, [id]));
  const unit = findUnit(position, id);
  if (!unit.ok) return unit;
  const refusal = whyNotGiven(position, who.value, { type: 'Move', unit: id, path }, MOVE);
  return refusal ? refused(refusal) : surveyWay(position, unit.value, path);
}
