import type { GameEvent } from '../../engine/game/event.js';
import type { ExpectedEvent, Expectation } from './expected.js';
import { failure, type CaseFailure } from './failure.js';
import { differences, isSubset, type Difference } from './subset.js';

/** Expected events must come in their order, others between them allowed; events that must not come must not. */
export function wrongEvents(
  { events = [], noEvents = [] }: Pick<Expectation, 'events' | 'noEvents'>,
  log: readonly GameEvent[],
): readonly CaseFailure[] {
  const failures = noEvents.flatMap((one, index) => {
    const unwanted = writtenEvent(one);
    const came = log.find((event) => isExpected(unwanted, event));
    if (!came) return [];
    const data = unwanted.data ? `: ${JSON.stringify(came.data)}` : '';
    return [failure(['expect', 'noEvents', index], `${unwanted.type} happened${data}`)];
  });
  let next = 0;
  for (const [index, expected] of events.entries()) {
    const found = log.findIndex((event, place) => place >= next && isExpected(expected, event));
    if (found < 0) return [...failures, ...notFound(expected, index, log, next)];
    next = found + 1;
  }
  return failures;
}

/** A type alone stands for all events of that type. */
export function writtenEvent(one: string | ExpectedEvent): ExpectedEvent {
  return typeof one === 'string' ? { type: one } : one;
}

function isExpected({ type, data }: ExpectedEvent, event: GameEvent): boolean {
  return event.type === type && isSubset(data ?? {}, event.data);
}

/** The differences from the nearest event of the expected type; if there is none, the types of events that came. */
function notFound(
  { type, data = {} }: ExpectedEvent,
  index: number,
  log: readonly GameEvent[],
  from: number,
): readonly CaseFailure[] {
  const at = ['expect', 'events', index];
  const later = log.slice(from);
  const [nearest, ...others] = later
    .filter((event) => event.type === type)
    .map((event) => differences(data, event.data))
    .sort((one, other) => one.length - other.length);
  if (!nearest) {
    const earlier = log.some((event) => event.type === type) ? ', though one came before the event expected last' : '';
    const actual = later.length === 0 ? 'no further event' : later.map((event) => event.type).join(', ');
    return [{ at, what: `event ${type}${earlier}`, expected: type, actual }];
  }
  const which = others.length > 0 ? ` (the nearest of ${others.length + 1})` : '';
  return nearest.map(({ path, expected, actual }: Difference) => ({
    at: [...at, 'data', ...path],
    what: `event ${type}${which}`,
    expected,
    actual,
  }));
}
