import type { GameEvent } from '../engine/game/event.js';
import { isTurnEnded } from '../engine/game/turn-ended.js';
import { NO_PARLEY } from '../engine/game/parley/course.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Position } from '../engine/position/position.js';
import { type Folded, foldFirst, foldNext, recordedStep } from '../ledger/fold.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { ProjectionGap } from './gap.js';
import { quarrelsAfter, type Quarrels } from './write-claims.js';

/** A game as far as it has been projected. Immutable. */
export interface ProjectedGame extends Folded, Quarrels {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Orders that were accepted so far. */
  readonly orders: number;
  readonly turn: CountedTurn;
}

/** The turn of the last event. */
export interface CountedTurn {
  /** Its events so far by type; null: its beginning was not met, as where a game was taken from a snapshot. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Whether the last event ended it. */
  readonly isOver: boolean;
}

/** A game with the event that brought it there, lifted to its current version. */
export interface Projected {
  readonly game: ProjectedGame;
  readonly event: GameEvent;
}

/**
 * The game after one more event of it. Throws ProjectionGap, UnknownRuleset, what upcasting throws, and CorruptedEvent
 * if the event is not possible where it stands.
 */
export function gameAfter(
  before: ProjectedGame | null,
  id: string,
  recorded: RecordedEvent,
  rulebooks: AnyRulebooks,
): Projected {
  const { revision, stream } = recorded;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(stream, expected, revision);
  const { recordedAt: updatedAt } = recorded.metadata;
  if (before) {
    const { log, event } = recordedStep(recorded, () => foldNext(before, recorded));
    const quarrels = quarrelsAfter(before, event, updatedAt);
    const orders = before.orders + (log.book.ruleset.frame.order(event) ? 1 : 0);
    const turn = turnAfter(before.turn, recorded.type, isTurnEnded(event));
    return { game: { ...log, revision, updatedAt, orders, turn, ...quarrels }, event };
  }
  const { log, event, setup } = recordedStep(recorded, () => foldFirst(recorded, rulebooks));
  const turn = turnAfter(NO_TURN, recorded.type, isTurnEnded(event));
  const begun = { orders: 0, turn, parley: NO_PARLEY, claimsFiledAt: [] };
  return { game: { ...log, ...begun, id, title: setup.title, revision, createdAt: updatedAt, updatedAt }, event };
}

const NO_TURN: CountedTurn = { counts: {}, isOver: false };

function turnAfter(before: CountedTurn, type: string, isOver: boolean): CountedTurn {
  const { counts } = before.isOver ? NO_TURN : before;
  return { counts: counts && { ...counts, [type]: (counts[type] ?? 0) + 1 }, isOver };
}

/** The position on the board of a game; null: it is played without a board. */
export function fieldOf({ book, position }: ProjectedGame): Position | null {
  return book.ruleset.field?.(position) ?? null;
}
