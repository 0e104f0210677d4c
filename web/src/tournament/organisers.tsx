import { useState } from 'react';
import { useClient } from 'urql';
import { type Trouble, troubleIn } from '../api/client';
import { AdmitOrganiserDocument, DismissOrganiserDocument, type TournamentPartsFragment } from '../api/generated';
import { Notice } from '../common/notice';

interface Shown {
  readonly tournament: TournamentPartsFragment;
  /** The account of this browser; null: none. */
  readonly me: string | null;
  readonly isMine: boolean;
}

/** The people who run a tournament; they admit and dismiss one another. */
export function Organisers({ tournament: { id: tournament, organisers }, me, isMine }: Shown) {
  const client = useClient();
  const [account, setAccount] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const admit = async (): Promise<void> => {
    const input = { tournament, account: account.trim() };
    const found = troubleIn((await client.mutation(AdmitOrganiserDocument, { input }).toPromise()).error);
    setTrouble(found);
    if (!found) setAccount('');
  };
  const dismiss = async (one: string): Promise<void> => {
    const input = { tournament, account: one };
    setTrouble(troubleIn((await client.mutation(DismissOrganiserDocument, { input }).toPromise()).error));
  };
  return (
    <section aria-labelledby="organisers">
      <h2 id="organisers">Organisers</h2>
      <ul className="plain">
        {organisers.map((one) => (
          <li key={one.account}>
            {one.name}
            {one.account === me && ' (you)'}{' '}
            {isMine && organisers.length > 1 && (
              <button className="quiet" onClick={() => void dismiss(one.account)}>
                {one.account === me ? 'Leave the organisers' : `Dismiss ${one.name}`}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isMine && (
        <form
          className="words-form"
          onSubmit={(event) => {
            event.preventDefault();
            void admit();
          }}
        >
          <label>
            Number of an account, which its person finds on the page “Account”
            <input
              value={account}
              required
              spellCheck={false}
              onChange={(event) => setAccount(event.currentTarget.value)}
            />
          </label>
          <button>Make this person an organiser</button>
        </form>
      )}
      {trouble && <Notice title={trouble.message} />}
    </section>
  );
}
