import { sideOfSeat } from '../../position/seat.js';
import type { Refusal } from '../refusal.js';
import { correctionUnderWay, type ParleyCourse } from './course.js';
import type { ParleyEventOf } from './events.js';
import { said, wrong } from './refusals.js';
import type { ParleySituation } from './situation.js';

/** Why a side may not give a die for a correction now, or null (pbem:1.4h). */
export function whyDieNotGiven(
  course: ParleyCourse,
  { rules }: ParleySituation,
  talk: ParleyEventOf<'CorrectionDieGiven'>,
): Refusal | null {
  const { claim, value } = talk.data;
  const rule = rules?.moreDice ?? null;
  const asks = correctionUnderWay(course)?.claim === claim ? correctionUnderWay(course)?.asks : null;
  if (!asks) return wrong('illegal', `no die is missing for the correction after claim ${claim}`, rule, `${claim}`);
  if (sideOfSeat(said(talk)) !== asks.side) {
    return wrong('illegal', `${asks.side} gives this die, since its turn is corrected`, rule);
  }
  if (Number.isSafeInteger(value) && value >= 1 && value <= asks.faces) return null;
  return wrong('diceWrong', `${value} is no face of a ${asks.faces}-sided die: ${asks.purpose} (${asks.rule})`, rule);
}
