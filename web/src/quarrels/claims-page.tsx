import { useMemo, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { useAccountKey } from '../account/known';
import { ClaimsDocument, type ClaimsQuery, type ClaimStanding, type PlayedKind } from '../api/generated';
import { clientFor, troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { ago, counted } from '../common/words';
import { AS_ORGANISER, go, linkOf } from '../routes';
import { RuleLink } from '../rules/rule-link';
import { ClaimItem } from './claim-item';
import { RuleField } from './rule-field';
import { STANDINGS } from './words';
import { Title } from '../common/title';

interface Asked {
  /** Only claims that stand so; null: all. */
  readonly standing: string | null;
  /** Only claims that rest on this rule; null: all. */
  readonly rule: string | null;
  /** Only claims in the games of this tournament; null: in all games. */
  readonly tournament: string | null;
}

const ALL_STANDINGS = Object.keys(STANDINGS) as readonly ClaimStanding[];

/** The claims in all games that are not private, for those who organise them. The filter is a part of the link. */
export default function ClaimsPage({ standing: written, rule, tournament }: Asked) {
  const standing = ALL_STANDINGS.find((one) => one === written) ?? null;
  const [typed, setTyped] = useState(rule ?? '');
  // An organiser of the tournament sees the claims of its private games, too.
  const key = useAccountKey();
  return (
    <div className="home">
      <Title words="Claims" />
      <p className="lead">
        Errors that players claim in orders of the other side, with the verdicts
        {tournament !== null && (
          <>
            , in the games of <a href={linkOf({ page: 'tournament', tournament })}>one tournament</a>
          </>
        )}
        .
      </p>
      <form
        className="filter"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go({ page: 'claims', standing, rule: typed === '' ? null : typed, tournament }, { replace: true });
        }}
      >
        <label>
          How the claims stand
          <select
            value={standing ?? ''}
            onChange={({ currentTarget: { value } }) =>
              go({ page: 'claims', standing: value === '' ? null : value, rule, tournament }, { replace: true })
            }
          >
            <option value="">All claims</option>
            {ALL_STANDINGS.map((one) => (
              <option value={one} key={one}>
                {STANDINGS[one]}
              </option>
            ))}
          </select>
        </label>
        <RuleField label="Rule" value={typed} changed={setTyped} />
        <button>Show</button>
      </form>
      <Provider value={clientFor(tournament === null ? null : key)}>
        <Found standing={standing} rule={rule} tournament={tournament} key={`${standing} ${rule} ${tournament}`} />
      </Provider>
    </div>
  );
}

interface Filter extends Omit<Asked, 'standing'> {
  readonly standing: ClaimStanding | null;
}

function Found({ standing, rule, tournament }: Filter) {
  const [after, setAfter] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const variables = useMemo(() => {
    const filter = {
      ...(standing === null ? {} : { standings: [standing] }),
      ...(rule === null ? {} : { rules: [rule] }),
      ...(tournament === null ? {} : { tournaments: [tournament] }),
    };
    return { after, filter };
  }, [after, standing, rule, tournament]);
  const [{ data, error }] = useQuery({ query: ClaimsDocument, variables, requestPolicy: 'cache-and-network' });
  const trouble = troubleIn(error);
  if (trouble) return <Notice title={trouble.message} />;
  if (!data) return <p>The claims are coming…</p>;
  const { edges, counts, pageInfo } = data.claims;
  return (
    <>
      <Counts counts={counts} isAll={standing === null && rule === null} />
      {edges.map(({ node: { game, kind, title, filedAt, claim } }) => (
        <section key={`${game} ${claim.number}`}>
          <h2>
            <a href={linkTo(kind, game, tournament)}>{title}</a>
            <span className="small">
              {' '}
              · {kind} {game.slice(0, 8)} · filed {ago(filedAt, now)}
            </span>
          </h2>
          <ul className="plain">
            <ClaimItem
              game={game}
              kind={kind}
              as={tournament === null ? null : AS_ORGANISER}
              claim={claim}
              names={{}}
            />
          </ul>
        </section>
      ))}
      {after !== null && <button onClick={() => setAfter(null)}>The newest</button>}
      {pageInfo.hasNextPage && <button onClick={() => setAfter(pageInfo.endCursor ?? null)}>Older ones</button>}
    </>
  );
}

/** The link to the game or siege of a claim. */
function linkTo(kind: PlayedKind, id: string, tournament: string | null): string {
  return kind === 'siege'
    ? linkOf({ page: 'siege', siege: id, day: null, from: null, thing: null })
    : linkOf({ page: 'game', game: id, at: null, as: tournament === null ? null : AS_ORGANISER });
}

interface CountsProps extends Pick<ClaimsQuery['claims'], 'counts'> {
  /** No claim is left out. */
  readonly isAll: boolean;
}

function Counts({ counts, isAll }: CountsProps) {
  if (counts.length === 0)
    return <p role="status">{isAll ? 'Nobody has claimed an error yet.' : 'There is no such claim.'}</p>;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <details>
      <summary>{counted(all, 'claim')}, by rule</summary>
      <ul className="plain">
        {counts.map(({ rule, standing, count }) => (
          <li key={`${rule} ${standing}`}>
            {rule === null ? 'No single rule' : <RuleLink id={rule} />}: {count}, {STANDINGS[standing]}
          </li>
        ))}
      </ul>
    </details>
  );
}
