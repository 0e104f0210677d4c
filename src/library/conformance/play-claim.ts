import { ListedDice } from '../../engine/dice/dice.js';
import {
  amended,
  corrected,
  goneOn,
  stateBefore,
  turnCourse,
  type TurnCourse,
} from '../../engine/game/correction/turn-course.js';
import { CorrectionDice } from '../../engine/game/correction/correction-dice.js';
import { correctionEvent, type ClaimAt } from '../../engine/game/correction/record.js';
import type { GameEvent } from '../../engine/game/event.js';
import { replay } from '../../engine/game/replay.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { GameState } from '../../engine/game/game.js';
import { isBesideOrders } from '../../engine/game/beside-orders.js';
import { claimDecidedBy } from '../../engine/game/parley/claiming.js';
import type { Refusal } from '../../engine/game/refusal.js';
import {
  claimOf,
  correctionUnderWay,
  nextNumber,
  NO_PARLEY,
  parleyAfter,
  seatOfParley,
} from '../../engine/game/parley/course.js';
import { isParleyTalk, type ClaimStanding, type ParleyEvent } from '../../engine/game/parley/events.js';
import { whyNotSaid } from '../../engine/game/parley/talk.js';
import { seenOrder } from '../../engine/game/parley/seen-order.js';
import type { ParleySituation } from '../../engine/game/parley/situation.js';
import type { Seal } from '../../engine/game/seal.js';
import { causedBy, shutsWindow, standingBy, verdictOf } from '../../engine/game/parley/verdict.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import { deeplyFrozen } from './frozen.js';
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

/**
 * A seat proposes that an own order of the case is read as it was meant, or that its orders from one on are taken back;
 * the other side answers.
 */
export interface AmendmentInCase extends ExpectedRefusal {
  /** The number of the order among those that were accepted, from 1. */
  readonly claim: number;
  readonly by: SeatId;
  /** The order as it was meant (pbem:1.4l); absent: the orders are to be taken back. */
  readonly meant?: string;
  /** The answer of another seat. */
  readonly answer?: { readonly by: SeatId; readonly agree: boolean };
  readonly dice?: readonly number[];
}

/** The facts of a case that claims need: its state and its events since the set-up. */
export interface CourseOfCase {
  readonly position: GameState;
  readonly events: readonly GameEvent[];
  /** Dice that corrections find for each order whose recorded dice do not suffice. */
  readonly moreDice?: readonly number[];
}

/** A case at its beginning and as far as it has come. */
interface Scene<Course extends CourseOfCase> {
  readonly start: CourseOfCase;
  readonly course: Course;
}

interface Played<Course extends CourseOfCase> {
  readonly course: Course;
  readonly failures: readonly CaseFailure[];
}

/** Files a claim in a case, and corrects the turn if the claim is upheld (pbem:1.4d). Throws CaseBroken. */
export function playClaim<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
  entry: ClaimInCase,
  path: CasePath,
): Played<Course> {
  const { ruleset, claimRules: rules = null } = book;
  const { scene, parley, turn, orders, order, situation } = about(book, { start, course }, entry, path);
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

/** The reason for which an order stands for good, as the events after it tell. */
function sealAfter({ ruleset }: AnyRulebook, { events }: CourseOfCase, at: number): Seal | null {
  const seals = events.slice(at).map((event) => (isBesideOrders(event) ? null : ruleset.seals?.(event)));
  return seals.find((seal) => seal) ?? null;
}

/** Proposes an amendment in a case and answers it; if both agree, the turn is changed. Throws CaseBroken. */
export function playAmendment<Course extends CourseOfCase>(
  book: AnyRulebook,
  begun: Scene<Course>,
  entry: AmendmentInCase,
  path: CasePath,
): Played<Course> {
  const { ruleset } = book;
  const { course } = begun;
  const { scene, parley, turn, order, situation } = about(book, begun, entry, path);
  const { at } = order;
  const number = nextNumber(parley);
  const meant = entry.meant === undefined ? null : book.readOrder(entry.meant);
  if (meant && !meant.ok) throw new CaseBroken(failure(path, `"${entry.meant ?? ''}": ${meant.refusal.because}`));
  const change = meant ? ({ kind: 'slip', meant: meant.value.order } as const) : ({ kind: 'takeBack' } as const);
  const proposed = {
    type: 'AmendmentProposed',
    data: { claim: number, ...seatOf(entry.by), at, what: 'proposed in a case', ...change },
  } as const;
  const { by = entry.by, agree = false } = entry.answer ?? {};
  const answered = { type: 'AmendmentAnswered', data: { claim: number, ...seatOf(by), agree } } as const;
  const refusal =
    whyNotSaid(parley, situation, proposed) ?? whyNotSaid(parleyAfter(parley, proposed), situation, answered);
  if (refusal) {
    if (matches(refusal, entry)) return { course, failures: [] };
    const expected = entry.refused || entry.code ? expectedRefusal(entry) : 'an amendment';
    const what = `the amendment of ${entry.by}`;
    return { course, failures: [{ at: path, what, expected, actual: `refused: ${inWords(refusal)}` }] };
  }
  const wrong =
    entry.refused || entry.code
      ? [failure(path, `the amendment of ${entry.by} is accepted, and must be ${expectedRefusal(entry)}`)]
      : [];
  const after = agree ? amended(ruleset, turn, at, moreDice(scene), change) : turn;
  const correction = agree ? correctionEvent(ruleset, { claim: number, at }, turn, after) : null;
  const said = [proposed, answered, ...(correction ? [correction] : [])];
  return { course: withEvents(book, scene.course, said), failures: wrong };
}

/** The order of a case that an entry is about, the turn as it holds, and what may be said about it. */
function about<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
  { claim, by, dice }: { readonly claim: number; readonly by: SeatId; readonly dice?: readonly number[] },
  path: CasePath,
) {
  const { ruleset, claimRules: rules = null } = book;
  const rolled = dice ?? course.moreDice;
  const scene = { start, course: { ...course, ...(rolled ? { moreDice: rolled } : {}) } };
  const turn = turnOf(book, scene);
  const all = [...turn.orders, ...(turn.waiting?.orders ?? [])];
  const order = all[claim - 1];
  const orders = all.slice(claim - 1).map(({ events }) => events);
  if (!order) throw new CaseBroken(failure(path, `no order ${claim} was accepted before the claim`));
  const situation: ParleySituation = {
    seats: ruleset.seats(course.position),
    outcome: course.position.outcome,
    rules,
    orderAt: () => seenOrder(ruleset, order.events[0], by),
    isUnderWay: () =>
      causedBy(ruleset, orders).length === orders.flat().length && (ruleset.isUnderWay?.(course.position) ?? false),
    spokenSince: (at) => sidesSpoken(book, course, at),
    builtSince: () => sidesBuilt(book, turn, claim),
    sealedSince: (at) => sealAfter(book, course, at),
    book: null,
    isRule: () => true,
  };
  return { scene, parley: course.events.reduce(parleyAfter, NO_PARLEY), turn, orders, order, situation };
}

/** A case after an order: a correction that waited for a decision goes on (pbem:1.4d). */
export function correctedFurther<Course extends CourseOfCase>(
  book: AnyRulebook,
  { start, course }: Scene<Course>,
): Course {
  if (!course.events.some(({ type }) => type === 'CorrectionBegun')) return course;
  const open = correctionUnderWay(course.events.reduce(parleyAfter, NO_PARLEY));
  if (!open) return course;
  const claim: ClaimAt = { claim: open.claim, at: open.at };
  const turn = turnOf(book, { start, course });
  const after = goneOn(book.ruleset, turn, moreDice({ start, course }));
  const event = after.orders.length > turn.orders.length ? correctionEvent(book.ruleset, claim, turn, after) : null;
  return event ? withEvents(book, course, [event]) : course;
}

function turnOf({ ruleset }: AnyRulebook, scene: Scene<CourseOfCase>): TurnCourse {
  const { start, course } = scene;
  // The set-up of a case stands for revision 0.
  const log = course.events.map((event, index) => ({ revision: index + 1, event }));
  return turnCourse(ruleset, start.position, log, () => moreDice(scene));
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

function moreDice({ course }: Scene<CourseOfCase>): () => ListedDice {
  return () => new ListedDice(course.moreDice ?? [], 'derived');
}

function withEvents<Course extends CourseOfCase>(
  { ruleset }: AnyRulebook,
  course: Course,
  said: readonly ParleyEvent[],
): Course {
  const position = replay(ruleset, said as readonly GameEvent[], course.position) ?? course.position;
  return { ...course, position: deeplyFrozen(position), events: [...course.events, ...said] };
}

/** The sides that gave an order after another one which builds on the position (pbem:1.4a). */
function sidesBuilt({ ruleset }: AnyRulebook, turn: TurnCourse, claim: number): ReadonlySet<string> {
  const sides = turn.orders.slice(claim).flatMap(({ at, events: [first] }) => {
    const given = first && ruleset.frame.order(first);
    const before = stateBefore(ruleset, turn, at);
    if (!given || !before) return [];
    const side = sideOfSeat(given.seat);
    return shutsWindow(ruleset, side, { ...given, before }) ? [side] : [];
  });
  return new Set(sides);
}

/** The sides that gave an order or said something after the event at a revision. */
function sidesSpoken({ ruleset }: AnyRulebook, course: CourseOfCase, at: number): ReadonlySet<string> {
  const seats = course.events.slice(at).flatMap((event) => {
    const seat = ruleset.frame.order(event)?.seat ?? (isParleyTalk(event) ? seatOfParley(event) : null);
    return seat === null ? [] : [sideOfSeat(seat)];
  });
  return new Set(seats);
}

function seatOf(seat: SeatId): { readonly side: string; readonly player?: string } {
  const player = playerOfSeat(seat);
  return { side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
