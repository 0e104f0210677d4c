import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import {
  SiegeChangesDocument,
  SiegeThingsDocument,
  SiegeTimelineDocument,
  type SiegeAtInput,
  type SiegeThingKind,
} from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { capital } from '../common/words';
import { go, linkOf } from '../routes';
import { RuleLink } from '../rules/rule-link';
import { KINDS, thingName } from './words';

/** A siege at the end of a day; `day` null: now. */
export interface SiegeInstant {
  readonly siege: string;
  readonly revision: number;
  /** The day that is looked at. */
  readonly shown: number;
  /** Null: it is the day under way. */
  readonly day: number | null;
}

function atOf(day: number | null): SiegeAtInput | null {
  return day === null ? null : { day: { day } };
}

/** Asks anew when the siege has gone on. */
function useFresh(revision: number) {
  return useMemo(() => ({ requestPolicy: 'cache-and-network' as const, revision }), [revision]);
}

/** Everything as it stood, by kind; each thing leads to its life. */
export function Things({ siege, revision, day, shown }: SiegeInstant) {
  const [after, setAfter] = useState<string | null>(null);
  const variables = useMemo(() => ({ siege, at: atOf(day), after }), [siege, day, after]);
  const [{ data, error }] = useQuery({ query: SiegeThingsDocument, variables, context: useFresh(revision) });
  const trouble = troubleIn(error);
  const found = data?.siegeThings;
  const things = found?.edges.map(({ node }) => node) ?? [];
  return (
    <section className="panel" aria-labelledby="things">
      <h2 id="things">How everything {day === null ? 'stands' : 'stood in the evening'}</h2>
      {trouble && <Notice title={trouble.message} />}
      {!found && !trouble && <p>The list is coming…</p>}
      {KINDS.map(({ kind, heading }) => {
        const own = things.filter((thing) => thing.kind === kind);
        if (own.length === 0) return null;
        return (
          <details open key={kind}>
            <summary>
              {heading} ({own.length})
            </summary>
            <ul className="plain">
              {own.map(({ name, text }) => (
                <li key={name}>
                  <a href={linkOf({ page: 'siege', siege, day: shown, from: null, thing: `${kind}:${name}` })}>
                    {thingName(kind, name)}
                  </a>
                  : {text}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {after !== null && <button onClick={() => setAfter(null)}>The first ones</button>}
      {found?.pageInfo.hasNextPage && (
        <button onClick={() => setAfter(found.pageInfo.endCursor ?? null)}>More things</button>
      )}
    </section>
  );
}

/** `target:CstP12` as a thing; null: it names no kind. */
function thingOf(written: string): { readonly kind: SiegeThingKind; readonly name: string } | null {
  const [kind = '', ...name] = written.split(':');
  const known = KINDS.find((one) => one.kind === kind);
  return known ? { kind: known.kind, name: name.join(':') } : null;
}

/** The life of one thing, the latest first. */
export function ThingLife({ at: { siege, revision, shown }, written }: { at: SiegeInstant; written: string }) {
  const thing = useMemo(() => thingOf(written), [written]);
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
      <h2 id="life">The life of {thing ? thingName(thing.kind, thing.name) : written}</h2>
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
            : {capital(event.text)}
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

/** The things that stand otherwise than on another day. */
export function Changes({ at, from }: { readonly at: SiegeInstant; readonly from: number | null }) {
  const { siege, shown } = at;
  const [typed, setTyped] = useState(String(from ?? Math.max(1, shown - 1)));
  return (
    <section className="panel" aria-labelledby="changes">
      <h2 id="changes">What has changed</h2>
      <form
        className="since"
        onSubmit={(event) => {
          event.preventDefault();
          go({ page: 'siege', siege, day: shown, from: Number(typed), thing: null });
        }}
      >
        <label htmlFor="since">Since the evening of day</label>
        <input
          id="since"
          type="number"
          min={1}
          max={shown}
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button>Compare</button>
      </form>
      {from !== null && <Differences at={at} from={from} key={`${from} ${shown}`} />}
    </section>
  );
}

function Differences({
  at: { siege, revision, day, shown },
  from,
}: {
  readonly at: SiegeInstant;
  readonly from: number;
}) {
  const [after, setAfter] = useState<string | null>(null);
  const variables = useMemo(
    () => ({ siege, from: { day: { day: from } }, to: atOf(day), after }),
    [siege, from, day, after],
  );
  const [{ data, error }] = useQuery({ query: SiegeChangesDocument, variables, context: useFresh(revision) });
  const trouble = troubleIn(error);
  const found = data?.siegeChanges;
  return (
    <>
      {trouble && <Notice title={trouble.message} />}
      {found?.edges.length === 0 && <p>Nothing stands otherwise.</p>}
      {found && found.edges.length > 0 && (
        <table className="changes">
          <caption className="small">
            Day {from} and day {shown}
          </caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {found.edges.map(({ node: { kind, name, before, after: then } }) => (
              <tr key={`${kind} ${name}`}>
                <th scope="row">
                  <a href={linkOf({ page: 'siege', siege, day: shown, from: null, thing: `${kind}:${name}` })}>
                    {thingName(kind, name)}
                  </a>
                </th>
                <td>{before?.text ?? '–'}</td>
                <td>{then?.text ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found?.pageInfo.hasNextPage && <button onClick={() => setAfter(found.pageInfo.endCursor ?? null)}>More</button>}
    </>
  );
}
