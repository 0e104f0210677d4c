import { useState } from 'react';
import { useQuery } from 'urql';
import { useArbiter } from '../arbiter';
import { HomeDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { useBegin } from '../home/use-begin';
import { fingerprintOf } from '../quarrels/fingerprint';

/** An organiser begins a game in a tournament, in which he takes no seat. */
export function BeginIn({ tournament }: { readonly tournament: string }) {
  const [{ data }] = useQuery({ query: HomeDocument });
  const arbiter = useArbiter();
  const [scenario, setScenario] = useState('tavern-brawl');
  const [isPrivate, setPrivate] = useState(false);
  const [isArbiter, setArbiter] = useState(false);
  const { begin, busy, trouble } = useBegin();
  const named = isArbiter && arbiter ? { arbiter: { name: arbiter.name, keyHash: fingerprintOf(arbiter.key) } } : {};
  return (
    <form
      className="begin"
      onSubmit={(event) => {
        event.preventDefault();
        void begin({ scenario, tournament, private: isPrivate, ...named });
      }}
    >
      <h2>Begin a game of the tournament</h2>
      <label>
        Scenario{' '}
        <select value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
          {(data?.scenarios ?? []).map(({ id, title }) => (
            <option value={id} key={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={isPrivate} onChange={() => setPrivate(!isPrivate)} /> Private: nobody but its
        players and organisers knows of it
      </label>
      {arbiter && (
        <label>
          <input type="checkbox" checked={isArbiter} onChange={() => setArbiter(!isArbiter)} /> With you, {arbiter.name}
          , as the arbiter
        </label>
      )}
      <button className="primary" disabled={busy}>
        Begin
      </button>
      {trouble && <Notice title={trouble.message} />}
    </form>
  );
}
