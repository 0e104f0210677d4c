import { useMemo, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { RuleUsesDocument } from '../api/generated';
import { clientFor, troubleIn } from '../api/client';
import { capital } from '../common/words';
import { useSeatIn } from '../keys';
import { linkOf } from '../routes';
import type { LookedAt } from './rule-link';

interface Used {
  readonly rule: string;
  readonly within: LookedAt;
}

/** The events of a game that name a rule, as far as the seat may see them. */
export function RuleUses({ rule, within }: Used) {
  const { seat } = useSeatIn(within.game, within.as);
  const key = seat?.key ?? null;
  return (
    <Provider value={clientFor(key)} key={key ?? ''}>
      <Uses rule={rule} within={within} key={rule} />
    </Provider>
  );
}

function Uses({ rule, within: { game, as } }: Used) {
  const [before, setBefore] = useState<string | null>(null);
  const variables = useMemo(() => ({ game, rule, before }), [game, rule, before]);
  const [{ data, error }] = useQuery({ query: RuleUsesDocument, variables, requestPolicy: 'cache-and-network' });
  const trouble = troubleIn(error);
  const history = data?.game.history;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">In this game{data ? `, ${data.game.title}` : ''}</h2>
      {trouble && <p>{trouble.code === 'NOT_FOUND' ? NO_GAME : trouble.message}</p>}
      {history?.edges.length === 0 && <p>No event has named it so far.</p>}
      <ul className="plain">
        {[...(history?.edges ?? [])].reverse().map(({ node: { revision, text } }) => (
          <li key={revision}>
            <a href={linkOf({ page: 'game', game, at: revision, as })}>
              <span className="small">{revision}</span> {capital(text)}
            </a>
          </li>
        ))}
      </ul>
      {history?.pageInfo.hasPreviousPage && (
        <button onClick={() => setBefore(history.pageInfo.startCursor ?? null)}>Earlier ones</button>
      )}
      {before !== null && <button onClick={() => setBefore(null)}>The latest</button>}
    </section>
  );
}

const NO_GAME = 'That game is not there, or it is private and this browser has no key of it.';
