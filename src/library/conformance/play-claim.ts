import { ListedDice } from '../../engine/dice/dice.js';
import {
  corrected,
  goneOn,
  stateBefore,
  turnCourse,
  type TurnCourse,
} from '../../engine/game/correction/turn-course.js';
import { correctionEvent, type ClaimAt } from '../../engine/game/correction/record.js';
import type { GameEvent } from '../../engine/game/event.js';
import { replay } from '../../engine/game/replay.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { correctionUnderWay, NO_PARLEY, parleyAfter } from '../../engine/game/parley/course.js';
import type { ClaimStanding, ParleyEvent } from '../../engine/game/parley/events.js';
import { whyNotSaid } from '../../engine/game/parley/talk.js';
import { shutsWindow, standingBy, verdictOf } from '../../engine/game/parley/verdict.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import { frozen } from './frozen.js';
import type { Course } from './play-case.js';
import type { ExpectedRefusal } from './refused-order.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';

/** A claim of an error in an order of the case, and how the claim must stand, or why it must be refused. */
export interface ClaimInCase extends ExpectedRefusal {
  /** The number of the claimed order among those that were accepted, from 1. */
  readonly claim: number;
  readonly by: SeatId;
  readonly standing?: ClaimStanding;
  /** Dice that the correction finds for each order whose recorded dice do not suffice. */
  readonly dice?: readonly number[];
}

/** A case at its beginning and as far as it has come. */
interface Scene {
  readonly start: Course;
  readonly course: Course;
}

/** Files a claim in a case, and corrects the turn if the claim is upheld (pbem:1.4d). Throws CaseBroken. */
export function playClaim(
  book: Rulebook,
  { start, course }: Scene,
  entry: ClaimInCase,
  path: CasePath,
): { readonly course: Course; readonly failures: readonly CaseFailure[] } {
  const { ruleset, claimRules: rules = null } = book;
  const rolled = entry.dice ?? course.moreDice;
  const scene = { start, course: { ...course, ...(rolled ? { moreDice: rolled } : {}) } };
  const parley = course.events.reduce(parleyAfter, NO_PARLEY);
  const turn = turnOf(book, scene);
  const order = [...turn.orders, ...(turn.waiting?.orders ?? [])][entry.claim - 1];
  if (!order) throw new CaseBroken(failure(path, `no order ${entry.claim} was accepted before the claim`));
  const { at } = order;
  const filed = {
    type: 'ClaimFiled',
    data: { claim: parley.claims.length + 1, ...seatOf(entry.by), at, what: 'claimed in a case' },
  } as const;
  const given = order.events[0] && ruleset.frame.order(order.events[0]);
  const refusal = whyNotSaid(
    parley,
    {
      seats: ruleset.seats(course.position),
      outcome: course.position.outcome,
      rules,
      orderAt: () => given ?? null,
      isRule: () => true,
    },
    filed,
  );
  const what = `the claim of ${entry.by}`;
  const expected = entry.standing ?? expectedRefusal(entry);
  if (refusal) {
    if (matches(refusal, entry)) return { course, failures: [] };
    return { course, failures: [{ at: path, what, expected, actual: `refused: ${inWords(refusal)}` }] };
  }
  const before = stateBefore(ruleset, turn, at) ?? start.position;
  const verdict = verdictOf(ruleset, ruleset, { at, before, recorded: order.events });
  const standing = standingBy(verdict, rules === null || !isShut(book, turn, entry));
  const judged = { type: 'ClaimJudged', data: { claim: filed.data.claim, standing, verdict } } as const;
  const wrong = compared(path, what, expected, standing);
  const correction =
    standing === 'upheld' && rules
      ? correctionEvent(ruleset, filed.data, turn, corrected(ruleset, turn, at, moreDice(scene)))
      : null;
  // A claim that changes nothing stays out of the log, so that a case may claim an error several times.
  const after = correction ? withEvents(book, scene.course, [filed, judged, correction]) : course;
  return { course: after, failures: wrong ? [wrong] : [] };
}

/** A case after an order: a correction that waited for a decision goes on (pbem:1.4d). */
export function correctedFurther(book: Rulebook, { start, course }: Scene): Course {
  if (!course.events.some(({ type }) => type === 'CorrectionBegun')) return course;
  const open = correctionUnderWay(course.events.reduce(parleyAfter, NO_PARLEY));
  if (!open) return course;
  const claim: ClaimAt = { claim: open.claim, at: open.at };
  const turn = turnOf(book, { start, course });
  const after = goneOn(book.ruleset, turn, moreDice({ start, course }));
  const event = after.orders.length > turn.orders.length ? correctionEvent(book.ruleset, claim, turn, after) : null;
  return event ? withEvents(book, course, [event]) : course;
}

function turnOf({ ruleset }: Rulebook, scene: Scene): TurnCourse {
  const { start, course } = scene;
  // The set-up of a case stands for revision 0.
  const log = course.events.map((event, index) => ({ revision: index + 1, event }));
  return turnCourse(ruleset, start.position, log, moreDice(scene));
}

function moreDice({ course }: Scene): () => ListedDice {
  return () => new ListedDice(course.moreDice ?? [], 'derived');
}

function withEvents({ ruleset }: Rulebook, course: Course, said: readonly ParleyEvent[]): Course {
  const position = replay(ruleset, said as readonly GameEvent[], course.position) ?? course.position;
  return { ...course, position: frozen(position), events: [...course.events, ...said] };
}

function isShut({ ruleset }: Rulebook, turn: TurnCourse, { claim, by }: ClaimInCase): boolean {
  return turn.orders.slice(claim).some(({ at, events: [first] }) => {
    const given = first && ruleset.frame.order(first);
    const before = stateBefore(ruleset, turn, at);
    return given && before && shutsWindow(ruleset, sideOfSeat(by), { ...given, before });
  });
}

function seatOf(seat: SeatId): { readonly side: string; readonly player?: string } {
  const player = playerOfSeat(seat);
  return { side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
