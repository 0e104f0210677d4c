import type { GameEvent } from '../../engine/game/event.js';
import type { AnyRuleset } from '../../engine/game/game.js';
import { isOrderGiven } from '../../engine/game/order-given.js';
import type { Position } from '../../engine/position/position.js';
import { wrongInChange } from '../invariants/change.js';
import { wrongInLog, type LogRules } from '../invariants/log.js';
import { wrongAtRest, wrongInPosition } from '../invariants/position.js';
import { failure, type CaseFailure } from './failure.js';

/** Checks that every log and each of its positions must pass, whatever the case is about. */
export function brokenInvariants(
  book: LogRules,
  log: readonly GameEvent[],
  position: Position,
): readonly CaseFailure[] {
  const wrong = new Set([
    ...wrongOnTheWay(book.ruleset, log),
    ...wrongAtRest(position),
    ...wrongInLog(book, log, position),
  ]);
  return [...wrong].map((one) => failure(['orders'], one));
}

function wrongOnTheWay(ruleset: AnyRuleset, log: readonly GameEvent[]): readonly string[] {
  let before: Position | null = null;
  return log.flatMap((event) => {
    const after: Position = ruleset.evolve(before, event);
    const rested = before && isOrderGiven(event) ? wrongAtRest(before) : [];
    const wrong = [...rested, ...(before ? wrongInChange(before, event, after) : []), ...wrongInPosition(after)];
    before = after;
    return wrong;
  });
}
