import { sideOfSeat } from '../../position/seat.js';
import type { Refusal, RuleId } from '../refusal.js';
import { claimOf, nextNumber, type ParleyCourse } from './course.js';
import { areWords, type ParleyEventOf } from './events.js';
import { again, badWords, noClaim, said, shown, wrong } from './refusals.js';
import type { ParleySituation } from './situation.js';

/** A claim is refused while a turn is being corrected, and about an order that a correction decided again. */
export function whyCorrected({ corrections }: ParleyCourse, at: number, rule: RuleId | null): Refusal | null {
  const open = corrections.find(({ next }) => next !== null);
  if (open) return wrong('decisionPending', `the turn is being corrected after claim ${open.claim}`, rule);
  const done = corrections.find(({ orders }) => orders.some((order) => order.at === at && order.fate !== 'kept'));
  return done ? wrong('illegal', `the correction after claim ${done.claim} has decided this order again`, rule) : null;
}

/** A verdict by which a turn was corrected stands: others may have played on from the corrected position. */
function whyStands({ corrections }: ParleyCourse, number: number): Refusal | null {
  const done = corrections.some(({ claim }) => claim === number);
  return done ? wrong('illegal', `the turn is corrected by claim ${number}: its verdict stands`) : null;
}

/** Why no error may be claimed in this order now, or null (pbem:1.4a, 1.4c). */
export function whyNotFiled(
  course: ParleyCourse,
  { rules, orderAt, spokenSince, isRule }: ParleySituation,
  talk: ParleyEventOf<'ClaimFiled'>,
): Refusal | null {
  const { claims, accepted } = course;
  const { claim, at, what, rule, own = false } = talk.data;
  const seat = said(talk);
  const side = sideOfSeat(seat);
  const byBook = rules?.window ?? null;
  if (claim !== nextNumber(course)) return wrong('malformed', `the next claim has the number ${nextNumber(course)}`);
  if (!areWords(what)) return badWords();
  if (rule !== undefined && !isRule(rule)) return wrong('illegal', `there is no rule ${shown(rule)}`, null, rule);
  const order = orderAt(at);
  if (!order) return wrong('illegal', `${seat} sees no order that begins at event ${at}`, null, `${at}`);
  const isOwn = sideOfSeat(order.seat) === side;
  if (isOwn && !own) {
    return wrong('illegal', `the order at event ${at} is one of ${side}: the other side claims its errors`, byBook);
  }
  if (own) {
    const byOwn = rules?.own ?? null;
    if (!isOwn) return wrong('illegal', `the order at event ${at} is none of ${side}`, byOwn);
    const other = [...spokenSince(at)].find((one) => one !== side);
    if (other !== undefined) {
      return wrong('illegal', `${other} has sent a message since: a side corrects itself before that`, byOwn);
    }
  }
  if (accepted.some((one) => sideOfSeat(one) === side)) {
    return wrong('gameOver', `${side} has accepted how the game ended`, byBook);
  }
  const corrected = whyCorrected(course, at, rules?.modified ?? null);
  if (corrected) return corrected;
  const open = claims.find(({ standing }) => standing === 'open');
  if (open) return wrong('decisionPending', `the arbiter has to decide about claim ${open.number} first`, byBook);
  const before = claims.find((one) => one.at === at && sideOfSeat(one.seat) === side && one.standing !== 'withdrawn');
  if (!before) return null;
  return wrong('illegal', `${side} has claimed an error in this order before: claim ${before.number}`, byBook);
}

/** Why a claim may not be withdrawn, or null. */
export function whyNotWithdrawn(course: ParleyCourse, talk: ParleyEventOf<'ClaimWithdrawn'>): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (claim.seat !== said(talk)) return wrong('illegal', `claim ${claim.number} is one of ${claim.seat}`);
  if (claim.standing === 'withdrawn') return again(`has withdrawn claim ${claim.number}`, claim.seat);
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  return whyStands(course, claim.number);
}

/** Why the arbiter may not be asked about a claim, or null. */
export function whyNotAppealed(course: ParleyCourse, talk: ParleyEventOf<'ClaimAppealed'>): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (!areWords(talk.data.what)) return badWords();
  if (course.arbiter === null) return wrong('illegal', 'the game has no arbiter who could hear an appeal');
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  if (claim.standing === 'open') return wrong('illegal', `an appeal about claim ${claim.number} waits already`);
  if (claim.standing === 'withdrawn') return wrong('illegal', `claim ${claim.number} was withdrawn`);
  return whyStands(course, claim.number);
}

/** Why the arbiter may not decide about a claim, or null. */
export function whyNotRuled(
  course: ParleyCourse,
  { isRule }: ParleySituation,
  { data: { claim: number, rule, because } }: ParleyEventOf<'ClaimRuled'>,
): Refusal | null {
  const claim = claimOf(course, number);
  if (!claim) return noClaim(number);
  if (course.arbiter === null) return wrong('illegal', 'the game has no arbiter');
  if (claim.standing !== 'open') return wrong('illegal', `nobody asks the arbiter about claim ${number}`);
  if (!isRule(rule)) return wrong('illegal', `there is no rule ${shown(rule)}`, null, rule);
  return areWords(because) ? null : badWords();
}
