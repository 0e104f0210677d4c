import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { HomeDocument, TournamentGamesDocument, type TournamentGamesQuery } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { namesFrom, resultWords, sideName, sideWithin } from '../common/sides';
import { ago, capital, counted, stepWords } from '../common/words';
import { AS_ORGANISER, linkOf } from '../routes';

type Game = TournamentGamesQuery['games']['edges'][number]['node'];

interface Shown {
  readonly tournament: string;
  /** The account of this browser organises it, so that private games are in the list. */
  readonly isMine: boolean;
}

/** The games of a tournament: how each stands, who plays, and since when nothing has happened. */
export function TournamentGames({ tournament, isMine }: Shown) {
  const [over, setOver] = useState<boolean | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const variables = useMemo(
    () => ({ after, filter: { tournaments: [tournament], ...(over === null ? {} : { over }) } }),
    [after, over, tournament],
  );
  const [{ data, error }] = useQuery({ query: TournamentGamesDocument, variables, requestPolicy: 'cache-and-network' });
  const trouble = troubleIn(error);
  const { edges = [], totalCount = 0, pageInfo } = data?.games ?? {};
  return (
    <section aria-labelledby="games">
      <h2 id="games">Games</h2>
      <label>
        Show{' '}
        <select
          value={String(over)}
          onChange={({ currentTarget: { value } }) => {
            setAfter(null);
            setOver(value === 'null' ? null : value === 'true');
          }}
        >
          <option value="null">all games</option>
          <option value="false">games that go on</option>
          <option value="true">games that are over</option>
        </select>
      </label>
      {trouble && <Notice title={trouble.message} />}
      {data && <p role="status">{totalCount === 0 ? 'There is none.' : counted(totalCount, 'game')}</p>}
      <ul className="rows">
        {edges.map(({ node }) => (
          <Row game={node} isMine={isMine} key={node.id} />
        ))}
      </ul>
      {after !== null && <button onClick={() => setAfter(null)}>The newest</button>}
      {pageInfo?.hasNextPage && <button onClick={() => setAfter(pageInfo.endCursor ?? null)}>Older ones</button>}
    </section>
  );
}

function Row({ game, isMine }: { readonly game: Game; readonly isMine: boolean }) {
  const { id, title, gameTurn, side, step, over, winner, updatedAt, seats } = game;
  const [{ data }] = useQuery({ query: HomeDocument });
  const [now] = useState(() => Date.now());
  const names = namesFrom(data?.scenarios ?? [], title);
  const state = over
    ? `over: ${resultWords(winner, names)}`
    : `game turn ${gameTurn}, ${sideWithin(side, names)}, ${stepWords(step)}`;
  const players = seats.map((seat) => {
    const who = seat.computer ? 'the computer' : (seat.holder?.name ?? (seat.taken ? 'taken' : 'free'));
    return `${sideName(seat.side, names)}${seat.player ? ` / ${seat.player}` : ''}: ${who}`;
  });
  return (
    <li className="row">
      <div>
        <a href={linkOf({ page: 'game', game: id, at: null, as: isMine ? AS_ORGANISER : null })}>{title}</a>
        <div className="small">
          {capital(state)}. {players.join('; ')}. The last event was {ago(updatedAt, now)}.
        </div>
      </div>
    </li>
  );
}
