import { actorOf, ARBITER_ACTOR, ORGANISER_ACTOR } from '../engine/game/frame.js';
import { nextNumber } from '../engine/game/parley/course.js';
import type { ParleyTalk } from '../engine/game/parley/events.js';
import type { Parley } from './commands.js';
import { NotASeat, NotTheOrganiser } from './errors.js';
import type { LoadedGame } from './loaded-game.js';
import { assertKeyShown, ownSeat } from './own-seat.js';
import { namedSeat } from './seating/seat-book.js';
import type { Viewer } from './viewer.js';
import { seatOfViewer } from './viewer-seat.js';

/** An amendment as the viewer's seat proposes it. Throws KeyNeeded, NotASeat. */
export function amendmentTalk(
  { id, parley: course }: LoadedGame,
  viewer: Viewer,
  { at, what }: { readonly at: number; readonly what: string },
  meant: unknown,
): ParleyTalk {
  const seat = ownSeat(id, viewer);
  const kind = meant === null ? ({ kind: 'takeBack' } as const) : ({ kind: 'slip', meant } as const);
  return { type: 'AmendmentProposed', data: { claim: nextNumber(course), ...namedSeat(seat), at, what, ...kind } };
}

/**
 * Throws KeyNeeded without a key, NotASeat if the viewer is neither a seat nor, for a decision about a claim, the
 * arbiter, and NotTheOrganiser if an organiser of the tournament would have to say it.
 */
export function talkOf(
  { id, parley: course }: LoadedGame,
  viewer: Viewer,
  parley: Exclude<Parley, { readonly kind: 'proposeAmendment' }>,
): ParleyTalk {
  assertKeyShown(viewer);
  if (parley.kind === 'ruleOnClaim') {
    if (viewer.kind !== 'arbiter') throw new NotASeat(id, 'the arbiter');
    const { claim, upheld, rule, because } = parley;
    return { type: 'ClaimRuled', data: { claim, upheld, rule, because } };
  }
  if (parley.kind === 'appointArbiter') {
    if (!isOrganiser(viewer)) throw new NotTheOrganiser(id);
    return { type: 'ArbiterAppointed', data: { name: parley.name, keyHash: parley.keyHash } };
  }
  const seated = namedSeat(ownSeat(id, viewer));
  switch (parley.kind) {
    case 'fileClaim': {
      const { at, what, rule, own } = parley;
      const claim = nextNumber(course);
      const more = { ...(own ? { own } : {}), ...(rule === undefined ? {} : { rule }) };
      return { type: 'ClaimFiled', data: { claim, ...seated, at, what, ...more } };
    }
    case 'answerClaim':
      return { type: 'ClaimAnswered', data: { claim: parley.claim, ...seated, agree: parley.agree } };
    case 'giveDie':
      return { type: 'CorrectionDieGiven', data: { claim: parley.claim, ...seated, value: parley.value } };
    case 'withdrawClaim':
      return { type: 'ClaimWithdrawn', data: { claim: parley.claim, ...seated } };
    case 'appealClaim':
      return { type: 'ClaimAppealed', data: { claim: parley.claim, ...seated, what: parley.what } };
    case 'answerAmendment':
      return { type: 'AmendmentAnswered', data: { claim: parley.claim, ...seated, agree: parley.agree } };
    case 'proposeArbiter':
      return { type: 'ArbiterProposed', data: { ...seated, name: parley.name, keyHash: parley.keyHash } };
    case 'proposeDraw':
      return { type: 'DrawProposed', data: seated };
    case 'decline':
      return { type: 'ProposalDeclined', data: { ...seated, proposal: parley.proposal } };
    case 'resign':
      return { type: 'Resigned', data: seated };
    case 'acceptOutcome':
      return { type: 'OutcomeAccepted', data: seated };
  }
}

/** The actor of what a viewer says, in the metadata of its events. */
export function actorOfViewer(viewer: Viewer): string {
  const seat = seatOfViewer(viewer);
  if (seat !== null) return actorOf(seat);
  return isOrganiser(viewer) ? ORGANISER_ACTOR : ARBITER_ACTOR;
}

/** Whether the viewer came as an organiser of the game's tournament. */
function isOrganiser(viewer: Viewer): boolean {
  return viewer.kind === 'spectator' && viewer.account !== undefined;
}
