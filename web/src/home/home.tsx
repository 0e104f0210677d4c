import { useQuery } from 'urql';
import { HomeDocument, type HomeQuery } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { capital, counted, listed } from '../common/words';
import { linkOf } from '../routes';
import { MyGames } from './my-games';
import { OpenGames } from './open-games';
import { useBegin } from './use-begin';
import { Title } from '../common/title';

type Scenario = HomeQuery['scenarios'][number];

/** With what a newcomer begins. */
const FIRST = 'tavern-brawl';

export function Home() {
  const [{ data, error }] = useQuery({ query: HomeDocument });
  const trouble = troubleIn(error);
  const scenarios = data?.scenarios ?? [];
  const first = scenarios.find(({ id }) => id === FIRST);
  return (
    <div className="home">
      <Title words="Herald" />
      <p className="lead">
        Medieval fights, man against man, on hexes: against the computer, or against friends, each when there is time.
      </p>
      {trouble && <Notice title={trouble.message} />}
      {first && data && data.computers.length > 0 && <QuickStart scenario={first} />}
      <MyGames scenarios={scenarios} />
      <OpenGames scenarios={scenarios} />
      <section aria-labelledby="scenarios">
        <h2 id="scenarios">Begin a game</h2>
        {!data && !trouble && <p>The scenarios are coming…</p>}
        <ul className="cards">
          {scenarios.map((scenario) => (
            <ScenarioCard scenario={scenario} key={scenario.id} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** From nothing to a game in one click. */
function QuickStart({ scenario: { id, title, sides } }: { readonly scenario: Scenario }) {
  const { start, busy, trouble } = useBegin();
  const side = sides[0]?.id ?? 'red';
  return (
    <section className="quick" aria-labelledby="quick">
      <h2 id="quick">New here?</h2>
      <p>
        A first game, of about ten minutes: <em>{title}</em>. You lead {sides[0]?.name.toLowerCase()}, the computer
        leads {sides[1]?.name.toLowerCase()}.
      </p>
      <button
        className="primary"
        disabled={busy}
        onClick={() => void start({ scenario: id }, { side, player: null }, 'greedy')}
      >
        Play against the computer
      </button>
      {trouble && <Notice title={trouble.message} />}
    </section>
  );
}

function ScenarioCard({ scenario: { id, title, story, sides, gameTurns, units } }: { readonly scenario: Scenario }) {
  return (
    <li className="card">
      <h3>
        <a href={linkOf({ page: 'new', scenario: id })}>{title}</a>
      </h3>
      <p className="story">{story}</p>
      <p className="small">
        {capital(listed(sides.map(({ name }) => name.replace(/^The /, 'the '))))} · {counted(units, 'unit')} ·{' '}
        {counted(gameTurns, 'game turn')}
      </p>
    </li>
  );
}
