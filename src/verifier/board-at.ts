import { Fold, ReplayFailed } from '../audit/fold.js';
import type { LogEntry } from '../audit/log-entry.js';
import { UnknownRuleset, type AnyRulebooks } from '../engine/game/rulebook.js';
import type { NewEvent } from '../ledger/ledger.js';
import { pictureOf } from '../picture/picture.js';
import { sceneOf } from '../picture/scene-of.js';

/** The board of a game after one of its events. */
export interface BoardAt {
  readonly revision: number;
  /** The event in words. */
  readonly text: string;
  /** The board as an SVG document; null: the game is played without a board. */
  readonly svg: string | null;
}

/** The board as far as a log can be replayed, and why not further. */
export interface BoardFound {
  /** Null: not even the first event can be replayed. */
  readonly board: BoardAt | null;
  /** Why this is not the board that was asked for; null: it is. */
  readonly instead: string | null;
}

/**
 * The board after event `revision` of a log. A log that is forged may not come so far: then the board after the last
 * event that can be replayed.
 */
export function boardAt(entries: readonly LogEntry[], rulebooks: AnyRulebooks, revision: number): BoardFound {
  const fold = new Fold(rulebooks);
  let last: Last | null = null;
  for (const [at, entry] of entries.slice(0, revision + 1).entries()) {
    const applied = applying(fold, entry, at);
    if (typeof applied === 'string') return found(fold, last, `event ${at} cannot be replayed: ${applied}`);
    last = { at, event: applied };
  }
  return found(fold, last, revision < entries.length ? null : `the log ends before event ${revision}`);
}

/** The last event that could be replayed, in its current version. */
interface Last {
  readonly at: number;
  readonly event: NewEvent;
}

/** The event in its current version, or why it cannot be replayed. */
function applying(fold: Fold, { event, covered }: LogEntry, at: number): NewEvent | string {
  if (covered.revision !== at) return 'it is missing, or not in its place';
  try {
    return fold.apply(event);
  } catch (error) {
    if (error instanceof ReplayFailed || error instanceof UnknownRuleset) return error.message;
    throw error;
  }
}

function found({ position, rulebook }: Fold, last: Last | null, instead: string | null): BoardFound {
  if (!position || !rulebook || last === null) return { board: null, instead };
  const { at, event } = last;
  try {
    const field = rulebook.ruleset.field?.(position);
    const text = rulebook.tell({ type: event.type, data: event.data });
    return { board: { revision: at, text, svg: field ? pictureOf(sceneOf(field)) : null }, instead };
  } catch (error) {
    // A forged event may make a position that nobody can draw, for example with a unit beside the map.
    return { board: null, instead: `the position after event ${at} cannot be drawn: ${String(error)}` };
  }
}
