import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { OrderTold } from '../engine/game/frame.js';
import { amendmentOf, claimOf, seatOfParley } from '../engine/game/parley/course.js';
import { seenOrder } from '../engine/game/parley/seen-order.js';
import type { ParleyEvent, ParleyEventOf, ParleyTalk } from '../engine/game/parley/events.js';
import { claimDecidedBy } from '../engine/game/parley/claiming.js';
import { consequencesOf, whyNotSaid } from '../engine/game/parley/talk.js';
import type { ParleySituation } from '../engine/game/parley/situation.js';
import { standingBy, verdictOf, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { allowed, refused, type Refusal, type RuleId, type Ruled } from '../engine/game/refusal.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { CommandReused, InvalidRequest, RevisionConflict } from '../ledger/errors.js';
import { sealedEvents } from '../ledger/event-row.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { streamIsAtRevision, type Append, type Appended, type Ledger } from '../ledger/ledger.js';
import { COMMAND_FORM, COMMAND_PATTERN } from '../ledger/names.js';
import { claimedAsCorrected, correctionAfter, correctionGoesOn } from './corrections.js';
import { isUnderWay, orderOfEvent, sidesSince, type SidesSince } from './claimed-order.js';
import type { GameId, Viewer } from './viewer.js';
import type { Parley, ParleyCommand, Submission, SubmitOrder } from './commands.js';
import { openings } from './dice-of-order.js';
import type { DiceVault } from './dice-vault.js';
import { NotASeat } from './errors.js';
import { toRecord } from './event-types.js';
import type { GameDoor } from './game-door.js';
import { gameAfterSealed, timeAfter, type LoadedGame } from './loaded-game.js';
import { readOrder } from './order-reading.js';
import { actorOfViewer, amendmentTalk, talkOf } from './parley-talk.js';
import type { Salts } from './secrets.js';
import { seenEvent } from './seen-event.js';
import { seenBy } from './view.js';
import { seatOfViewer } from './viewer-seat.js';

interface Parts {
  readonly ledger: Ledger;
  readonly games: GameDoor;
  readonly rulebooks: Pick<AnyRulebooks, 'newest'>;
  readonly now: () => string;
  readonly salts: Salts;
  readonly vault: DiceVault;
  readonly kind: PlayedKind;
  /** Whether the catalogue has a rule of this id. */
  readonly isRule: (rule: RuleId) => boolean;
  /** Finds the siege or campaign to which a game or siege belongs; null: to none. */
  readonly keeperOf: (game: GameId) => Promise<GameId | null>;
  /** Whether a siege or campaign has taken over how a game or siege of it ended. */
  readonly isReported: (keeper: GameId, part: GameId) => Promise<boolean>;
}

/** The statement of a viewer as an event, with the order that it concerns, and who did something since that order. */
interface Said {
  readonly talk: ParleyTalk;
  readonly claimed: ClaimedOrder | null;
  /** The order waits for a decision before it is carried out to its end. */
  readonly underWay: boolean;
  readonly since: SidesSince;
}

/** A statement that cannot be read. */
interface Unread {
  readonly refusal: Refusal;
}

/** Statements that end a game. */
const ENDS: readonly ParleyTalk['type'][] = ['Resigned', 'DrawProposed'];

/** Statements after which something may be corrected. */
const CORRECTS: readonly ParleyTalk['type'][] = [
  'ClaimFiled',
  'ClaimAppealed',
  'AmendmentProposed',
  'AmendmentAnswered',
];

const NOBODY: SidesSince = { spoken: new Set(), built: new Set(), seal: null };

/**
 * Statements of seats and arbiters on their way into the ledger: recorded with what follows from them, or refused
 * without a trace.
 */
export class Parleys {
  constructor(private readonly parts: Parts) {}

  /** Idempotent by command id. Throws NoSuchGame, NotASeat, CommandReused, InvalidRequest. */
  async say(command: ParleyCommand): Promise<Submission> {
    const { ledger, games, kind } = this.parts;
    const own = { ...command, commandId: commandIdOf(command) };
    for (;;) {
      const game = await games.now(command.game, command.viewer);
      const earlier = await ledger.appendOf(streamOfKind(kind, game.id), own.commandId);
      if (earlier) return this.#answerAgain(game, own, earlier);
      const said = await this.#said(game, own);
      const refusal =
        'refusal' in said
          ? said.refusal
          : (whyNot(game, said, this.parts.isRule) ??
            (own.ofSettledSiege ? null : await this.#whyNotInSiege(game, said)));
      if (refusal) return { kind: 'refused', revision: game.revision, hash: game.hash, refusal, instead: [] };
      if ('refusal' in said) throw new Error('a statement that cannot be read is refused');
      const events = [said.talk, ...(await this.#consequences(game, own.viewer, said))];
      try {
        return await this.#append(game, own, events);
      } catch (error) {
        // Somebody else was faster: the game is looked at again. This ends, since every round somebody gets on.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  async #said(game: LoadedGame, { viewer, parley }: ParleyCommand): Promise<Said | Unread> {
    const { games } = this.parts;
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

  /**
   * Why something cannot be said in a game that belongs to a siege or campaign, or null. A side that could end its
   * scenario at any time would save its fighters from a lost fight; and what was reported stands (ADR 58).
   */
  async #whyNotInSiege({ id }: LoadedGame, { talk: { type } }: Said): Promise<Refusal | null> {
    const isEnd = ENDS.includes(type);
    const keeper = isEnd || CORRECTS.includes(type) ? await this.parts.keeperOf(id) : null;
    if (keeper === null) return null;
    if (isEnd) {
      const because =
        'the game is a scenario of a siege or campaign: it ends by its rules only, since its losses count there';
      return refused({ code: 'illegal', rule: null, because }).refusal;
    }
    if (!(await this.parts.isReported(keeper, id))) return null;
    const because = 'the siege or campaign has taken over how this ended: no error is claimed or corrected any more';
    return refused({ code: 'gameOver', rule: null, because }).refusal;
  }

  async #consequences(game: LoadedGame, viewer: Viewer, said: Said): Promise<readonly ParleyEvent[]> {
    const { talk, claimed } = said;
    if (talk.type === 'AmendmentAnswered') return this.#amended(game, viewer, talk);
    if (talk.type === 'CorrectionDieGiven') {
      const further = await correctionGoesOn(this.parts, game, viewer, [talk], talk);
      return further ? [further] : [];
    }
    if (claimed && talk.type === 'ClaimFiled') {
      const judged = this.#judged(game, talk, claimed, said.since);
      const isUpheld = judged.data.standing === 'upheld';
      const correction = isUpheld ? await correctionAfter(this.parts, game, viewer, talk.data) : null;
      return [judged, ...(correction ? [correction] : [])];
    }
    const decided = claimDecidedBy(game.parley, game.book.claimRules ?? null, talk);
    if (decided) {
      const claim = { claim: decided.number, at: decided.at };
      const correction = await correctionAfter(this.parts, game, viewer, claim);
      return correction ? [correction] : [];
    }
    return consequencesOf(game.parley, game.book.ruleset.seats(game.position), talk);
  }

  #judged(
    { book }: LoadedGame,
    { data: { claim, side, own } }: ParleyEventOf<'ClaimFiled'>,
    claimed: ClaimedOrder,
    { built }: SidesSince,
  ): ParleyEventOf<'ClaimJudged'> {
    const { ruleset } = book;
    const inTime = own === true || !book.claimRules || !built.has(side);
    const verdict = verdictOf(ruleset, ruleset, claimed);
    const { ruleset: newest } = this.parts.rulebooks.newest(ruleset.id);
    const today = newest.version === ruleset.version ? {} : { today: verdictOf(ruleset, newest, claimed) };
    return {
      type: 'ClaimJudged',
      data: { claim, standing: standingBy(verdict, inTime, book.claimRules ?? null), verdict, ...today },
    };
  }

  /** The change of the turn to which both sides agree (pbem:1.4l). */
  async #amended(
    game: LoadedGame,
    viewer: Viewer,
    { data: { claim, agree } }: ParleyEventOf<'AmendmentAnswered'>,
  ): Promise<readonly ParleyEvent[]> {
    const amendment = amendmentOf(game.parley, claim);
    if (!agree || !amendment) return [];
    const correction = await correctionAfter(this.parts, game, viewer, { claim, at: amendment.at }, amendment);
    return correction ? [correction] : [];
  }

  async #append(
    game: LoadedGame,
    { viewer, commandId }: ParleyCommand,
    said: readonly ParleyEvent[],
  ): Promise<Submission> {
    const { ledger, games, kind, now, salts, vault } = this.parts;
    const { book } = game;
    const position = said.reduce((state, event) => book.ruleset.evolve(state, event), game.position);
    const isOver = position.outcome !== null && game.position.outcome === null;
    const opened: readonly GameEvent[] =
      isOver && game.dice ? await openings(vault, game, game.dice, said, position) : [];
    const append: Append = {
      stream: streamOfKind(kind, game.id),
      expected: streamIsAtRevision(game.revision),
      commandId,
      metadata: { recordedAt: timeAfter(game, now()), actor: actorOfViewer(viewer) },
      events: toRecord(book, [...said, ...opened], salts),
    };
    const { lastRevision: revision, lastHash: hash, repeated } = await ledger.append(append);
    const events = sealedEvents(append, game);
    if (!repeated) await games.keep(gameAfterSealed(game, events, position), game.revision);
    const seen = events.map((event) => seenBy(viewer, seenEvent(book, event), book));
    return { kind: 'accepted', revision, hash, events: seen, repeated };
  }

  async #answerAgain(
    game: LoadedGame,
    command: ParleyCommand & { readonly commandId: string },
    earlier: Appended,
  ): Promise<Submission> {
    const { firstRevision: from, lastRevision: revision, lastHash: hash } = earlier;
    const { viewer, commandId } = command;
    const recorded = await this.parts.games.events(game, from, revision - from + 1);
    const said = await this.#said(game, command);
    if ('refusal' in said || !isSaidIn(recorded, said.talk))
      throw new CommandReused(streamOfKind(this.parts.kind, game.id), commandId);
    const events = recorded.map((event) => seenBy(viewer, seenEvent(game.book, event), game.book));
    return { kind: 'accepted', revision, hash, events, repeated: true };
  }
}

/** Whether a command once recorded just this. Only the number of a claim may differ: it is counted anew. */
function isSaidIn([first]: readonly GameEvent[], talk: ParleyTalk): boolean {
  if (first?.type !== talk.type) return false;
  const { claim } = first.data as ParleyEventOf<'ClaimFiled'>['data'];
  const isNumbered = talk.type === 'ClaimFiled' || talk.type === 'AmendmentProposed';
  const data = isNumbered ? { ...talk.data, claim } : talk.data;
  return canonicalJson(first.data) === canonicalJson(data);
}

function whyNot(game: LoadedGame, { talk, claimed, underWay, since }: Said, isRule: Parts['isRule']): Refusal | null {
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
  const seat = seatOfViewer(viewer);
  if (seat === null) throw new NotASeat(game.id);
  if (meant === undefined) return allowed(null);
  const read = readOrder(game.book, seat, meant);
  return read.ok ? allowed(read.value.order) : read;
}

/** The ledger's command id. Keys belong to those who give them, as those of orders do. Throws InvalidRequest. */
function commandIdOf({ viewer, commandId, ofSettledSiege }: ParleyCommand): string {
  if (!COMMAND_PATTERN.test(commandId)) throw new InvalidRequest(COMMAND_FORM);
  // A seat cannot take the name under which Herald will speak for it.
  const kind = ofSettledSiege ? 'herald settled siege' : 'herald parley';
  return sha256(canonicalJson([kind, actorOfViewer(viewer), commandId]));
}
