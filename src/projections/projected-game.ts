import type { GameEvent } from '../engine/game/event.js';
import { NO_PARLEY, parleyAfter, type ParleyCourse } from '../engine/game/parley/course.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import { type Folded, foldFirst, foldNext, recordedStep } from '../ledger/fold.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { ProjectionGap } from './gap.js';

/** A game as far as it has been projected. Immutable. */
export interface ProjectedGame extends Folded<Position, Setup> {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly parley: ParleyCourse;
  /** When each claim was filed, in the order of their numbers. */
  readonly claimsFiledAt: readonly string[];
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
  rulebooks: Rulebooks,
): Projected {
  const { revision, stream } = recorded;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(stream, expected, revision);
  const { recordedAt: updatedAt } = recorded.metadata;
  if (before) {
    const { log, event } = recordedStep(recorded, () => foldNext(before, recorded));
    const parley = parleyAfter(before.parley, event);
    const isFiled = parley.claims.length > before.parley.claims.length;
    const claimsFiledAt = isFiled ? [...before.claimsFiledAt, updatedAt] : before.claimsFiledAt;
    return { game: { ...log, revision, updatedAt, parley, claimsFiledAt }, event };
  }
  const { log, event, setup } = recordedStep(recorded, () => foldFirst(recorded, rulebooks));
  const begun = { parley: NO_PARLEY, claimsFiledAt: [] };
  return { game: { ...log, ...begun, id, title: setup.title, revision, createdAt: updatedAt, updatedAt }, event };
}
