import { useState } from 'react';
import { useQuery } from 'urql';
import { type Computer, HomeDocument, type HomeQuery, type OptionInput } from '../api/generated';
import { troubleIn } from '../api/client';
import { Notice, PageNotice } from '../common/notice';
import { capital, counted } from '../common/words';
import { linkOf } from '../routes';
import { WithRules } from '../rules/rule-link';
import { type Keeping, KeepingChoice } from './keeping';
import { RuleOptions } from './rule-options';
import { type Seat, seatsOf, useBegin } from './use-begin';
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

/** "The villagers (red)", or of several who share a side "The villagers (red) / Talkers". */
function seatLabel({ id, name }: Scenario['sides'][number], { player }: Seat): string {
  return `${name} (${id})${player === null ? '' : ` / ${player}`}`;
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
  const seats = sides.flatMap((side) => seatsOf(side).map((seat) => ({ ...seat, label: seatLabel(side, seat) })));
  const [index, setIndex] = useState(0);
  const [other, setOther] = useState<Computer | 'people'>(computers[0] ?? 'people');
  const [isPrivate, setPrivate] = useState(false);
  const [kept, setKept] = useState<Keeping>({});
  const [options, setOptions] = useState<readonly OptionInput[]>([]);
  const { start, busy, trouble } = useBegin();
  return (
    <form
      className="begin"
      onSubmit={(event) => {
        event.preventDefault();
        const { side, player } = seats[index] ?? { side: 'red', player: null };
        void start(
          { scenario: id, private: isPrivate, options, ...kept },
          { side, player },
          other === 'people' ? null : other,
        );
      }}
    >
      <fieldset>
        <legend>You play</legend>
        {seats.map(({ label }, one) => (
          <label key={label}>
            <input type="radio" name="side" checked={index === one} onChange={() => setIndex(one)} /> {label}
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
      <KeepingChoice kept={kept} change={setKept} />
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
