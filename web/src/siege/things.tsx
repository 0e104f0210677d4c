import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { SiegeThingsDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { isLed } from '../led';
import { linkOf } from '../routes';
import { groupsOf } from './thing-groups';
import { atOf, type SiegeInstant, useFresh } from './instant';
import { goToLife } from './thing-life';
import { thingName } from './words';

interface Shown extends SiegeInstant {
  /** The thing whose life is shown, `target:CstP12`; null: none. */
  readonly thing: string | null;
}

/** Everything as it stood, by kind; each thing leads to its life. */
export function Things({ siege, revision, day, shown, thing: open }: Shown) {
  const list = useRef<HTMLElement>(null);
  useCameBack(list, open);
  const [after, setAfter] = useState<string | null>(null);
  const variables = useMemo(() => ({ siege, at: atOf(day), after }), [siege, day, after]);
  const [{ data, error }] = useQuery({ query: SiegeThingsDocument, variables, context: useFresh(revision) });
  const trouble = troubleIn(error);
  const found = data?.siegeThings;
  const things = found?.edges.map(({ node }) => node) ?? [];
  return (
    <section className="panel" aria-labelledby="things" ref={list}>
      <h2 id="things">How everything {day === null ? 'stands' : 'stood in the evening'}</h2>
      {trouble && <Notice title={trouble.message} />}
      {!found && !trouble && <p>The list is coming…</p>}
      {groupsOf(things).map(({ heading, things: own }) => (
        <details open key={heading}>
          <summary>
            {heading} ({own.length})
          </summary>
          <ul className="plain">
            {own.map(({ thing: { kind, name }, words }) => (
              <li key={name}>
                <a
                  href={linkOf({ page: 'siege', siege, day: shown, from: null, thing: `${kind}:${name}` })}
                  data-thing={`${kind}:${name}`}
                  onClick={open === `${kind}:${name}` ? goToLife : undefined}
                >
                  {thingName(kind, name)}
                </a>
                : {words}
              </li>
            ))}
          </ul>
        </details>
      ))}
      {after !== null && <button onClick={() => setAfter(null)}>The first ones</button>}
      {found?.pageInfo.hasNextPage && (
        <button onClick={() => setAfter(found.pageInfo.endCursor ?? null)}>More things</button>
      )}
    </section>
  );
}

/** The focus is back at the link of a thing, from which somebody has come, when he closes its life. */
function useCameBack(list: RefObject<HTMLElement>, open: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const closed = open === null ? last.current : null;
    last.current = open;
    if (closed === null || !isLed()) return;
    list.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(closed)}"]`)?.focus();
  }, [list, open]);
}
