import { useState } from 'react';
import { useQuery } from 'urql';
import { type Computer, type GameKeeping, HomeDocument, type HomeQuery, type OptionInput } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice, PageNotice } from '../common/notice';
import { capital, counted } from '../common/words';
import { linkOf } from '../routes';
import { WithRules } from '../rules/rule-link';
import { RuleOptions } from './rule-options';
import { useBegin } from './use-begin';
import { Title } from '../common/title';

type Scenario = HomeQuery['scenarios'][number];

/** A scenario with its picture and story, and how it is to be played. */
export function NewGame({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: HomeDocument });
  const scenario = data?.scenarios.find((one) => one.id === id);
  const trouble = troubleIn(error);
  if (trouble) return <PageNotice title={trouble.message} />;
  if (!data) return <p>The scenario is coming…</p>;
  if (!scenario) {
    return (
      <PageNotice title="There is no such scenario.">
        <a href={linkOf({ page: 'home' })}>All that can be played</a>
      </PageNotice>
    );
  }
  return (
    <article className="scenario">
      <Title words={scenario.title} />
      <div className="scenario-parts">
        <About scenario={scenario} />
        <Begin scenario={scenario} computers={data.computers} />
      </div>
      <img
        className="scenario-picture"
        src={`/scenarios/${encodeURIComponent(id)}/board.svg`}
        alt={`The map of ${scenario.title} as the game begins`}
      />
    </article>
  );
}

function About({ scenario }: { readonly scenario: Scenario }) {
  const { story, victory, specialRules, notes, gameTurns, sides } = scenario;
  return (
    <section>
      <p className="story">
        <WithRules text={story} />
      </p>
      <ul className="plain">
        {sides.map(({ id, name, characters }) => (
          <li key={id}>
            <strong>{name}</strong> ({id}): {counted(characters, 'character')}
          </li>
        ))}
        <li>It ends after {counted(gameTurns, 'game turn')} at the latest.</li>
        <li>
          <WithRules text={victory} />
        </li>
        {[...specialRules, ...notes].map((note) => (
          <li key={note}>
            <WithRules text={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Offered {
  readonly scenario: Scenario;
  readonly computers: readonly Computer[];
}

const COMPUTERS: Readonly<Record<Computer, string>> = {
  greedy: 'The computer, which strikes where it can',
  random: 'The computer, which does anything at all',
};

function Begin({ scenario: { id, sides }, computers }: Offered) {
  const [side, setSide] = useState(sides[0]?.id ?? 'red');
  const [other, setOther] = useState<Computer | 'people'>(computers[0] ?? 'people');
  const [isPrivate, setPrivate] = useState(false);
  const [keeping, setKeeping] = useState<GameKeeping>('enforced');
  const [warnSender, setWarnSender] = useState(true);
  const [options, setOptions] = useState<readonly OptionInput[]>([]);
  const { start, busy, trouble } = useBegin();
  const kept = keeping === 'onHonour' ? { keeping, warnSender } : {};
  return (
    <form
      className="begin"
      onSubmit={(event) => {
        event.preventDefault();
        void start({ scenario: id, private: isPrivate, options, ...kept }, side, other === 'people' ? null : other);
      }}
    >
      <fieldset>
        <legend>You play</legend>
        {sides.map(({ id: one, name }) => (
          <label key={one}>
            <input type="radio" name="side" value={one} checked={side === one} onChange={() => setSide(one)} /> {name} (
            {one})
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Against</legend>
        {computers.map((one) => (
          <label key={one}>
            <input type="radio" name="other" checked={other === one} onChange={() => setOther(one)} />{' '}
            {capital(COMPUTERS[one])}
          </label>
        ))}
        <label>
          <input type="radio" name="other" checked={other === 'people'} onChange={() => setOther('people')} /> Somebody
          who takes the free seat, or to whom you send a link
        </label>
      </fieldset>
      <fieldset>
        <legend>Who keeps the rules</legend>
        <label>
          <input type="radio" name="keeping" checked={keeping === 'enforced'} onChange={() => setKeeping('enforced')} />{' '}
          The server: it refuses what the rules forbid
        </label>
        <label>
          <input type="radio" name="keeping" checked={keeping === 'onHonour'} onChange={() => setKeeping('onHonour')} />{' '}
          The players, on their honour: an error is carried out, until somebody claims it
        </label>
        {keeping === 'onHonour' && (
          <label>
            <input type="checkbox" checked={warnSender} onChange={() => setWarnSender(!warnSender)} /> Whoever sends a
            forbidden order is told so, and nobody else
          </label>
        )}
      </fieldset>
      <fieldset>
        <legend>Who may look</legend>
        <label>
          <input type="checkbox" checked={isPrivate} onChange={() => setPrivate(!isPrivate)} /> Only whom I invite: the
          game is in no list, and its seats need the links that you get
        </label>
      </fieldset>
      <RuleOptions scenario={id} different={options} change={setOptions} />
      <button className="primary" disabled={busy}>
        Begin
      </button>
      {trouble && <Notice title={trouble.message} />}
    </form>
  );
}
