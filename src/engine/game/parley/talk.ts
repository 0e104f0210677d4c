import { seatId, sideOfSeat, type SeatId } from '../../position/seat.js';
import type { SideId } from '../../position/unit.js';
import type { OrderTold } from '../frame.js';
import type { GameState } from '../game.js';
import { refused, type Refusal, type RuleId } from '../refusal.js';
import { amendmentOf, claimOf, nextNumber, parleyAfter, seatOfParley, type ParleyCourse } from './course.js';
import {
  areWords,
  isArbiterName,
  isKeyHash,
  type ParleyEvent,
  type ParleyEventOf,
  type ParleyTalk,
  WORDS_LENGTH,
} from './events.js';

/** Rules of play by mail on which claims rest, in the book of a game; absent: its book has none. */
export interface ClaimRules {
  /** The window in which an error may be claimed. */
  readonly window: RuleId;
  /** An error that nobody claims in time stands. */
  readonly lapsed: RuleId;
  /** A turn with an error is modified, not repeated. */
  readonly modified: RuleId;
  /** A side corrects an own order until the other side sends its next message. */
  readonly own: RuleId;
  /** A slip of the pen is put right if the other side agrees. */
  readonly slip: RuleId;
}

/** The circumstances on which it depends whether something may be said. */
export interface ParleySituation {
  /** All seats of the game. */
  readonly seats: readonly SeatId[];
  readonly outcome: GameState['outcome'];
  readonly rules: ClaimRules | null;
  /** The order that begins at a revision, as the seat that claims may see it; null: it sees none there. */
  readonly orderAt: (revision: number) => OrderTold | null;
  /** The sides that have given an order or said something after the order at a revision. */
  readonly spokenSince: (revision: number) => ReadonlySet<SideId>;
  /** The sides that have given an order after it that builds on the position (pbem:1.4a). */
  readonly builtSince: (revision: number) => ReadonlySet<SideId>;
  /** Whether the catalogue has a rule of this id. */
  readonly isRule: (rule: RuleId) => boolean;
}

/** Why this may not be said now, or null. The caller knows that it is said by the seat or arbiter that it names. */
export function whyNotSaid(course: ParleyCourse, situation: ParleySituation, talk: ParleyTalk): Refusal | null {
  const seat = seatOfParley(talk);
  if (seat !== null && !situation.seats.includes(seat)) return wrong('illegal', `there is no seat ${shown(seat)}`);
  switch (talk.type) {
    case 'ClaimFiled':
      return whyNotFiled(course, situation, talk);
    case 'ClaimWithdrawn':
      return whyNotWithdrawn(course, talk);
    case 'ClaimAppealed':
      return whyNotAppealed(course, talk);
    case 'ClaimRuled':
      return whyNotRuled(course, situation, talk);
    case 'AmendmentProposed':
      return whyNotAmended(course, situation, talk);
    case 'AmendmentAnswered':
      return whyNotAnswered(course, situation, talk);
    case 'ArbiterProposed':
      return whyNotProposed(course, talk);
    case 'DrawProposed':
      return whyOver(situation) ?? (course.draw.includes(said(talk)) ? again('offers a draw', said(talk)) : null);
    case 'ProposalDeclined':
      return whyNotDeclined(course, talk);
    case 'Resigned':
      return whyNotResigned(course, situation, said(talk));
    case 'OutcomeAccepted':
      if (situation.outcome === null) return wrong('wrongStep', 'the game is not over: there is no outcome to accept');
      return course.accepted.includes(said(talk)) ? again('has accepted the outcome', said(talk)) : null;
  }
}

/** The events that follow at once from the statement of a seat, but for the verdict on a claim. */
export function consequencesOf(
  before: ParleyCourse,
  seats: readonly SeatId[],
  talk: ParleyTalk,
): readonly ParleyEvent[] {
  const { proposedArbiter, draw, resigned } = parleyAfter(before, talk);
  switch (talk.type) {
    case 'ArbiterProposed': {
      if (!proposedArbiter || !seats.every((seat) => proposedArbiter.seats.includes(seat))) return [];
      const { name, keyHash } = proposedArbiter;
      return [{ type: 'ArbiterNamed', data: { name, keyHash } }];
    }
    case 'DrawProposed':
      if (!seats.every((seat) => draw.includes(seat))) return [];
      return [{ type: 'GameSettled', data: { winner: null, reason: 'agreement' } }];
    case 'Resigned': {
      const winner = winnerByResignation(seats, resigned);
      return winner === undefined ? [] : [{ type: 'GameSettled', data: { winner, reason: 'resignation' } }];
    }
    default:
      return [];
  }
}

/** The side that wins if these seats have resigned; undefined: several sides are left. */
function winnerByResignation(seats: readonly SeatId[], resigned: readonly SeatId[]): string | undefined {
  const sides = [...new Set(seats.map(sideOfSeat))];
  const isGone = (side: string): boolean => seats.every((seat) => sideOfSeat(seat) !== side || resigned.includes(seat));
  const left = sides.filter((side) => !isGone(side));
  return left.length === 1 && sides.length > 1 ? left[0] : undefined;
}

/** A claim is refused while a turn is being corrected, and about an order that a correction decided again. */
function whyCorrected({ corrections }: ParleyCourse, at: number, rule: RuleId | null): Refusal | null {
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

function whyNotFiled(
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

function whyNotAmended(
  course: ParleyCourse,
  situation: ParleySituation,
  { data }: ParleyEventOf<'AmendmentProposed'>,
): Refusal | null {
  const { claim, at, side, player, kind, what } = data;
  const { rules, orderAt } = situation;
  if (claim !== nextNumber(course))
    return wrong('malformed', `the next amendment has the number ${nextNumber(course)}`);
  if (!areWords(what)) return badWords();
  if (!rules) return wrong('notInThisRuleset', 'the book of this game has no rules for amendments');
  if ((data.meant === undefined) === (kind === 'slip')) return wrong('malformed', 'a slip has an order that was meant');
  const order = orderAt(at);
  if (!order || sideOfSeat(order.seat) !== side) {
    return wrong('illegal', `no order of ${seatId(side, player)} begins at event ${at}`, rules.slip, `${at}`);
  }
  if (situation.outcome !== null && kind === 'takeBack') return whyOver(situation);
  const open = course.amendments.find(({ standing }) => standing === 'proposed');
  if (open) return wrong('decisionPending', `amendment ${open.number} has to be answered first`, rules.slip);
  return whyCorrected(course, at, rules.modified) ?? whyTooLate(situation, rules, side, at);
}

function whyNotAnswered(
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

function whyNotWithdrawn(course: ParleyCourse, talk: ParleyEventOf<'ClaimWithdrawn'>): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (claim.seat !== said(talk)) return wrong('illegal', `claim ${claim.number} is one of ${claim.seat}`);
  if (claim.standing === 'withdrawn') return again(`has withdrawn claim ${claim.number}`, claim.seat);
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  return whyStands(course, claim.number);
}

function whyNotAppealed(course: ParleyCourse, talk: ParleyEventOf<'ClaimAppealed'>): Refusal | null {
  const claim = claimOf(course, talk.data.claim);
  if (!claim) return noClaim(talk.data.claim);
  if (!areWords(talk.data.what)) return badWords();
  if (course.arbiter === null) return wrong('illegal', 'the game has no arbiter who could hear an appeal');
  if (claim.ruling) return wrong('illegal', `the arbiter has decided about claim ${claim.number}`);
  if (claim.standing === 'open') return wrong('illegal', `an appeal about claim ${claim.number} waits already`);
  if (claim.standing === 'withdrawn') return wrong('illegal', `claim ${claim.number} was withdrawn`);
  return whyStands(course, claim.number);
}

function whyNotRuled(
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

function whyNotProposed(
  { arbiter, proposedArbiter: open, claims }: ParleyCourse,
  talk: ParleyEventOf<'ArbiterProposed'>,
): Refusal | null {
  const { name, keyHash } = talk.data;
  const seat = said(talk);
  if (!isArbiterName(name)) return wrong('malformed', 'the name of an arbiter has 1 to 60 letters');
  if (!isKeyHash(keyHash)) return wrong('malformed', 'keyHash: the SHA-256 of a key has 64 hexadecimal digits');
  if (arbiter !== null && arbiter.keyHash === keyHash)
    return wrong('illegal', `${arbiter.name} is the arbiter already`);
  if (claims.some(({ standing }) => standing === 'open')) {
    return wrong('decisionPending', 'a claim waits for the arbiter: nobody else can be named now');
  }
  const same = open !== null && open.name === name && open.keyHash === keyHash;
  return same && open.seats.includes(seat) ? again(`proposes ${name}`, seat) : null;
}

function whyNotDeclined(
  { draw, proposedArbiter }: ParleyCourse,
  { data: { proposal } }: ParleyEventOf<'ProposalDeclined'>,
): Refusal | null {
  const isOpen = proposal === 'draw' ? draw.length > 0 : proposedArbiter !== null;
  if (isOpen) return null;
  return wrong('illegal', proposal === 'draw' ? 'nobody offers a draw' : 'nobody proposes an arbiter');
}

function whyNotResigned({ resigned }: ParleyCourse, situation: ParleySituation, seat: SeatId): Refusal | null {
  return whyOver(situation) ?? (resigned.includes(seat) ? again('has resigned', seat) : null);
}

function whyOver({ outcome }: ParleySituation): Refusal | null {
  return outcome === null ? null : wrong('gameOver', 'the game is over');
}

/** The seat that says it; only the arbiter has none. */
function said(talk: ParleyTalk): SeatId {
  return seatOfParley(talk) ?? '';
}

function noClaim(number: number): Refusal {
  return wrong('illegal', `there is no claim ${number}`, null, `${number}`);
}

function again(did: string, seat: SeatId): Refusal {
  return wrong('illegal', `${seat} ${did} already`);
}

function badWords(): Refusal {
  const { min, max } = WORDS_LENGTH;
  return wrong('malformed', `the words of a claim have ${min} to ${max} letters, and none that cannot be seen`);
}

/** A text that a client brings may be long. */
function shown(text: string): string {
  return text.slice(0, 60);
}

function wrong(code: Refusal['code'], because: string, rule: RuleId | null = null, subject?: string): Refusal {
  return refused({ code, rule, because, ...(subject === undefined ? {} : { subject: shown(subject) }) }).refusal;
}
