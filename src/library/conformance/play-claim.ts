import { corrected, stateBefore, type TurnCourse } from '../../engine/game/correction/turn-course.js';
import { CorrectionDice } from '../../engine/game/correction/correction-dice.js';
import { correctionEvent, type ClaimAt } from '../../engine/game/correction/record.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import { claimDecidedBy } from '../../engine/game/parley/claiming.js';
import type { Refusal } from '../../engine/game/refusal.js';
import { claimOf, nextNumber } from '../../engine/game/parley/course.js';
import { parleyAfter } from '../../engine/game/parley/course-after.js';
import { isParleyTalk, type ClaimStanding, type ParleyEvent } from '../../engine/game/parley/events.js';
import { whyNotSaid } from '../../engine/game/parley/talk.js';
import { causedBy, standingBy, verdictOf } from '../../engine/game/parley/verdict.js';
import { sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import {
  moreDice,
  sceneOfClaim,
  seatOf,
  withEvents,
  type CourseOfCase,
  type Played,
  type Scene,
} from './claim-scene.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';
import type { ExpectedRefusal } from './refused-order.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';

/** A claim of an error in an order of the case, and how the claim must stand, or why it must be refused. */
export interface ClaimInCase extends ExpectedRefusal {
  /** The number of the claimed order among those that were accepted, from 1. */
  readonly claim: number;
  readonly by: SeatId;
  /** The order is one of the own side, which corrects itself (pbem:1.4c). */
  readonly own?: true;
  /** How the claim stands in the end. */
  readonly standing?: ClaimStanding;
  /** The verdict names no reason, since not everybody may see where the error is; absent: it does, or finds none. */
  readonly withheld?: true;
  /** The other side agrees to the claim or declines it, or the claimant takes it back (`withdraws`). */
  readonly answer?: { readonly by: SeatId; readonly agree: boolean };
  readonly withdraws?: true;
  /** The case has an arbiter, who decides about the claim, after an appeal of the claimant if it is not open. */
  readonly arbiter?: 'upholds' | 'dismisses';
  /** Dice that the correction finds for each order whose recorded dice do not suffice. */
  readonly dice?: readonly number[];
}

/** Files a claim in a case, and corrects the turn if the claim is upheld (pbem:1.4d). Throws CaseBroken. */
export function playClaim<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
  entry: ClaimInCase,
  path: CasePath,
): Played<Course> {
  const { ruleset, claimRules: rules = null } = book;
  const { scene, parley, turn, orders, order, situation } = sceneOfClaim(book, { start, course }, entry, path);
  const { at } = order;
  const own = entry.own ? { own: true as const } : {};
  const filed = {
    type: 'ClaimFiled',
    data: { claim: nextNumber(parley), ...seatOf(entry.by), ...own, at, what: 'claimed in a case' },
  } as const;
  const refusal = whyNotSaid(parley, situation, filed);
  const what = `the claim of ${entry.by}`;
  const expected = entry.standing ?? expectedRefusal(entry);
  if (refusal) return { course, failures: unlike(refusal, entry, path, what) };
  const before = stateBefore(ruleset, turn, at) ?? start.position;
  const caused = causedBy(ruleset, orders);
  const verdict = verdictOf(ruleset, ruleset, { at, before, recorded: order.events, caused });
  const isShut = situation.builtSince(at).has(sideOfSeat(entry.by));
  const standing = standingBy(verdict, rules === null || entry.own === true || !isShut, rules);
  const judged = { type: 'ClaimJudged', data: { claim: filed.data.claim, standing, verdict } } as const;
  const later = decisionsOn(filed.data.claim, standing, entry);
  let said: readonly ParleyEvent[] = [filed, judged];
  let isUpheld = standing === 'upheld';
  for (const talk of later) {
    const so = said.reduce(parleyAfter, parley);
    const because = isParleyTalk(talk) ? whyNotSaid(so, situation, talk) : null;
    if (because) return { course, failures: unlike(because, entry, path, what) };
    if (isParleyTalk(talk) && claimDecidedBy(so, rules, talk)) isUpheld = true;
    said = [...said, talk];
  }
  const stands = claimOf(said.reduce(parleyAfter, parley), filed.data.claim)?.standing;
  const wrong = [
    compared(path, what, expected, stands ?? 'nowhere'),
    compared(path, `the reason of the verdict on ${what}`, toldOrNot(entry), toldOrNot(verdict)),
  ].filter((one) => one !== null);
  const correction = isUpheld && rules ? correctionAfterClaim(ruleset, filed.data, turn, scene) : null;
  // A claim that changes nothing stays out of the log, so that a case may claim an error several times.
  const after = correction ? withEvents(book, scene.course, [...said, correction]) : course;
  return { course: after, failures: wrong };
}

function toldOrNot({ withheld }: { readonly withheld?: boolean }): string {
  return withheld ? 'withheld' : 'told';
}

/**
 * The statements after a claim in a case: the answer of the other side, the withdrawal, or an appeal and a decision.
 */
function decisionsOn(
  claim: number,
  standing: ClaimStanding,
  { by, answer, withdraws, arbiter }: ClaimInCase,
): readonly ParleyEvent[] {
  const seat = seatOf(by);
  const ruling = { claim, upheld: arbiter === 'upholds', rule: 'pbem:1.4', because: 'decided in a case' };
  return [
    ...(answer ? [{ type: 'ClaimAnswered', data: { claim, ...seatOf(answer.by), agree: answer.agree } } as const] : []),
    ...(withdraws ? [{ type: 'ClaimWithdrawn', data: { claim, ...seat } } as const] : []),
    ...(arbiter
      ? [
          { type: 'ArbiterNamed', data: { name: 'Cid', keyHash: '0'.repeat(64) } } as const,
          ...(standing === 'open' && answer === undefined
            ? []
            : [{ type: 'ClaimAppealed', data: { claim, ...seat, what: 'appealed in a case' } } as const]),
          { type: 'ClaimRuled', data: ruling } as const,
        ]
      : []),
  ];
}

function unlike(refusal: Refusal, entry: ClaimInCase, path: CasePath, what: string): readonly CaseFailure[] {
  if (matches(refusal, entry)) return [];
  const expected = entry.standing ?? expectedRefusal(entry);
  return [{ at: path, what, expected, actual: `refused: ${inWords(refusal)}` }];
}

/**
 * The correction after an upheld claim. Where the case lists no dice that it finds, it asks the side whose turn is
 * corrected for the first die that is missing (pbem:1.4h).
 */
function correctionAfterClaim(
  ruleset: AnyRulebook['ruleset'],
  claim: ClaimAt,
  turn: TurnCourse,
  scene: Scene<CourseOfCase>,
): ReturnType<typeof correctionEvent> {
  const none = new CorrectionDice(ruleset, () => null);
  const more = scene.course.moreDice ? moreDice(scene) : none.more;
  const after = corrected(ruleset, turn, claim.at, more);
  return correctionEvent(ruleset, claim, turn, after, none.fallen.missing ? none.fallen : null);
}
