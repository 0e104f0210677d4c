import { useState } from 'react';
import { useClient } from 'urql';
import { commanded, type Trouble, troubleIn } from '../api/client';
import { OpenTournamentDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { newCommand } from '../keys';
import { go, linkOf } from '../routes';
import { useTournaments } from './known';

/** As many letters as the server takes for a name. */
const NAME_MAX = 60;

/** The tournaments that this browser knows, and a form that opens another; for somebody with an account. */
export function Tournaments() {
  const known = useTournaments();
  return (
    <section aria-labelledby="tournaments">
      <h2 id="tournaments">Tournaments</h2>
      <ul className="plain">
        {known.map(({ id, name }) => (
          <li key={id}>
            <a href={linkOf({ page: 'tournament', tournament: id })}>{name}</a>
          </li>
        ))}
      </ul>
      <Opening />
    </section>
  );
}

function Opening() {
  const client = useClient();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const open = async (): Promise<void> => {
    const input = { name: name.trim(), commandId: newCommand() };
    const { data, error } = await commanded(() => client.mutation(OpenTournamentDocument, { input }).toPromise());
    setTrouble(troubleIn(error));
    if (data) go({ page: 'tournament', tournament: data.openTournament.id });
  };
  return (
    <form
      className="words-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p className="small">In a tournament you see all of its games, private ones too, with their claims.</p>
      <label>
        Name of the tournament
        <input value={name} required maxLength={NAME_MAX} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <button disabled={name.trim() === ''}>Open a tournament</button>
      {trouble && <Notice title={trouble.message} />}
    </form>
  );
}
