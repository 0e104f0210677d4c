import { haveSameText } from '../canonical/canonical.js';
import { isBesideOrders } from './beside-orders.js';
import type { GameEvent } from './event.js';
import type { Frame } from './frame.js';
import { owedDecision } from './honour/owed-decision.js';
import type { Finding } from './judgement.js';

/** Whether a recorded event equals the decided one. */
export type Same = (recorded: GameEvent, decided: GameEvent) => boolean;

/** How events that an edition `by` decides are compared with those of a log of `ruleset`. */
export function sameIn<Any extends { readonly frame: Frame }>(ruleset: Any, by: Any): Same {
  if (by === ruleset) return haveSameText;
  const { frame } = ruleset;
  return (one, other) => haveSameText(ofAnyEdition(frame, one), ofAnyEdition(frame, other));
}

/**
 * The part of an event on which two editions must agree. The pinned edition is left out, and so are the fingerprints,
 * since the edition is a part of them.
 */
function ofAnyEdition(frame: Frame, event: GameEvent): unknown {
  const setUp = frame.setUp(event);
  if (setUp) return { type: event.type, setup: setUp.setup };
  const turnEnd = frame.turnEnd(event);
  return turnEnd ? { type: event.type, ...turnEnd, fingerprint: null } : event;
}

/**
 * Compares recorded with decided events. Events beside orders are skipped: no rule decides them. The event of the order
 * itself also tells how much of the order others see, which follows from later events: their difference says more.
 */
export function compareEvents(
  log: readonly GameEvent[],
  decided: readonly GameEvent[],
  start: number,
  same: Same,
): readonly Finding[] {
  let compared = 0;
  let first: readonly Finding[] = [];
  for (const [index, event] of log.entries()) {
    if (isBesideOrders(event)) continue;
    const expected = decided[compared];
    if (!expected || !same(event, expected)) {
      const owed = owedDecision(log, decided, index);
      const differs = { kind: 'differs', at: start + index, recorded: event, decided: expected ?? null } as const;
      const found = [owed ? { ...differs, owed } : differs];
      if (owed || index > 0) return found;
      first = found;
    }
    compared += 1;
  }
  const missing = decided[compared];
  return missing ? [{ kind: 'missing', at: start + log.length, decided: missing }] : first;
}
