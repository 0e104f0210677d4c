import type { GameEvent } from '../../engine/game/event.js';
import type { Expectation } from './case.js';
import { failure, type CaseFailure } from './failure.js';
import { isSubset } from './subset.js';

/** Expected events must come in their order, others between them allowed; events that must not come must not. */
export function wrongEvents(
  { events = [], noEvents = [] }: Pick<Expectation, 'events' | 'noEvents'>,
  log: readonly GameEvent[],
): readonly CaseFailure[] {
  const failures = noEvents.flatMap((type, index) =>
    log.some((event) => event.type === type) ? [failure(['expect', 'noEvents', index], `${type} happened`)] : [],
  );
  let next = 0;
  for (const [index, expected] of events.entries()) {
    const found = log.findIndex((event, place) => place >= next && isExpected(expected, event));
    if (found < 0) return [...failures, notFound(expected, index, log, next)];
    next = found + 1;
  }
  return failures;
}

type ExpectedEvent = NonNullable<Expectation['events']>[number];

function isExpected({ type, data }: ExpectedEvent, event: GameEvent): boolean {
  return event.type === type && isSubset(data ?? {}, event.data);
}

/** Shows the events of the type that did come, or else all that came after the last one found. */
function notFound(expected: ExpectedEvent, index: number, log: readonly GameEvent[], from: number): CaseFailure {
  const sameType = log.slice(from).filter((event) => event.type === expected.type);
  const shown =
    sameType.length > 0 ? sameType.map(({ data }) => JSON.stringify(data)) : log.slice(from).map(({ type }) => type);
  return {
    at: ['expect', 'events', index],
    what: `event ${expected.type}`,
    expected: JSON.stringify(expected.data ?? {}),
    actual: shown.length === 0 ? 'no further event' : shown.join(sameType.length > 0 ? ' | ' : ', '),
  };
}
