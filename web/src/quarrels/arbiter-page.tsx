import { useState } from 'react';
import { becomeArbiter, type KnownArbiter, useArbiter } from '../arbiter';
import { linkOf } from '../routes';
import { fingerprintOf } from './fingerprint';
import { Title } from '../common/title';

/** As many letters as the server takes for the name of an arbiter. */
const NAME_MAX = 60;

/** Somebody becomes an arbiter: the key stays in this browser, its fingerprint goes to the players. */
export default function ArbiterPage() {
  const arbiter = useArbiter();
  return (
    <div className="home">
      <Title words="The arbiter" />
      <p className="lead">
        An arbiter is somebody outside a game on whom its players agree, or whom an organiser of its tournament
        appoints. He sees everything in the game, and decides about claims that a player appeals.
      </p>
      {arbiter ? <Known arbiter={arbiter} /> : <Becoming />}
    </div>
  );
}

function Becoming() {
  const [name, setName] = useState('');
  return (
    <form
      className="quick"
      onSubmit={(event) => {
        event.preventDefault();
        becomeArbiter(name.trim());
      }}
    >
      <label>
        Your name, as the players shall read it
        <input value={name} required maxLength={NAME_MAX} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <p className="small">The key is made in this browser and stays in it. The players need its fingerprint only.</p>
      <button className="primary" disabled={name.trim() === ''}>
        Become an arbiter
      </button>
    </form>
  );
}

function Known({ arbiter: { name, key } }: { readonly arbiter: KnownArbiter }) {
  const fingerprint = fingerprintOf(key);
  return (
    <section className="quick">
      <p>
        You are <strong>{name}</strong>. Give this to the players, who agree on you, or to an organiser of the
        tournament, who appoints you.
      </p>
      <label>
        Fingerprint of your key
        <input readOnly value={fingerprint} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p>
        Then open the game: it offers to show itself to its arbiter.{' '}
        <a href={linkOf({ page: 'claims', standing: 'open', rule: null, tournament: null })}>
          Claims that wait for an arbiter
        </a>
      </p>
    </section>
  );
}
