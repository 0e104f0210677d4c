import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { SiegeChangesDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { go, linkOf } from '../routes';
import { atOf, type SiegeInstant, useFresh } from './instant';
import { thingName } from './words';

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
