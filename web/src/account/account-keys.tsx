import { useState } from 'react';
import { useClient } from 'urql';
import { type Trouble, troubleIn } from '../api/client';
import { GiveAccountKeyDocument, type MeQuery, RevokeAccountKeyDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { ago } from '../common/words';
import { newAccountKey } from '../keys';
import { wholeLink } from '../routes';
import { keepAccount } from './known';

interface Shown {
  readonly account: string;
  readonly keys: NonNullable<MeQuery['me']>['keys'];
  readonly refresh: () => void;
}

/** The keys of an account: a new one for another browser, and those that are to be void. */
export function AccountKeys({ account, keys, refresh }: Shown) {
  const client = useClient();
  const [now] = useState(() => Date.now());
  const [link, setLink] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const give = async (): Promise<void> => {
    const key = newAccountKey(account);
    const input = { label: `key ${keys.length + 1}`, key };
    const answer = await client.mutation(GiveAccountKeyDocument, { input }).toPromise();
    const wrong = troubleIn(answer.error);
    setTrouble(wrong);
    if (!wrong) setLink(wholeLink({ page: 'account', key }));
    refresh();
  };
  const revoke = async (id: string, isThis: boolean): Promise<void> => {
    const answer = await client.mutation(RevokeAccountKeyDocument, { id }).toPromise();
    const wrong = troubleIn(answer.error);
    setTrouble(wrong);
    if (isThis && !wrong) keepAccount(null);
    else refresh();
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <ul className="rows">
        {keys.map(({ id, label, givenAt, isThis }) => (
          <li className="row" key={id}>
            <span>
              {label}{' '}
              <span className="small">· {isThis ? 'the key of this browser' : `given ${ago(givenAt, now)}`}</span>
            </span>
            {keys.length > 1 && (
              <button aria-label={`Make ${label} void`} onClick={() => void revoke(id, isThis)}>
                Make it void
              </button>
            )}
          </li>
        ))}
      </ul>
      <button onClick={() => void give()}>Use the account in another browser</button>
      {link !== null && (
        <label className="link-to-give">
          Open this link there, once, and give it to nobody: it is a key of your account.
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {trouble && <Notice title={trouble.message} />}
    </section>
  );
}
