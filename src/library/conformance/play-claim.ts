import { replay } from '../../engine/game/replay.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { NO_PARLEY } from '../../engine/game/parley/course.js';
import type { ClaimStanding } from '../../engine/game/parley/events.js';
import { whyNotSaid } from '../../engine/game/parley/talk.js';
import { shutsWindow, standingBy, verdictOf } from '../../engine/game/parley/verdict.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import type { Course } from './play-case.js';
import type { ExpectedRefusal } from './refused-order.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';

/** A claim of an error in an order of the case, and how the claim must stand, or why it must be refused. */
export interface ClaimInCase extends ExpectedRefusal {
  /** The number of the claimed order among those that were accepted, from 1. */
  readonly claim: number;
  readonly by: SeatId;
  readonly standing?: ClaimStanding;
}

/** Files a claim in a case that has come as far as `course`; the game stays as it is. Throws CaseBroken. */
export function playClaim(
  book: Rulebook,
  { start, course }: { readonly start: Course; readonly course: Course },
  entry: ClaimInCase,
  at: CasePath,
): readonly CaseFailure[] {
  const { ruleset, claimRules: rules = null } = book;
  const { events } = course;
  const starts = events.flatMap((event, index) => (ruleset.frame.order(event) ? [index] : []));
  const [from, to] = [starts[entry.claim - 1], starts[entry.claim] ?? events.length];
  if (from === undefined) throw new CaseBroken(failure(at, `no order ${entry.claim} was accepted before the claim`));
  const stateAt = (index: number) => replay(ruleset, events.slice(0, index), start.position) ?? start.position;
  const refusal = whyNotSaid(
    NO_PARLEY,
    {
      seats: ruleset.seats(course.position),
      outcome: course.position.outcome,
      rules,
      orderAt: () => ruleset.frame.order(events[from] ?? { type: '', data: {} }),
      isRule: () => true,
    },
    { type: 'ClaimFiled', data: { claim: 1, ...seatOf(entry.by), at: from + 1, what: 'claimed in a case' } },
  );
  const what = `the claim of ${entry.by}`;
  if (refusal) {
    if (matches(refusal, entry)) return [];
    return [{ at, what, expected: entry.standing ?? expectedRefusal(entry), actual: `refused: ${inWords(refusal)}` }];
  }
  const claimed = { at: from, before: stateAt(from), recorded: events.slice(from, to) };
  const isShut = starts.slice(entry.claim).some((index) => {
    const given = events[index] && ruleset.frame.order(events[index]);
    return given && shutsWindow(ruleset, sideOfSeat(entry.by), { ...given, before: stateAt(index) });
  });
  const standing = standingBy(verdictOf(ruleset, ruleset, claimed), rules === null || !isShut);
  const wrong = compared(at, what, entry.standing ?? expectedRefusal(entry), standing);
  return wrong ? [wrong] : [];
}

function seatOf(seat: SeatId): { readonly side: string; readonly player?: string } {
  const player = playerOfSeat(seat);
  return { side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
