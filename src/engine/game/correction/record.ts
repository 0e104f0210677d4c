import { haveSameText } from '../../canonical/canonical.js';
import type { GameEvent } from '../event.js';
import type { AnyGame } from '../game.js';
import type { FallenDice } from '../parley/correction-forms.js';
import type { CorrectionEvent } from '../parley/events.js';
import { changesBetween } from './changes.js';
import type { CorrectedOrder } from './correct.js';
import { sharedOut } from './share-out.js';
import { stateAfter, type TurnCourse } from './turn-course.js';

/** The claim that a correction follows, with the revision of the claimed order. */
export interface ClaimAt {
  readonly claim: number;
  readonly at: number;
}

/**
 * The event that records how a course was corrected (pbem:1.4d): the fate of each order that was carried out again, and
 * what differs from the position that the log led to. Null: nothing differs. `fallen`: the dice that fell for it; null:
 * they are derived from the log, as in older games.
 */
export function correctionEvent(
  game: AnyGame,
  { claim, at }: ClaimAt,
  before: TurnCourse,
  after: TurnCourse,
  fallen: FallenDice | null = null,
): CorrectionEvent | null {
  const [was, is] = [stateAfter(game, before), stateAfter(game, after)];
  const first = before.waiting ? before.orders.length : before.orders.findIndex((order) => order.at === at);
  const again = after.orders.slice(first);
  const changes = changesBetween(was, is);
  const { waiting } = after;
  if (changes.length === 0 && !before.waiting && !waiting && again.every(({ fate }) => fate === 'kept')) return null;
  const data = {
    claim,
    at,
    orders: again.map((order) => told(game, order)),
    ...sharedOut(game.veil, game.seats(is), { was, is }, changes),
    ...(fallen ? { dice: fallen.dice } : {}),
    ...(fallen && fallen.hiddenDice.length > 0 ? { hiddenDice: fallen.hiddenDice } : {}),
  };
  const next = waiting?.orders[0]?.at;
  if (next === undefined) return { type: 'TurnCorrected', data };
  const missing = fallen?.missing?.at === next ? { ...fallen.missing, side: game.moment(is).side } : null;
  return { type: 'CorrectionBegun', data: { ...data, next, ...(missing ? { asks: missing } : {}) } };
}

/** Whether a recorded correction is the one that follows from the log. */
export function isThisCorrection(recorded: GameEvent, expected: CorrectionEvent | null): boolean {
  return expected !== null && haveSameText({ type: recorded.type, data: recorded.data }, expected);
}

function told({ veil }: AnyGame, { at, fate, events }: CorrectedOrder): CorrectionEvent['data']['orders'][number] {
  if (fate === 'kept') return { at, fate };
  const seen = events.map((event) => veil?.event(event, null) ?? event);
  return { at, fate, events: seen.map(({ type, data }) => ({ type, data })) };
}
