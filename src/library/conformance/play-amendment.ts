import { amended } from '../../engine/game/correction/turn-course.js';
import { correctionEvent } from '../../engine/game/correction/record.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import { nextNumber } from '../../engine/game/parley/course.js';
import { parleyAfter } from '../../engine/game/parley/course-after.js';
import { whyNotSaid } from '../../engine/game/parley/talk.js';
import type { SeatId } from '../../engine/position/seat.js';
import {
  moreDice,
  sceneOfClaim,
  seatOf,
  withEvents,
  type CourseOfCase,
  type Played,
  type Scene,
} from './claim-scene.js';
import { CaseBroken, failure, type CasePath } from './failure.js';
import type { ExpectedRefusal } from './refused-order.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';

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

/** Proposes an amendment in a case and answers it; if both agree, the turn is changed. Throws CaseBroken. */
export function playAmendment<Course extends CourseOfCase>(
  book: AnyRulebook,
  begun: Scene<Course>,
  entry: AmendmentInCase,
  path: CasePath,
): Played<Course> {
  const { ruleset } = book;
  const { course } = begun;
  const { scene, parley, turn, order, situation } = sceneOfClaim(book, begun, entry, path);
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
