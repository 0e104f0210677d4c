import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { SiegeDayEventsDocument, type SiegeQuery } from '../api/generated';
import { lineOfLog } from '../common/words';
import type { KnownSeat } from '../keys';
import { ClaimError } from '../quarrels/claim-error';
import { linkOf } from '../routes';
import { RuleLink, WithRules } from '../rules/rule-link';
import { SCENARIOS } from './words';

interface Shown {
  readonly siege: SiegeQuery['siege'];
  /** The side whose key this browser has; null: none. */
  readonly seat: KnownSeat | null;
  readonly day: number;
}

/** The games of a day, and everything that happened on it. */
export function DayEvents({ siege: { id, revision, games, outcome }, seat, day }: Shown) {
  const [after, setAfter] = useState<string | null>(null);
  const variables = useMemo(() => ({ siege: id, day, after }), [id, day, after]);
  const context = useMemo(() => ({ requestPolicy: 'cache-and-network' as const, revision }), [revision]);
  const [{ data }] = useQuery({ query: SiegeDayEventsDocument, variables, context });
  const found = data?.siegeOccurrences;
  const played = games.filter((one) => one.day === day);
  return (
    <section className="panel" aria-labelledby="day-events">
      <h2 id="day-events">Day {day}</h2>
      {played.length > 0 && (
        <ul className="plain">
          {played.map(({ game, scenario, night }) => (
            <li key={game}>
              <a href={linkOf({ page: 'game', game, at: null, as: null })}>
                {SCENARIOS[scenario]}
                {night ? ', at night' : ''}: to the game
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="scrolled" role="region" aria-label={`Events of day ${day}`} tabIndex={0}>
        <ul className="plain">
          {found?.edges.map(({ node: { revision: at, part, side, text, dice } }) => (
            <li key={at}>
              <span className="small">
                {at} · {part}
              </span>{' '}
              <WithRules text={lineOfLog(text)} />
              {dice.map(({ value, rule }, index) => (
                <span className="small" key={index}>
                  {' '}
                  · die {value} (<RuleLink id={rule} />)
                </span>
              ))}
              {seat && side !== null && side !== seat.side && outcome === null && <ClaimError game={id} at={at} />}
            </li>
          ))}
        </ul>
      </div>
      {!found && <p>The events are coming…</p>}
      {found?.edges.length === 0 && <p>Nothing has happened yet.</p>}
      {after !== null && <button onClick={() => setAfter(null)}>From the beginning</button>}
      {found?.pageInfo.hasNextPage && (
        <button onClick={() => setAfter(found.pageInfo.endCursor ?? null)}>What came then</button>
      )}
    </section>
  );
}
