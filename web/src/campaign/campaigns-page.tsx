import { useState } from 'react';
import { useQuery } from 'urql';
import { CampaignsDocument } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { linkOf } from '../routes';
import { Title } from '../common/title';

/** All campaigns that everybody may see, the newest first, page by page. */
export default function CampaignsPage() {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }] = useQuery({
    query: CampaignsDocument,
    variables: { after },
    requestPolicy: 'cache-and-network',
  });
  const trouble = troubleIn(error);
  const campaigns = data?.games.edges.map(({ node }) => node) ?? [];
  const { hasNextPage, endCursor } = data?.games.pageInfo ?? {};
  return (
    <div className="home">
      <Title words="Campaigns" />
      <p className="lead">
        A campaign leads characters from scenario to scenario: they win experience, are wounded, and heal.
      </p>
      {trouble && <Notice title={trouble.message} />}
      {data && campaigns.length === 0 && (
        <p>
          There is none yet. Campaigns are begun <a href="/graphiql">by programs</a>, and can be watched here.
        </p>
      )}
      <ul className="rows">
        {campaigns.map(({ id, title, gameTurn, over, winner }) => (
          <li className="row" key={id}>
            <a href={linkOf({ page: 'campaign', campaign: id, day: null })}>{title}</a>
            <span className="small">
              {over ? `over${winner === null ? '' : `: ${winner} has won`}` : `day ${gameTurn}`}
            </span>
          </li>
        ))}
      </ul>
      {after !== null && <button onClick={() => setAfter(null)}>The newest</button>}
      {hasNextPage && <button onClick={() => setAfter(endCursor ?? null)}>Older ones</button>}
    </div>
  );
}
