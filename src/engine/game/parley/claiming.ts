import { sideOfSeat } from '../../position/seat.js';
import type { Refusal, RuleId } from '../refusal.js';
import { claimOf, nextNumber, type Claim, type ParleyCourse } from './course.js';
import { areWords, type ParleyEventOf, type ParleyTalk } from './events.js';
import { again, badWords, noClaim, said, shown, wrong } from './refusals.js';
import type { ClaimRules, ParleySituation } from './situation.js';
import type { Seal } from '../seal.js';

/** A claim is refused while a turn is being corrected, and about an order that a correction decided again. */
export function whyCorrected({ corrections }: ParleyCourse, at: number, rule: RuleId | null): Refusal | null {
  const open = corrections.find(({ next }) => next !== null);
  if (open) return wrong('decisionPending', `the turn is being corrected after claim ${open.claim}`, rule);
  const done = corrections.find(({ orders }) => orders.some((order) => order.at === at && order.fate !== 'kept'));
  return done ? wrong('illegal', `the correction after claim ${done.claim} has decided this order again`, rule) : null;
}

/** Why a claim, or a decision about one, may not rest on a rule, or null: the rule is one of the game's own book. */
function whyNotNamed({ book, isRule }: ParleySituation, rule: RuleId): Refusal | null {
  if (!isRule(rule)) return wrong('illegal', `there is no rule ${shown(rule)}`, null, rule);
  const [other = ''] = rule.split(':');
  if (book === null || other === book) return null;
  const because = `${shown(rule)} is a rule of the book ${shown(other)}: this game is played by ${book}`;
  return wrong('notInThisRuleset', because, null, rule);
}

/** Why an order stands for good, or null. */
function whySealed(seal: Seal | null, at: number): Refusal | null {
  return seal && wrong('illegal', `the order at event ${at} stands: ${seal.because}`, seal.rule);
}

/** A verdict by which a turn was corrected stands: others may have played on from the corrected position. */
function whyStands({ corrections }: ParleyCourse, number: number): Refusal | null {
  const done = corrections.some(({ claim }) => claim === number);
  return done ? wrong('illegal', `the turn is corrected by claim ${number}: its verdict stands`) : null;
}

/** Why no error may be claimed in this order now, or null (pbem:1.4a, 1.4c). */
export function whyNotFiled(
  course: ParleyCourse,
  situation: ParleySituation,
  talk: ParleyEventOf<'ClaimFiled'>,
): Refusal | null {
  const { rules, orderAt, isUnderWay, spokenSince, sealedSince } = situation;
  const { claims, accepted } = course;
  const { claim, at, what, rule, own = false } = talk.data;
  const seat = said(talk);
  const side = sideOfSeat(seat);
  const byBook = rules?.window ?? null;
  if (claim !== nextNumber(course)) return wrong('malformed', `the next claim has the number ${nextNumber(course)}`);
  if (!areWords(what)) return badWords();
  const unnamed = rule === undefined ? null : whyNotNamed(situation, rule);
  if (unnamed) return unnamed;
  const order = orderAt(at);
  if (!order) return wrong('illegal', `${seat} sees no order to which event ${at} belongs`, byBook, `${at}`);
  const isOwn = sideOfSeat(order.seat) === side;
  if (isOwn && !own) {
    return wrong('illegal', `the order at event ${at} is one of ${side}: the other side claims its errors`, byBook);
  }
  // The verdict on a way would tell where the rest of it leads, which the other side may not know yet (pbem:8.2a).
  if (!isOwn && isUnderWay(at)) {
    const because = `the order at event ${at} waits for a decision: it can be claimed when it is carried out`;
    return wrong('decisionPending', because, byBook);
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
  const corrected = whyCorrected(course, at, rules?.modified ?? null) ?? whySealed(sealedSince(at), at);
  if (corrected) return corrected;
  const open = claims.find(({ standing }) => standing === 'open');
  if (open) {
    const who = rules?.byConsent ? 'the other side or the arbiter' : 'the arbiter';
    return wrong('decisionPending', `${who} has to decide about claim ${open.number} first`, byBook);
  }
  const before = claims.find((one) => one.at === at && sideOfSeat(one.seat) === side && one.standing !== 'withdrawn');
  if (!before) return null;
  return wrong('illegal', `${side} has claimed an error in this order before: claim ${before.number}`, byBook);
}

/** Why a seat may not agree to a claim or decline it, or null (ADR 50). */
export function whyNotConsented(
  course: ParleyCourse,
  { rules, sealedSince }: ParleySituation,
  talk: ParleyEventOf<'ClaimAnswered'>,
): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (!rules?.byConsent)
    return wrong('notInThisRuleset', 'the rules decide about a claim in this game: nobody answers');
  const side = sideOfSeat(said(talk));
  if (sideOfSeat(claim.seat) === side) {
    return wrong('illegal', `claim ${claim.number} is one of ${side}: the other side answers it`, rules.modified);
  }
  if (claim.standing !== 'open')
    return wrong('illegal', `claim ${claim.number} is ${claim.standing} already`, rules.modified);
  if (claim.verdict?.verdict === 'right') {
    return wrong('illegal', `the rules find no error in claim ${claim.number}: the arbiter decides`, rules.modified);
  }
  if (claim.appeal && !talk.data.agree) {
    return wrong('illegal', `claim ${claim.number} is under appeal: only the arbiter dismisses it`, rules.modified);
  }
  return whyCorrected(course, claim.at, rules.modified) ?? whySealed(sealedSince(claim.at), claim.at);
}

/**
 * The claim that must be decided before the game goes on: the rules find an error, and the other side or the arbiter
 * has to agree (ADR 50). Undefined: none.
 */
export function claimAwaited({ claims }: ParleyCourse, rules: ClaimRules | null): Claim | undefined {
  if (!rules?.byConsent) return undefined;
  return claims.find(({ standing, verdict }) => standing === 'open' && verdict?.verdict === 'wrong');
}

/**
 * Why a claim may not be withdrawn, or null. An order can be claimed again after a withdrawal, so where open claims
 * stop the days, a claim that was dismissed stays dismissed (ADR 50).
 */
export function whyNotWithdrawn(
  course: ParleyCourse,
  rules: ClaimRules | null,
  talk: ParleyEventOf<'ClaimWithdrawn'>,
): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (claim.seat !== said(talk)) return wrong('illegal', `claim ${claim.number} is one of ${claim.seat}`);
  if (claim.standing === 'withdrawn') return again(`has withdrawn claim ${claim.number}`, claim.seat);
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  if (rules?.byConsent && claim.standing === 'dismissed') {
    return wrong('illegal', `claim ${claim.number} is dismissed: only an appeal can follow`, rules.modified);
  }
  return whyStands(course, claim.number);
}

/** Why the arbiter may not be asked about a claim, or null: the side against which it was decided may appeal. */
export function whyNotAppealed(course: ParleyCourse, talk: ParleyEventOf<'ClaimAppealed'>): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (!areWords(talk.data.what)) return badWords();
  if (course.arbiter === null) return wrong('illegal', 'the game has no arbiter who could hear an appeal');
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  if (claim.standing === 'open') return wrong('illegal', `an appeal about claim ${claim.number} waits already`);
  if (claim.standing === 'withdrawn') return wrong('illegal', `claim ${claim.number} was withdrawn`);
  const isClaimant = sideOfSeat(said(talk)) === sideOfSeat(claim.seat);
  if (isClaimant === (claim.standing === 'upheld')) {
    return wrong('illegal', `claim ${claim.number} is ${claim.standing}: the other side may appeal`);
  }
  return whyStands(course, claim.number);
}

/** Why the arbiter may not decide about a claim, or null. */
export function whyNotRuled(
  course: ParleyCourse,
  situation: ParleySituation,
  { data: { claim: number, upheld, rule, because } }: ParleyEventOf<'ClaimRuled'>,
): Refusal | null {
  const claim = claimOf(course, number);
  if (!claim) return noClaim(number);
  if (course.arbiter === null) return wrong('illegal', 'the game has no arbiter');
  if (claim.standing !== 'open') return wrong('illegal', `nobody asks the arbiter about claim ${number}`);
  const unnamed = whyNotNamed(situation, rule);
  if (unnamed) return unnamed;
  if (!areWords(because)) return badWords();
  const { rules, sealedSince } = situation;
  return rules?.byConsent && upheld ? whySealed(sealedSince(claim.at), claim.at) : null;
}

/** The claim that is upheld only by what is said now, so that its correction follows; null: none is. */
export function claimDecidedBy(
  before: ParleyCourse,
  rules: ClaimRules | null,
  talk: ParleyTalk,
): Pick<Claim, 'number' | 'at'> | null {
  if (!rules?.byConsent) return null;
  const upheld = (talk.type === 'ClaimAnswered' && talk.data.agree) || (talk.type === 'ClaimRuled' && talk.data.upheld);
  const claim = upheld ? claimOf(before, talk.data.claim) : undefined;
  return claim?.verdict?.verdict === 'wrong' ? claim : null;
}
