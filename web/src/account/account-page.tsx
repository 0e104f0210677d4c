import { useState } from 'react';
import { Provider, useClient, useQuery } from 'urql';
import { clientFor, commanded, type Trouble, troubleIn } from '../api/client';
import { MeDocument, OpenAccountDocument, RenameAccountDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { newAccountKey } from '../keys';
import { go } from '../routes';
import { AddressForm } from './address-form';
import { AccountKeys } from './account-keys';
import { Tournaments } from '../tournament/tournaments';
import { keepAccount, useAccountKey } from './known';
import { Title } from '../common/title';

/** As many letters as the server takes for a name. */
const NAME_MAX = 60;

interface Brought {
  /** A key that somebody brings by a link from another browser; null: none. */
  readonly brought: string | null;
}

/** The account of a person: a name, its keys, and the way to another browser. */
export default function AccountPage({ brought }: Brought) {
  const key = useAccountKey();
  return (
    <div className="home">
      <Title words="Your account" />
      <p className="lead">
        With an account you have a name at the table, and find your games in every browser. Without one each seat has a
        key of its own, and nobody sees a name.
      </p>
      {brought !== null && brought !== key && <Bringing brought={brought} />}
      {key === null ? (
        brought === null && <Opening />
      ) : (
        <Provider value={clientFor(key)} key={key}>
          <Own />
        </Provider>
      )}
    </div>
  );
}

/**
 * A link that somebody else sent must not put his account in the place of one's own: he would see what one's seats see.
 */
function Bringing({ brought }: { readonly brought: string }) {
  const use = (): void => {
    keepAccount(brought);
    // The key goes out of the address.
    go({ page: 'account', key: null }, { replace: true });
  };
  return (
    <section className="quick">
      <p>
        This link holds a key of an account. Use it only if you made it yourself: the seats that you take from now on
        will belong to that account.
      </p>
      <button className="primary" onClick={use}>
        Use this account here
      </button>
    </section>
  );
}

interface Naming {
  readonly label: string;
  readonly send: string;
  readonly sent: (name: string) => Promise<Trouble | null>;
}

function NameForm({ label, send, sent }: Naming) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const submit = async (): Promise<void> => {
    const found = await sent(name.trim());
    setTrouble(found);
    if (!found) setName('');
  };
  return (
    <form
      className="words-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        <span className="label">{label}</span>
        <input value={name} required maxLength={NAME_MAX} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <button className="primary" disabled={name.trim() === ''}>
        {send}
      </button>
      {trouble && <Notice title={trouble.message} />}
    </form>
  );
}

function Opening() {
  const open = async (name: string): Promise<Trouble | null> => {
    const key = newAccountKey(null);
    const input = { name, label: 'this browser', key };
    const client = clientFor(null);
    const answer = await commanded(() => client.mutation(OpenAccountDocument, { input }).toPromise());
    const trouble = troubleIn(answer.error);
    if (!trouble) keepAccount(key);
    return trouble;
  };
  return <NameForm label="Your name, as other players shall read it" send="Open an account" sent={open} />;
}

function Own() {
  const client = useClient();
  const [{ data, error }, again] = useQuery({ query: MeDocument, requestPolicy: 'cache-and-network' });
  const trouble = troubleIn(error);
  const me = data?.me;
  const rename = async (name: string): Promise<Trouble | null> => {
    const answer = await client.mutation(RenameAccountDocument, { name }).toPromise();
    return troubleIn(answer.error);
  };
  if (trouble || (data && !me)) {
    return (
      <Notice title={trouble?.message ?? 'This is no key of an account.'}>
        <p>
          <button onClick={() => keepAccount(null)}>Forget this account here</button>
        </p>
      </Notice>
    );
  }
  if (!me) return <p>Your account is coming…</p>;
  return (
    <>
      <p>
        You are <strong>{me.name}</strong>. The number of your account, which everybody may know:{' '}
        <code className="number">{me.id}</code>
      </p>
      <NameForm label="Another name" send="Change the name" sent={rename} />
      <AddressForm kept={me.address} />
      <Tournaments />
      <AccountKeys account={me.id} keys={me.keys} refresh={() => again({ requestPolicy: 'network-only' })} />
    </>
  );
}
