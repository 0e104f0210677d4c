import { diceAfter, diceAtFirst, type DiceCourse } from '../../engine/game/dice-course.js';
import { whyNotSaid } from '../../engine/game/dice-talk.js';
import { DECLINING_RULE, withDiceTerms, type DiceTalk } from '../../engine/game/dice-told.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import type { CaseFailure, CasePath } from './failure.js';
import type { Course } from './play-case.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { ExpectedRefusal } from './refused-order.js';

/** A seat declines reported dice (pbem:1.3c): it is accepted, or must be refused. */
export interface DeclineInCase extends ExpectedRefusal {
  readonly declines: SeatId;
}

/** The commitments of a game of a case, which nobody opens. */
const TERMS = { commitment: '0'.repeat(64), hiddenCommitment: '0'.repeat(64) };

/** Declines reported dice in a case whose game has them (option honourDice). */
export function playDecline(
  { ruleset, reportedDice }: Rulebook,
  course: Course,
  entry: DeclineInCase,
  at: CasePath,
): { readonly course: Course; readonly failures: readonly CaseFailure[] } {
  const { options } = course.position;
  const mode = reportedDice && options[reportedDice.option] === true ? 'reported' : 'committed';
  const begun = diceAtFirst(withDiceTerms({ type: 'GameSetUp', data: {} }, { mode, ...TERMS }));
  const dice = course.events.reduce<DiceCourse | null>(
    (before, event) => diceAfter(before, event, ruleset.frame),
    begun,
  );
  const player = playerOfSeat(entry.declines);
  const seat = { side: sideOfSeat(entry.declines), ...(player === null ? {} : { player }) };
  const talk: DiceTalk = { type: 'ReportedDiceDeclined', data: { ...seat, rule: DECLINING_RULE } };
  const refusal = whyNotSaid(dice, ruleset.seats(course.position), talk, () => false);
  const mustFail = entry.refused !== undefined || entry.code !== undefined;
  if (refusal ? mustFail && matches(refusal, entry) : !mustFail) {
    const said: readonly GameEvent[] = refusal ? [] : [talk];
    return { course: { ...course, events: [...course.events, ...said] }, failures: [] };
  }
  const expected = mustFail ? expectedRefusal(entry) : 'accepted';
  const actual = refusal ? `refused: ${inWords(refusal)}` : 'accepted';
  return { course, failures: [{ at, what: `${entry.declines} declines reported dice`, expected, actual }] };
}
