import { didYouMean } from '../../engine/notation/nearest.js';
import { CAMPAIGN_RULEBOOKS, EVENT_DEFINITIONS, SIEGE_RULEBOOKS } from '../rulesets.js';
import { writtenEvent } from './expect-events.js';
import type { Expectation } from './expected.js';
import { failure, type CaseFailure } from './failure.js';

/** The event types of an expectation and of its alternatives. */
interface AboutEvents extends Pick<Expectation, 'events' | 'noEvents'> {
  readonly oneOf?: readonly AboutEvents[];
}

/** The types of events in games, in sieges and in campaigns. */
export const EVENT_TYPES = {
  game: Object.keys({ ...EVENT_DEFINITIONS.game, ...EVENT_DEFINITIONS.parley, ...EVENT_DEFINITIONS.dice }),
  campaign: Object.keys(CAMPAIGN_RULEBOOKS.rulebook('campaign', 1).upcasters),
  siege: Object.keys(SIEGE_RULEBOOKS.rulebook('siege', 1).upcasters),
} as const;

/** Types that no event has: an unknown type under `noEvents` would assert nothing. */
export function unknownEvents(
  { events = [], noEvents = [], oneOf = [] }: AboutEvents,
  types: readonly string[],
): readonly CaseFailure[] {
  const unknown = (part: string, list: readonly (string | { readonly type: string })[]): readonly CaseFailure[] =>
    list.flatMap((one, index) => {
      const { type } = writtenEvent(one);
      if (types.includes(type)) return [];
      return [failure(['expect', part, index], `there is no event ${type}${didYouMean(type, types)}`)];
    });
  return [
    ...unknown('events', events),
    ...unknown('noEvents', noEvents),
    ...oneOf.flatMap((one, index) =>
      unknownEvents(one, types).map(({ at, ...rest }) => ({ ...rest, at: ['expect', 'oneOf', index, ...at.slice(1)] })),
    ),
  ];
}
