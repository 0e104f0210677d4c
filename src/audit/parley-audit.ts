import { isBesideOrders } from '../engine/game/beside-orders.js';
import type { GameEvent } from '../engine/game/event.js';
import { explainFinding } from '../engine/game/explain-finding.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import type { Verdict } from '../engine/game/judgement.js';
import {
  correctionUnderWay,
  firstOfCorrections,
  NO_PARLEY,
  parleyAfter,
  seatOfParley,
  type ParleyCourse,
} from '../engine/game/parley/course.js';
import { isMessageEvent } from '../engine/game/message/events.js';
import { isThisCorrection } from '../engine/game/correction/record.js';
import {
  hasParleyForm,
  isCorrection,
  isParleyEvent,
  isParleyTalk,
  type CorrectionEvent,
  type ParleyEvent,
  type ParleyTalk,
} from '../engine/game/parley/events.js';
import { claimDecidedBy } from '../engine/game/parley/claiming.js';
import type { ClaimRules } from '../engine/game/parley/situation.js';
import type { Seal } from '../engine/game/seal.js';
import { consequencesOf, whyNotSaid } from '../engine/game/parley/talk.js';
import { shutsWindow, standingBy, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import { canonicalJson, haveSameText } from '../engine/canonical/canonical.js';
import { DiceByName, givenDie } from '../engine/game/correction/correction-dice.js';
import { CorrectionsAgain } from './corrections-again.js';

/** An event of a parley that cannot stand where it stands. */
export interface WrongParley {
  readonly revision: number;
  readonly because: string;
}

/** A claim with the standing and verdict that the log records. */
interface RecordedClaim {
  readonly revision: number;
  readonly at: ClaimedOrder['at'];
  readonly verdict: 'right' | 'wrong';
  readonly rule: string | null;
}

/**
 * Looks through the parley of a log, event by event: whether each seat could say what it said, whether what follows is
 * what had to follow, and whether the verdicts on claims are those of the rules.
 */
export class ParleyAudit {
  readonly findings: WrongParley[] = [];
  readonly #claims: RecordedClaim[] = [];
  readonly #orders = new Map<number, { readonly seat: SeatId; readonly order: unknown }>();
  /** By side, the revision of its last order that built on the position. */
  readonly #built = new Map<string, number>();
  /** By side, the revision of the last message that it sent: an order, or something in the parley. */
  readonly #spoken = new Map<string, number>();
  /** The last event that lets all orders before it stand for good. */
  #seal: { readonly revision: number; readonly seal: Seal } | null = null;
  readonly #corrections = new CorrectionsAgain();
  /** The claim that was upheld just now, so that its correction may follow. */
  #toCorrect: number | null = null;
  /** The dice that sides have given for corrections, and whether the last one has led to anything yet. */
  readonly #given = new DiceByName();
  #dieGiven: number | null = null;
  #course: ParleyCourse = NO_PARLEY;
  /** The events that must follow an event of the parley, in their order. */
  #expected: readonly ParleyEvent[] = [];
  #claimed: { readonly claim: number; readonly at: number; readonly inTime: boolean } | null = null;

  /**
   * The next event in its current version; `before`: the state before it, null before the first; `hash`: its own.
   * `isWhole`: nothing was withheld so far, so that corrections can be made again.
   */
  take(
    revision: number,
    event: GameEvent,
    { ruleset, claimRules }: AnyRulebook,
    { before, hash, isWhole }: { readonly before: GameState | null; readonly hash: string; readonly isWhole: boolean },
  ): void {
    if (isWhole) this.#corrections.take({ revision, event }, hash, ruleset, before);
    const order = ruleset.frame.order(event);
    if (isMessageEvent(event)) this.#spoken.set(event.data.side, revision);
    if (order) {
      this.#spoken.set(sideOfSeat(order.seat), revision);
      this.#orders.set(revision, order);
      if (before) this.#noteBuilt(revision, ruleset, { ...order, before });
    }
    const seal = isBesideOrders(event) ? null : ruleset.seals?.(event);
    if (seal) this.#seal = { revision, seal };
    if (!isParleyEvent(event)) return this.#expectNothing(revision);
    if (!hasParleyForm(event)) return this.#wrong(revision, `${event.type} has no form that is known`);
    if (isParleyTalk(event)) this.#takeTalk(revision, event, ruleset, claimRules ?? null, before);
    else if (isCorrection(event)) this.#takeCorrection(revision, event, ruleset, isWhole);
    else this.#takeConsequence(revision, event, before, ruleset, claimRules ?? null);
    const seat = isParleyTalk(event) ? seatOfParley(event) : null;
    if (seat !== null) this.#spoken.set(sideOfSeat(seat), revision);
    this.#course = parleyAfter(this.#course, event);
  }

  /** After the last event. `verdicts`: the judgement of all orders by the edition that the game pins. */
  end(revision: number, verdicts: readonly Verdict[]): readonly WrongParley[] {
    this.#expectNothing(revision);
    const byStart = new Map(verdicts.map((one) => [one.start, one]));
    for (const claim of this.#claims) {
      const judged = byStart.get(claim.at);
      if (!judged || judged.verdict === 'undecided') continue;
      const [found] = judged.findings;
      const rule = found ? explainFinding(found).rule : null;
      if (judged.verdict === claim.verdict && rule === claim.rule) continue;
      const because = `the claimed order at event ${claim.at} is ${judged.verdict} by the rules, not ${claim.verdict}`;
      this.#wrong(claim.revision, judged.verdict === claim.verdict ? `${because} by ${String(claim.rule)}` : because);
    }
    return this.findings;
  }

  #takeTalk(
    revision: number,
    talk: ParleyTalk,
    game: AnyGame,
    rules: AnyRulebook['claimRules'] | null,
    before: GameState | null,
  ): void {
    this.#expectNothing(revision);
    const seats = before ? game.seats(before) : [];
    const situation = {
      seats,
      outcome: before?.outcome ?? null,
      rules: rules ?? null,
      orderAt: (at: number) => this.#orders.get(at) ?? null,
      spokenSince: (at: number) => sidesAfter(this.#spoken, at),
      builtSince: (at: number) => sidesAfter(this.#built, at),
      sealedSince: (at: number) => (this.#seal && this.#seal.revision > at ? this.#seal.seal : null),
      isRule: () => true,
    };
    const refusal = whyNotSaid(this.#course, situation, talk);
    if (refusal) this.#wrong(revision, refusal.because);
    this.#expected = consequencesOf(this.#course, seats, talk);
    if (talk.type === 'AmendmentAnswered' && talk.data.agree) this.#toCorrect = talk.data.claim;
    const decided = claimDecidedBy(this.#course, rules ?? null, talk);
    if (decided) this.#toCorrect = decided.number;
    if (talk.type === 'CorrectionDieGiven') this.#takeDie(revision, talk.data.value);
    if (talk.type !== 'ClaimFiled') return;
    const { claim, at, side, own = false } = talk.data;
    this.#claimed = { claim, at, inTime: own || !rules || (this.#built.get(side) ?? -1) < at };
  }

  #takeDie(revision: number, value: number): void {
    this.#dieGiven = revision;
    const asks = correctionUnderWay(this.#course)?.asks;
    if (asks) this.#given.add([givenDie(asks, value)]);
  }

  /** A correction is made again from the log, as verdicts are; what is recorded must be the same. */
  #takeCorrection(revision: number, event: CorrectionEvent, game: AnyGame, isWhole: boolean): void {
    const { claim } = event.data;
    const isDue = this.#toCorrect === claim || correctionUnderWay(this.#course)?.claim === claim;
    this.#toCorrect = null;
    this.#dieGiven = null;
    for (const { at, number, die } of event.data.dice ?? []) {
      if (die.source !== 'reported' || this.#given.find({ at, number, request: die })?.value === die.value) continue;
      this.#wrong(revision, `${event.type}: nobody has given the die for ${die.purpose} that it records`);
    }
    if (!isDue) return this.#wrong(revision, `${event.type}: no upheld claim or amendment ${claim} stands before it`);
    if (!isWhole) return;
    const expected = this.#corrections.expected(event, game, this.#course);
    if (isThisCorrection(event, expected)) return;
    this.#wrong(revision, `${event.type}: the correction after claim ${claim} is another one by the rules`);
  }

  #takeConsequence(
    revision: number,
    event: Exclude<ParleyEvent, ParleyTalk | CorrectionEvent>,
    before: GameState | null,
    game: AnyGame,
    rules: ClaimRules | null,
  ): void {
    if (event.type === 'ClaimJudged') return this.#takeVerdict(revision, event.data, game, rules);
    // A game may be created with an arbiter.
    if (event.type === 'ArbiterNamed' && this.#orders.size === 0 && before !== null && this.#expected.length === 0)
      return;
    const [expected, ...others] = this.#expected;
    this.#expected = others;
    if (expected && canonicalJson(expected) === canonicalJson({ type: event.type, data: event.data })) return;
    this.#wrong(revision, `${event.type} does not follow from what the seats have said`);
  }

  #takeVerdict(
    revision: number,
    { claim, standing, verdict }: Extract<ParleyEvent, { type: 'ClaimJudged' }>['data'],
    game: AnyGame,
    rules: ClaimRules | null,
  ): void {
    const claimed = this.#claimed;
    this.#claimed = null;
    if (claimed?.claim !== claim) return this.#wrong(revision, `claim ${claim} is not filed where it is judged`);
    if (standing !== standingBy(verdict, claimed.inTime, rules)) {
      this.#wrong(revision, `claim ${claim} cannot be ${standing}: it came ${claimed.inTime ? 'in time' : 'too late'}`);
    }
    this.#toCorrect = standing === 'upheld' ? claim : null;
    if (firstOfCorrections(this.#course, claimed.at) === claimed.at) {
      this.#claims.push({ revision, at: claimed.at, verdict: verdict.verdict, rule: verdict.rule });
      return;
    }
    const again = this.#corrections.verdict(claimed.at, game, this.#course);
    if (again === null || haveSameText(again, verdict)) return;
    this.#wrong(revision, `the order at event ${claimed.at} is ${again.verdict} in the turn as corrected so far`);
  }

  #noteBuilt(revision: number, game: AnyGame, given: Parameters<typeof shutsWindow>[2]): void {
    const side = sideOfSeat(given.seat);
    if (shutsWindow(game, side, given)) this.#built.set(side, revision);
  }

  #expectNothing(revision: number): void {
    this.#toCorrect = null;
    for (const { type } of this.#expected) this.#wrong(revision, `${type} should have followed and is not there`);
    if (this.#dieGiven !== null) this.#wrong(this.#dieGiven, 'a die was given, and the correction does not go on');
    this.#dieGiven = null;
    if (this.#claimed) this.#wrong(revision, `claim ${this.#claimed.claim} was not judged`);
    this.#expected = [];
    this.#claimed = null;
  }

  #wrong(revision: number, because: string): void {
    this.findings.push({ revision, because });
  }
}

/** The sides that did something after the event at a revision. `last`: by side, the revision at which it last did it. */
function sidesAfter(last: ReadonlyMap<string, number>, at: number): ReadonlySet<string> {
  return new Set([...last].filter(([, revision]) => revision > at).map(([side]) => side));
}
