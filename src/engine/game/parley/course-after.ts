import { seatId } from '../../position/seat.js';
import type { GameEvent } from '../event.js';
import { isParleyEvent, type CorrectionEvent, type ParleyEventOf } from './events.js';
import { allDifferences, unitDifferences } from './unit-differences.js';
import type { Amendment, Claim, Correction, ParleyCourse } from './course.js';

/** The parley after one more event of the log, which must have the form of its type. */
export function parleyAfter(course: ParleyCourse, event: GameEvent): ParleyCourse {
  if (!isParleyEvent(event)) return course;
  switch (event.type) {
    case 'ClaimFiled':
      return { ...course, claims: [...course.claims, newClaim(event)] };
    case 'ClaimJudged': {
      const { claim, standing, verdict, today = null } = event.data;
      return withClaim(course, claim, { standing, verdict, today });
    }
    case 'CorrectionDieGiven':
      return course;
    case 'CorrectionBegun':
    case 'TurnCorrected':
      return { ...course, corrections: correctionsAfter(course.corrections, event) };
    case 'ClaimAnswered':
      return withClaim(course, event.data.claim, { standing: event.data.agree ? 'upheld' : 'dismissed' });
    case 'ClaimWithdrawn':
      return withClaim(course, event.data.claim, { standing: 'withdrawn' });
    case 'ClaimAppealed': {
      const { claim, what, side, player } = event.data;
      return withClaim(course, claim, { standing: 'open', appeal: { seat: seatId(side, player), what } });
    }
    case 'ClaimRuled': {
      const { claim, upheld, rule, because } = event.data;
      return withClaim(course, claim, {
        standing: upheld ? 'upheld' : 'dismissed',
        ruling: { upheld, rule, because },
      });
    }
    case 'AmendmentProposed':
      return { ...course, amendments: [...course.amendments, newAmendment(event)] };
    case 'AmendmentAnswered':
      return { ...course, amendments: course.amendments.map((one) => answered(one, event)) };
    case 'ArbiterProposed':
      return { ...course, proposedArbiter: proposalAfter(course, event) };
    case 'ArbiterAppointed':
      return { ...course, appointed: { name: event.data.name, keyHash: event.data.keyHash } };
    case 'ArbiterNamed': {
      const { name, keyHash } = event.data;
      const isAppointed = course.appointed?.keyHash === keyHash;
      return { ...course, arbiter: { name, keyHash, isAppointed }, appointed: null, proposedArbiter: null };
    }
    case 'DrawProposed':
      return { ...course, draw: [...course.draw, seatId(event.data.side, event.data.player)] };
    case 'ProposalDeclined':
      return event.data.proposal === 'draw' ? { ...course, draw: [] } : { ...course, proposedArbiter: null };
    case 'Resigned':
      return { ...course, resigned: [...course.resigned, seatId(event.data.side, event.data.player)] };
    case 'GameSettled':
      return { ...course, draw: [] };
    case 'OutcomeAccepted':
      return { ...course, accepted: [...course.accepted, seatId(event.data.side, event.data.player)] };
  }
}

function correctionsAfter(before: readonly Correction[], { type, data }: CorrectionEvent): readonly Correction[] {
  const { claim, at, orders } = data;
  const earlier = before.find((one) => one.claim === claim);
  const now: Correction = {
    claim,
    at,
    until: orders.at(-1)?.at ?? earlier?.until ?? at,
    next: type === 'CorrectionBegun' ? data.next : null,
    asks: (type === 'CorrectionBegun' ? data.asks : null) ?? null,
    dice: [...(earlier?.dice ?? []), ...(data.dice ?? [])],
    orders: [...(earlier?.orders ?? []), ...orders.map((order) => ({ at: order.at, fate: order.fate }))],
    differences: allDifferences(earlier?.differences ?? [], unitDifferences(data.changes)),
  };
  return [...before.filter((one) => one !== earlier), now];
}

function newClaim({ data }: ParleyEventOf<'ClaimFiled'>): Claim {
  const { claim: number, side, player, at, what, rule = null, own = false } = data;
  const seat = seatId(side, player);
  const undecided = { standing: 'open', verdict: null, today: null, appeal: null, ruling: null } as const;
  return { number, seat, at, what, rule, own, ...undecided };
}

function newAmendment({ data }: ParleyEventOf<'AmendmentProposed'>): Amendment {
  const { claim: number, side, player, at, kind, what, meant = null } = data;
  return { number, seat: seatId(side, player), at, kind, what, meant, standing: 'proposed' };
}

function answered(one: Amendment, { data }: ParleyEventOf<'AmendmentAnswered'>): Amendment {
  if (one.number !== data.claim) return one;
  const isOwn = seatId(data.side, data.player) === one.seat;
  return { ...one, standing: data.agree ? 'agreed' : isOwn ? 'withdrawn' : 'declined' };
}

function withClaim(course: ParleyCourse, number: number, change: Partial<Claim>): ParleyCourse {
  return { ...course, claims: course.claims.map((one) => (one.number === number ? { ...one, ...change } : one)) };
}

/** A seat that proposes another arbiter than the one proposed before begins a new proposal. */
function proposalAfter(
  { proposedArbiter: before }: ParleyCourse,
  { data: { side, player, name, keyHash } }: ParleyEventOf<'ArbiterProposed'>,
): NonNullable<ParleyCourse['proposedArbiter']> {
  const seat = seatId(side, player);
  const same = before !== null && before.name === name && before.keyHash === keyHash;
  return { name, keyHash, seats: same ? [...before.seats, seat] : [seat] };
}
