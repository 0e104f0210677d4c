import { sideOfSeat, type SeatId } from '../../position/seat.js';
import type { Refusal } from '../refusal.js';
import { whyNotAmended, whyNotAnswered } from './amending.js';
import { whyNotAppealed, whyNotConsented, whyNotFiled, whyNotRuled, whyNotWithdrawn } from './claiming.js';
import { whyDieNotGiven } from './giving-dice.js';
import { type Arbiter, seatOfParley, type ParleyCourse } from './course.js';
import { parleyAfter } from './course-after.js';
import { isArbiterName, isKeyHash, type ParleyEvent, type ParleyEventOf, type ParleyTalk } from './events.js';
import { again, said, whyOver, wrong, shown } from './refusals.js';
import type { ParleySituation } from './situation.js';

/** Why this may not be said now, or null. The caller knows that it is said by the seat or arbiter that it names. */
export function whyNotSaid(course: ParleyCourse, situation: ParleySituation, talk: ParleyTalk): Refusal | null {
  const seat = seatOfParley(talk);
  if (seat !== null && !situation.seats.includes(seat)) return wrong('illegal', `there is no seat ${shown(seat)}`);
  switch (talk.type) {
    case 'ClaimFiled':
      return whyNotFiled(course, situation, talk);
    case 'ClaimAnswered':
      return whyNotConsented(course, situation, talk);
    case 'ClaimWithdrawn':
      return whyNotWithdrawn(course, situation.rules, talk);
    case 'ClaimAppealed':
      return whyNotAppealed(course, talk);
    case 'ClaimRuled':
      return whyNotRuled(course, situation, talk);
    case 'AmendmentProposed':
      return whyNotAmended(course, situation, talk);
    case 'AmendmentAnswered':
      return whyNotAnswered(course, situation, talk);
    case 'CorrectionDieGiven':
      return whyDieNotGiven(course, situation, talk);
    case 'ArbiterAppointed':
      return whyNotAppointed(course, talk.data);
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
    case 'ArbiterAppointed':
      return [{ type: 'ArbiterNamed', data: talk.data }];
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

function whyNotProposed(course: ParleyCourse, talk: ParleyEventOf<'ArbiterProposed'>): Refusal | null {
  const { name, keyHash } = talk.data;
  const { proposedArbiter: open } = course;
  const seat = said(talk);
  const same = open !== null && open.name === name && open.keyHash === keyHash;
  return (
    whyNoArbiter(course, talk.data) ?? (same && open.seats.includes(seat) ? again(`proposes ${name}`, seat) : null)
  );
}

/** Why somebody cannot become the arbiter now, or null. */
function whyNoArbiter({ arbiter, claims }: ParleyCourse, { name, keyHash }: Arbiter): Refusal | null {
  if (!isArbiterName(name) || name.includes('\n')) {
    return wrong('malformed', 'the name of an arbiter has 1 to 60 letters, in one line');
  }
  if (!isKeyHash(keyHash)) return wrong('malformed', 'keyHash: the SHA-256 of a key has 64 hexadecimal digits');
  if (arbiter !== null && arbiter.keyHash === keyHash)
    return wrong('illegal', `${arbiter.name} is the arbiter already`);
  if (claims.some(({ standing }) => standing === 'open')) {
    return wrong('decisionPending', 'a claim waits for the arbiter: nobody else can be named now');
  }
  return null;
}

/** Why an organiser may not name an arbiter, or null: one whom the seats chose stays until they choose another. */
function whyNotAppointed(course: ParleyCourse, named: Arbiter): Refusal | null {
  const refusal = whyNoArbiter(course, named);
  if (refusal || course.arbiter === null || course.arbiter.isAppointed) return refusal;
  return wrong('illegal', `the seats have chosen ${course.arbiter.name} as arbiter: only they can choose another`);
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
