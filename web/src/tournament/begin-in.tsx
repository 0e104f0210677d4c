import { useState } from 'react';
import { useQuery } from 'urql';
import { useArbiter } from '../arbiter';
import { HomeDocument, type OptionInput } from '../api/generated';
import { Notice } from '../common/notice';
import { type Keeping, KeepingChoice } from '../home/keeping';
import { RuleOptions } from '../home/rule-options';
import { seatsOf, useBegin } from '../home/use-begin';
import { fingerprintOf } from '../quarrels/fingerprint';

/** The people who may come to a game: `private` games have reserved seats, too. */
type Access = 'open' | 'reserved' | 'private';

const ACCESS: Readonly<Record<Access, string>> = {
  open: 'Everybody may look, and take a free seat',
  reserved: 'Everybody may look; seats are for those whom you invite',
  private: 'Private: nobody but its players and organisers knows of it',
};

/** An organiser begins a game in a tournament, in which he takes no seat. */
export function BeginIn({ tournament }: { readonly tournament: string }) {
  const [{ data }] = useQuery({ query: HomeDocument });
  const arbiter = useArbiter();
  const [scenario, setScenario] = useState('tavern-brawl');
  const [access, setAccess] = useState<Access>('open');
  const [kept, setKept] = useState<Keeping>({});
  const [options, setOptions] = useState<readonly OptionInput[]>([]);
  const [isArbiter, setArbiter] = useState(false);
  const { begin, busy, trouble } = useBegin();
  const named = isArbiter && arbiter ? { arbiter: { name: arbiter.name, keyHash: fingerprintOf(arbiter.key) } } : {};
  const sides = data?.scenarios.find(({ id }) => id === scenario)?.sides ?? [];
  const reserved = access === 'reserved' ? { reserve: sides.flatMap(seatsOf) } : {};
  return (
    <form
      className="begin"
      onSubmit={(event) => {
        event.preventDefault();
        void begin({ scenario, tournament, options, private: access === 'private', ...reserved, ...kept, ...named });
      }}
    >
      <h2>Begin a game of the tournament</h2>
      <label>
        Scenario{' '}
        <select
          value={scenario}
          onChange={({ currentTarget: { value } }) => {
            setScenario(value);
            setOptions([]);
          }}
        >
          {(data?.scenarios ?? []).map(({ id, title }) => (
            <option value={id} key={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>Who may come</legend>
        {(Object.keys(ACCESS) as Access[]).map((one) => (
          <label key={one}>
            <input type="radio" name="access" checked={access === one} onChange={() => setAccess(one)} /> {ACCESS[one]}
          </label>
        ))}
      </fieldset>
      <KeepingChoice kept={kept} change={setKept} />
      <RuleOptions scenario={scenario} different={options} change={setOptions} key={scenario} />
      {arbiter && (
        <label>
          <input type="checkbox" checked={isArbiter} onChange={() => setArbiter(!isArbiter)} /> With you, {arbiter.name}
          , as the arbiter
        </label>
      )}
      <button className="primary" disabled={busy || data === undefined}>
        Begin
      </button>
      {trouble && <Notice title={trouble.message} />}
    </form>
  );
}
