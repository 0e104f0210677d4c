import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { SiegeTimelineDocument, type SiegeThingKind } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { lineOfLog } from '../common/words';
import { isLed } from '../led';
import { linkOf } from '../routes';
import { RuleLink } from '../rules/rule-link';
import { type SiegeInstant, useFresh } from './instant';
import { KINDS, thingName } from './words';

/** `target:CstP12` as a thing; null: it names no kind. */
function thingOf(written: string): { readonly kind: SiegeThingKind; readonly name: string } | null {
  const [kind = '', ...name] = written.split(':');
  const known = KINDS.find((one) => one.kind === kind);
  return known ? { kind: known.kind, name: name.join(':') } : null;
}

/** Leads to the life that is shown, which may be far away from the link to it. */
export function goToLife(): void {
  const heading = document.getElementById('life');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The life of one thing, the latest first. */
export function ThingLife({ at: { siege, revision, shown }, written }: { at: SiegeInstant; written: string }) {
  const thing = useMemo(() => thingOf(written), [written]);
  useEffect(() => {
    if (isLed()) goToLife();
  }, []);
  const [before, setBefore] = useState<string | null>(null);
  const variables = useMemo(
    () => ({ siege, thing: thing ?? { kind: 'target' as const, name: written }, before }),
    [siege, thing, written, before],
  );
  const [{ data, error }] = useQuery({
    query: SiegeTimelineDocument,
    variables,
    pause: thing === null,
    context: useFresh(revision),
  });
  const trouble = troubleIn(error);
  const found = data?.siegeTimeline;
  return (
    <section className="panel" aria-labelledby="life">
      <h2 id="life" tabIndex={-1}>
        The life of {thing ? thingName(thing.kind, thing.name) : written}
      </h2>
      <a href={linkOf({ page: 'siege', siege, day: shown, from: null, thing: null })}>Close</a>
      {(trouble !== null || thing === null) && (
        <Notice title="There is no such thing in this siege.">
          <p>{trouble?.message ?? `${written} names no kind of thing.`}</p>
        </Notice>
      )}
      <ol className="plain">
        {[...(found?.edges ?? [])].reverse().map(({ node: { event, after } }) => (
          <li key={event.revision}>
            <a href={linkOf({ page: 'siege', siege, day: event.day, from: null, thing: written })}>
              Day {event.day}, {event.part}
            </a>
            : {lineOfLog(event.text)}
            {event.dice.map(({ value, rule }, index) => (
              <span className="small" key={index}>
                {' '}
                · die {value} (<RuleLink id={rule} />)
              </span>
            ))}
            {after && <strong> · {after.text}</strong>}
          </li>
        ))}
      </ol>
      {found?.pageInfo.hasPreviousPage && (
        <button onClick={() => setBefore(found.pageInfo.startCursor ?? null)}>What was before</button>
      )}
      {before !== null && <button onClick={() => setBefore(null)}>The latest</button>}
    </section>
  );
}
