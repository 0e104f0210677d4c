import { seatId, sideOfSeat, type SeatId } from '../../position/seat.js';
import type { SideId } from '../../position/unit.js';
import type { Refusal } from '../refusal.js';
import { whyCorrected } from './claiming.js';
import { amendmentOf, nextNumber, type ParleyCourse } from './course.js';
import { areWords, type ParleyEventOf } from './events.js';
import { badWords, whyOver, wrong } from './refusals.js';
import type { ClaimRules, ParleySituation } from './situation.js';

/** Why a side may not propose to put a slip right or to take orders back, or null (pbem:1.4a, 1.4l). */
export function whyNotAmended(
  course: ParleyCourse,
  situation: ParleySituation,
  { data }: ParleyEventOf<'AmendmentProposed'>,
): Refusal | null {
  const { claim, at, side, player, kind, what } = data;
  const { rules, orderAt, seats } = situation;
  if (claim !== nextNumber(course))
    return wrong('malformed', `the next amendment has the number ${nextNumber(course)}`);
  if (!areWords(what)) return badWords();
  if (!rules) return wrong('notInThisRuleset', 'the book of this game has no rules for amendments');
  if (rules.byConsent)
    return wrong('notInThisRuleset', 'orders of past days are not taken back: their errors are claimed');
  if (new Set(seats.map(sideOfSeat)).size > 2) {
    return wrong('illegal', 'only two sides can amend by consent: of more, one would agree for all', rules.slip);
  }
  if ((data.meant === undefined) === (kind === 'slip')) return wrong('malformed', 'a slip has an order that was meant');
  const order = orderAt(at);
  if (!order || sideOfSeat(order.seat) !== side) {
    return wrong('illegal', `no order of ${seatId(side, player)} begins at event ${at}`, rules.slip, `${at}`);
  }
  const another = whyTeamMates(situation, data, order.seat);
  if (another) return another;
  if (situation.outcome !== null && kind === 'takeBack') return whyOver(situation);
  const open = course.amendments.find(({ standing }) => standing === 'proposed');
  if (open) return wrong('decisionPending', `amendment ${open.number} has to be answered first`, rules.slip);
  return whyCorrected(course, at, rules.modified) ?? whyTooLate(situation, rules, side, at);
}

/**
 * Of several players of a side each answers for his own orders (pbem:1.2c): nobody rewrites an order of a team mate,
 * and what the team mates have ordered since is not taken back over their heads.
 */
function whyTeamMates(
  { seats, rules }: ParleySituation,
  { at, side, player, kind }: ParleyEventOf<'AmendmentProposed'>['data'],
  writer: SeatId,
): Refusal | null {
  const own = seats.filter((one) => sideOfSeat(one) === side);
  if (own.length < 2) return null;
  if (kind === 'takeBack') {
    const because = `${side} has several players: one would take back the orders of the others`;
    return wrong('illegal', because, rules?.modified ?? null);
  }
  if (writer === seatId(side, player)) return null;
  return wrong('notYourUnit', `the order at event ${at} is one of ${writer}`, rules?.slip ?? null, `${at}`);
}

/** Why a seat may not agree to a proposal or decline it, or null (pbem:1.4l). */
export function whyNotAnswered(
  course: ParleyCourse,
  situation: ParleySituation,
  { data: { claim, side, player, agree } }: ParleyEventOf<'AmendmentAnswered'>,
): Refusal | null {
  const amendment = amendmentOf(course, claim);
  if (!amendment) return wrong('illegal', `there is no amendment ${claim}`, null, `${claim}`);
  if (amendment.standing !== 'proposed') return wrong('illegal', `amendment ${claim} is ${amendment.standing} already`);
  const seat = seatId(side, player);
  const isOwn = sideOfSeat(amendment.seat) === side;
  const { rules } = situation;
  if (isOwn && (agree || seat !== amendment.seat)) {
    return wrong('illegal', `amendment ${claim} is one of ${side}: the other side answers it`, rules?.slip ?? null);
  }
  if (!agree || !rules) return null;
  return (
    whyCorrected(course, amendment.at, rules.modified) ??
    whyTooLate(situation, rules, sideOfSeat(amendment.seat), amendment.at)
  );
}

/** An order stands once another side has built on the position after it (pbem:1.4a, ruling of 1.4l). */
function whyTooLate({ builtSince }: ParleySituation, rules: ClaimRules, side: SideId, at: number): Refusal | null {
  const other = [...builtSince(at)].find((one) => one !== side);
  if (other === undefined) return null;
  return wrong(
    'illegal',
    `${other} has given an order of its own since: the order at event ${at} stands`,
    rules.window,
  );
}
