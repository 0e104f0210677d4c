import { amendmentOf, claimOf, seatOfParley } from '../engine/game/parley/course.js';
import { seenOrder } from '../engine/game/parley/seen-order.js';
import type { OrderTold } from '../engine/game/frame.js';
import type { ParleyTalk } from '../engine/game/parley/events.js';
import type { ParleySituation } from '../engine/game/parley/situation.js';
import { whyNotSaid } from '../engine/game/parley/talk.js';
import type { ClaimedOrder } from '../engine/game/parley/verdict.js';
import { allowed, refused, type Refusal, type RuleId, type Ruled } from '../engine/game/refusal.js';
import { isUnderWay, orderOfEvent, sidesSince, type SidesSince } from './claimed-order.js';
import type { Parley, ParleyCommand, SubmitOrder } from './commands.js';
import { claimedAsCorrected } from './corrections.js';
import type { GameDoor } from './game-door.js';
import type { LoadedGame } from './loaded-game.js';
import { readOrder } from './order-reading.js';
import { amendmentTalk, talkOf } from './parley-talk.js';
import type { Viewer } from './viewer.js';
import { ownSeat } from './own-seat.js';

/** The statement of a viewer as an event, with the order that it concerns, and who did something since that order. */
export interface Said {
  readonly talk: ParleyTalk;
  readonly claimed: ClaimedOrder | null;
  /** The order waits for a decision before it is carried out to its end. */
  readonly underWay: boolean;
  readonly since: SidesSince;
}

/** A statement that cannot be read. */
export interface Unread {
  readonly refusal: Refusal;
}

const NOBODY: SidesSince = { spoken: new Set(), built: new Set(), seal: null };

/** The statement of a command, about the order that it concerns. Throws KeyNeeded, NotASeat, NotTheOrganiser. */
export async function readStatement(
  games: GameDoor,
  game: LoadedGame,
  { viewer, parley }: ParleyCommand,
): Promise<Said | Unread> {
  const about = orderAbout(game, parley);
  const recorded = about === null ? null : await orderOfEvent(games, game, viewer, about);
  const since = recorded ? await sidesSince(games, game, recorded) : NOBODY;
  const underWay = recorded !== null && isUnderWay(game, recorded);
  const claimed = recorded && (await claimedAsCorrected(games, game, viewer, recorded));
  if (parley.kind === 'proposeAmendment') {
    const meant = meantIn(game, viewer, parley.meant);
    if (!meant.ok) return meant;
    const at = claimed?.at ?? parley.at;
    return { talk: amendmentTalk(game, viewer, { ...parley, at }, meant.value), claimed, underWay, since };
  }
  if (parley.kind !== 'fileClaim') return { talk: talkOf(game, viewer, parley), claimed, underWay, since };
  const at = claimed?.at ?? parley.at;
  return { talk: talkOf(game, viewer, { ...parley, at }), claimed, underWay, since };
}

/** Why something cannot be said in a game as it stands, or null. `isRule`: whether the catalogue has a rule. */
export function whyNotInGame(
  game: LoadedGame,
  { talk, claimed, underWay, since }: Said,
  isRule: (rule: RuleId) => boolean,
): Refusal | null {
  const { book, position, parley } = game;
  const { ruleset, book: named = null, claimRules: rules = null } = book;
  if (!ruleset.settled) {
    return refused({ code: 'notInThisRuleset', rule: null, because: 'the seats of this game cannot parley' }).refusal;
  }
  const seat = seatOfParley(talk);
  const orderAt = (): OrderTold | null =>
    seat === null ? null : seenOrder(game.book.ruleset, claimed?.recorded[0], seat);
  const seats = ruleset.seats(position);
  const outcome = position.outcome;
  const situation = { seats, outcome, rules, orderAt, isUnderWay: () => underWay, book: named, isRule };
  return whyNotSaid(parley, { ...situation, ...sinceIn(since) }, talk);
}

function sinceIn({
  spoken,
  built,
  seal,
}: SidesSince): Pick<ParleySituation, 'spokenSince' | 'builtSince' | 'sealedSince'> {
  return { spokenSince: () => spoken, builtSince: () => built, sealedSince: () => seal };
}

/** The revision of an event of the order that a statement concerns; null: it concerns none. */
function orderAbout({ parley: course }: LoadedGame, parley: Parley): number | null {
  if (parley.kind === 'fileClaim' || parley.kind === 'proposeAmendment') return parley.at;
  if (parley.kind === 'answerAmendment') return amendmentOf(course, parley.claim)?.at ?? null;
  const isDecision = parley.kind === 'answerClaim' || parley.kind === 'ruleOnClaim';
  return isDecision ? (claimOf(course, parley.claim)?.at ?? null) : null;
}

/** The order that was meant; null: orders are to be taken back. */
function meantIn(game: LoadedGame, viewer: Viewer, meant: SubmitOrder['order'] | undefined): Ruled<unknown> {
  const seat = ownSeat(game.id, viewer);
  if (meant === undefined) return allowed(null);
  const read = readOrder(game.book, seat, meant);
  return read.ok ? allowed(read.value.order) : read;
}
