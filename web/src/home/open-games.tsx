import { useQuery } from 'urql';
import { OpenGamesDocument, type OpenGamesQuery } from '../api/generated';
import { namesFrom, resultWords, sideWithin } from '../common/sides';
import { capital, listed, stepWords } from '../common/words';
import { linkOf } from '../routes';

type OpenGame = OpenGamesQuery['games']['edges'][number]['node'];
type Scenarios = Parameters<typeof namesFrom>[0];

/** Games that everybody may look at, those that somebody may join first; and sieges. */
export function OpenGames({ scenarios }: { readonly scenarios: Scenarios }) {
  const [{ data }] = useQuery({ query: OpenGamesDocument, variables: {}, requestPolicy: 'cache-and-network' });
  const games = data?.games.edges.map(({ node }) => node) ?? [];
  const sieges = data?.sieges.edges.map(({ node }) => node) ?? [];
  const free = games.filter((game) => isJoinable(game));
  const others = games.filter((game) => !isJoinable(game));
  return (
    <section aria-labelledby="open">
      <h2 id="open">Games to join or to watch</h2>
      {data && games.length === 0 && <p>There is none yet. A game that you begin with a free seat stands here.</p>}
      <ul className="rows">
        {[...free, ...others].slice(0, 12).map((game) => (
          <GameRow game={game} scenarios={scenarios} key={game.id} />
        ))}
      </ul>
      {sieges.length > 0 && (
        <>
          <h3>Sieges</h3>
          <ul className="rows">
            {sieges.map(({ id, title, day, night, over }) => (
              <li className="row" key={id}>
                <a href={linkOf({ page: 'siege', siege: id, day: null, from: null, thing: null })}>{title}</a>
                <span className="small">{over ? 'over' : `day ${day}${night ? ', at night' : ''}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function isJoinable({ over, seats }: OpenGame): boolean {
  return !over && seats.some(({ taken, reserved }) => !taken && !reserved);
}

function GameRow({ game, scenarios }: { readonly game: OpenGame; readonly scenarios: Scenarios }) {
  const { id, title, gameTurn, side, step, over, winner, seats } = game;
  const names = namesFrom(scenarios, title);
  const free = seats.filter(({ taken, reserved }) => !taken && !reserved);
  const state = over
    ? `over: ${resultWords(winner, names)}`
    : `game turn ${gameTurn}, ${sideWithin(side, names)}, ${stepWords(step)}`;
  return (
    <li className="row">
      <div>
        <a href={linkOf({ page: 'game', game: id, at: null, as: null })}>{title}</a>
        <div className="small">{capital(state)}</div>
      </div>
      {isJoinable(game) ? (
        <span className="free">free: {listed([...new Set(free.map((seat) => sideWithin(seat.side, names)))])}</span>
      ) : (
        <span className="small">{over ? 'to look at' : 'to watch'}</span>
      )}
    </li>
  );
}
