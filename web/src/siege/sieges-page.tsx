import { useState } from 'react';
import { useQuery } from 'urql';
import { SiegesDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { linkOf } from '../routes';
import { BeginSiege } from './begin-siege';
import { wonWords } from './words';
import { Title } from '../common/title';

/** All sieges, the newest first, page by page. */
export function SiegesPage() {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }] = useQuery({
    query: SiegesDocument,
    variables: { after },
    requestPolicy: 'cache-and-network',
  });
  const trouble = troubleIn(error);
  const sieges = data?.sieges.edges.map(({ node }) => node) ?? [];
  const { hasNextPage, endCursor } = data?.sieges.pageInfo ?? {};
  return (
    <div className="home">
      <Title words="Sieges" />
      <p className="lead">A siege goes on for days: walls are battered, men heal, and now and then a game is played.</p>
      {trouble && <Notice title={trouble.message} />}
      {data && sieges.length === 0 && <p>There is none yet: you may begin the first one.</p>}
      <ul className="rows">
        {sieges.map(({ id, title, day, night, over, winner }) => (
          <li className="row" key={id}>
            <a href={linkOf({ page: 'siege', siege: id, day: null, from: null, thing: null })}>{title}</a>
            <span className="small">
              {over ? `over after day ${day}, ${wonWords(winner)}` : `day ${day}${night ? ', at night' : ''}`}
            </span>
          </li>
        ))}
      </ul>
      {after !== null && <button onClick={() => setAfter(null)}>The newest</button>}
      {hasNextPage && <button onClick={() => setAfter(endCursor ?? null)}>Older ones</button>}
      <BeginSiege />
    </div>
  );
}
