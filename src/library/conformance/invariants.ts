import { isOrderGiven } from '../../engine/game/order-given.js';
import { eventFault } from '../../engine/game/define/events.js';
import { tell } from '../../engine/rulesets/pbem/notation/telling.js';
import type { Position } from '../../engine/position/position.js';
import { PBEM_EVENTS, type PbemEvent } from '../../engine/rulesets/pbem/core/events.js';
import { wrongInChange } from '../invariants/change.js';
import { wrongInLog, type LogRules } from '../invariants/log.js';
import { wrongAtRest, wrongInPosition } from '../invariants/position.js';
import type { BookRuleset } from './book.js';
import { failure, type CaseFailure } from './failure.js';

const faultOf = eventFault(PBEM_EVENTS);

/** Checks that every log and each of its positions must pass, whatever the case is about. */
export function brokenInvariants(
  ruleset: BookRuleset,
  log: readonly PbemEvent[],
  position: Position,
): readonly CaseFailure[] {
  const rules: LogRules = { ruleset, tell: (event) => tell(event as PbemEvent), faultOf };
  const wrong = new Set([
    ...wrongOnTheWay(ruleset, log),
    ...wrongAtRest(position),
    ...wrongInLog(rules, log, position),
  ]);
  return [...wrong].map((one) => failure(['orders'], one));
}

function wrongOnTheWay(ruleset: BookRuleset, log: readonly PbemEvent[]): readonly string[] {
  let before: Position | null = null;
  return log.flatMap((event) => {
    const after: Position = ruleset.evolve(before, event);
    const rested = before && isOrderGiven(event) ? wrongAtRest(before) : [];
    const wrong = [...rested, ...(before ? wrongInChange(before, event, after) : []), ...wrongInPosition(after)];
    before = after;
    return wrong;
  });
}
