import { changesBetween } from '../engine/game/correction/changes.js';
import { unitDifferences, type UnitDifference } from '../engine/game/parley/unit-differences.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { revisionAsPlayed, stateAsCorrected, type CourseLog, type Telling } from '../ledger/corrected-course.js';
import type { NewEvent } from '../ledger/ledger.js';
import { Fold } from './fold.js';
import { parleyOfEvents } from './parley-of-log.js';
import { replayAt, type Instant, type Replayed } from './replay-at.js';

/** An event that stands in a log. */
export type LoggedNewEvent = NewEvent & { readonly revision: number; readonly hash: string };

/** A position of a replay in one of the ways in which a corrected turn is told, and what differs between both. */
export interface ReplayedAs extends Replayed {
  readonly differences: readonly UnitDifference[];
}

/**
 * The position at an instant as it was played or as all corrections of the log leave it; null if the game has not come
 * to the instant. Throws ReplayFailed, UnknownRuleset.
 */
export async function replayAs(
  log: readonly LoggedNewEvent[],
  rulebooks: AnyRulebooks,
  instant: Instant,
  as: Telling,
): Promise<ReplayedAs | null> {
  const at = await replayAt(log, rulebooks, instant);
  if (!at) return null;
  const course = courseLog(log, rulebooks, at);
  const then = { revision: at.revision, parley: parleyOfEvents(log.slice(0, at.revision + 1), rulebooks) };
  const played = await revisionAsPlayed(course, then);
  const was = await course.stateAfter(played);
  const is = (await stateAsCorrected(course, then)) ?? at.position;
  const shown = as === 'played' ? ((await replayAt(log, rulebooks, { kind: 'revision', revision: played })) ?? at) : at;
  const differences = unitDifferences(changesBetween(was, is));
  return { ...shown, position: as === 'played' ? was : is, differences };
}

function courseLog(
  log: readonly LoggedNewEvent[],
  rulebooks: AnyRulebooks,
  { rulebook, position }: Replayed,
): CourseLog {
  const fold = new Fold(rulebooks);
  const events = log.map((one) => {
    const { type, data } = fold.apply(one);
    return { revision: one.revision, hash: one.hash, event: { type, data } };
  });
  const stateAfter = async (revision: number) =>
    (await replayAt(log, rulebooks, { kind: 'revision', revision }))?.position ?? position;
  return {
    game: rulebook.ruleset,
    parley: parleyOfEvents(log, rulebooks),
    revision: log.length - 1,
    events: (from, limit) => Promise.resolve(events.slice(from, from + limit)),
    stateAfter,
  };
}
