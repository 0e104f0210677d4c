import type { GameEvent } from '../engine/game/event.js';
import { explainFinding } from '../engine/game/explain-finding.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import type { Verdict } from '../engine/game/judgement.js';
import {
  amendmentOf,
  correctionUnderWay,
  firstOfCorrections,
  NO_PARLEY,
  seatOfParley,
  type ParleyCourse,
} from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import { isThisCorrection, type ClaimAt } from '../engine/game/correction/record.js';
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
import { consequencesOf, whyNotSaid } from '../engine/game/parley/talk.js';
import { standingBy, type ClaimedOrder } from '../engine/game/parley/verdict.js';
import { whyOrderWaits } from '../engine/game/parley/waiting.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import { sideOfSeat } from '../engine/position/seat.js';
import { canonicalJson, haveSameText } from '../engine/canonical/canonical.js';
import { CorrectionsAgain } from './corrections-again.js';
import { GivenDice } from './given-dice.js';
import { SaidSoFar } from './said-so-far.js';

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
  /** Undefined: the verdict withholds it. */
  readonly rule: string | null | undefined;
}

/** A claim or amendment after which a turn is corrected. */
interface Upheld extends ClaimAt {
  /** Whether its correction must follow at once. */
  readonly isDue: () => boolean;
}

/**
 * Looks through the parley of a log, event by event: whether each seat could say what it said, whether what follows is
 * what had to follow, and whether the verdicts on claims are those of the rules.
 */
export class ParleyAudit {
  readonly findings: WrongParley[] = [];
  readonly #claims: RecordedClaim[] = [];
  readonly #said = new SaidSoFar();
  readonly #corrections = new CorrectionsAgain();
  readonly #dice = new GivenDice();
  /** The claim or amendment that was decided just now, so that its correction may follow. */
  #toCorrect: Upheld | null = null;
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
    const order = this.#said.take(revision, event, ruleset, before);
    if (order) this.#takeOrder(revision, order.order, ruleset, claimRules ?? null);
    if (!isParleyEvent(event)) return this.#expectNothing(revision);
    if (!hasParleyForm(event)) return this.#wrong(revision, `${event.type} has no form that is known`);
    if (isParleyTalk(event)) this.#takeTalk(revision, event, ruleset, claimRules ?? null, { before, isWhole });
    else if (isCorrection(event)) this.#takeCorrection(revision, event, ruleset, isWhole);
    else this.#takeConsequence(revision, event, ruleset, claimRules ?? null, { before, isWhole });
    const seat = isParleyTalk(event) ? seatOfParley(event) : null;
    if (seat !== null) this.#said.speak(sideOfSeat(seat), revision);
    this.#course = parleyAfter(this.#course, event);
  }

  /** After the last event. `verdicts`: the judgement of all orders by the edition that the game pins. */
  end(revision: number, verdicts: readonly Verdict[]): readonly WrongParley[] {
    this.#expectNothing(revision);
    const byStart = new Map(verdicts.map((one) => [one.start, one]));
    for (const claim of this.#claims) {
      const judged = byStart.get(claim.at);
      if (!judged || judged.verdict === 'undecided') continue;
      // The reason of the verdict may be what is withheld from this reader too.
      if (judged.partly && claim.rule === undefined) continue;
      const [found] = judged.findings;
      const rule = found ? explainFinding(found).rule : null;
      if (judged.verdict === claim.verdict && (claim.rule === undefined || rule === claim.rule)) continue;
      const because = `the claimed order at event ${claim.at} is ${judged.verdict} by the rules, not ${claim.verdict}`;
      this.#wrong(claim.revision, judged.verdict === claim.verdict ? `${because} by ${String(claim.rule)}` : because);
    }
    return this.findings;
  }

  #takeOrder(revision: number, order: unknown, game: AnyGame, rules: ClaimRules | null): void {
    const refusal = whyOrderWaits(this.#course, rules, game, order);
    if (refusal) this.#wrong(revision, refusal.because);
  }

  #takeTalk(
    revision: number,
    talk: ParleyTalk,
    game: AnyGame,
    rules: ClaimRules | null,
    { before, isWhole }: { readonly before: GameState | null; readonly isWhole: boolean },
  ): void {
    this.#expectNothing(revision);
    const situation = this.#said.situation(game, before, rules);
    const refusal = whyNotSaid(this.#course, situation, talk);
    if (refusal) this.#wrong(revision, refusal.because);
    this.#expected = consequencesOf(this.#course, situation.seats, talk);
    const amendment =
      talk.type === 'AmendmentAnswered' && talk.data.agree ? amendmentOf(this.#course, talk.data.claim) : null;
    const decided = amendment ?? claimDecidedBy(this.#course, rules, talk);
    if (decided) this.#uphold({ claim: decided.number, at: decided.at }, game, isWhole);
    if (talk.type === 'CorrectionDieGiven') this.#dice.give(revision, talk.data.value, this.#course);
    if (talk.type !== 'ClaimFiled') return;
    const { claim, at, side, own = false } = talk.data;
    this.#claimed = { claim, at, inTime: own || !rules || this.#said.builtBy(side) < at };
  }

  /** A correction must follow, if anything changes by it. */
  #uphold(claim: ClaimAt, game: AnyGame, isWhole: boolean): void {
    const parley = this.#course;
    this.#toCorrect = { ...claim, isDue: () => isWhole && this.#corrections.isDue(claim, game, parley) };
  }

  /** A correction is made again from the log, as verdicts are; what is recorded must be the same. */
  #takeCorrection(revision: number, event: CorrectionEvent, game: AnyGame, isWhole: boolean): void {
    const { claim, at } = event.data;
    const due = this.#toCorrect ?? correctionUnderWay(this.#course);
    this.#toCorrect = null;
    for (const purpose of this.#dice.useFor(event)) {
      this.#wrong(revision, `${event.type}: nobody has given the die for ${purpose} that it records`);
    }
    if (due?.claim !== claim) {
      return this.#wrong(revision, `${event.type}: no upheld claim or amendment ${claim} stands before it`);
    }
    if (due.at !== at) {
      return this.#wrong(revision, `${event.type}: claim ${claim} is about the order at event ${due.at}, not ${at}`);
    }
    if (!isWhole) return;
    const expected = this.#corrections.expected(event, game, this.#course);
    if (isThisCorrection(event, expected)) return;
    this.#wrong(revision, `${event.type}: the correction after claim ${claim} is another one by the rules`);
  }

  #takeConsequence(
    revision: number,
    event: Exclude<ParleyEvent, ParleyTalk | CorrectionEvent>,
    game: AnyGame,
    rules: ClaimRules | null,
    { before, isWhole }: { readonly before: GameState | null; readonly isWhole: boolean },
  ): void {
    if (event.type === 'ClaimJudged') return this.#takeVerdict(revision, event.data, game, rules, isWhole);
    // A game may be created with an arbiter.
    if (event.type === 'ArbiterNamed' && this.#said.hasNoOrders && before !== null && this.#expected.length === 0)
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
    isWhole: boolean,
  ): void {
    const claimed = this.#claimed;
    this.#claimed = null;
    if (claimed?.claim !== claim) return this.#wrong(revision, `claim ${claim} is not filed where it is judged`);
    if (standing !== standingBy(verdict, claimed.inTime, rules)) {
      this.#wrong(revision, `claim ${claim} cannot be ${standing}: it came ${claimed.inTime ? 'in time' : 'too late'}`);
    }
    if (standing === 'upheld') this.#uphold({ claim, at: claimed.at }, game, isWhole);
    if (firstOfCorrections(this.#course, claimed.at) === claimed.at) {
      const rule = verdict.withheld ? undefined : verdict.rule;
      this.#claims.push({ revision, at: claimed.at, verdict: verdict.verdict, rule });
      return;
    }
    const again = this.#corrections.verdict(claimed.at, game, this.#course);
    if (again === null || haveSameText(again, verdict)) return;
    this.#wrong(revision, `the order at event ${claimed.at} is ${again.verdict} in the turn as corrected so far`);
  }

  #expectNothing(revision: number): void {
    if (this.#toCorrect?.isDue())
      this.#wrong(revision, `the correction after claim ${this.#toCorrect.claim} is missing`);
    this.#toCorrect = null;
    for (const { type } of this.#expected) this.#wrong(revision, `${type} should have followed and is not there`);
    const forNothing = this.#dice.passOver();
    if (forNothing !== null) this.#wrong(forNothing, 'a die was given, and the correction does not go on');
    if (this.#claimed) this.#wrong(revision, `claim ${this.#claimed.claim} was not judged`);
    this.#expected = [];
    this.#claimed = null;
  }

  #wrong(revision: number, because: string): void {
    this.findings.push({ revision, because });
  }
}
