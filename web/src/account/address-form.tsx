import { useState } from 'react';
import { useClient } from 'urql';
import { type Trouble, troubleIn } from '../api/client';
import { type MeQuery, RemoveAddressDocument, SetAddressDocument, type SetAddressInput } from '../api/generated';
import { Notice } from '../common/notice';

/** As many letters as the server takes for an address. */
const ADDRESS_MAX = 200;

type Kept = NonNullable<MeQuery['me']>['address'];

/** Where one can be reached outside of Herald: set, shown to those with whom one plays, and erased. */
export function AddressForm({ kept }: { readonly kept: Kept }) {
  const client = useClient();
  const [text, setText] = useState(kept?.text ?? '');
  const [isShown, setShown] = useState(kept?.shownTo === 'players');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keep = async (): Promise<void> => {
    const input: SetAddressInput = { address: text.trim(), shownTo: isShown ? 'players' : 'nobody' };
    setTrouble(troubleIn((await client.mutation(SetAddressDocument, { input }).toPromise()).error));
  };
  const remove = async (): Promise<void> => {
    const wrong = troubleIn((await client.mutation(RemoveAddressDocument, {}).toPromise()).error);
    setTrouble(wrong);
    if (!wrong) setText('');
  };
  return (
    <section aria-labelledby="address">
      <h2 id="address">Address</h2>
      <p className="small">
        Where others can reach you: e-mail, a page, a house. Herald sends nothing to it. It is in no record of a game,
        and when you remove it, it is gone.
      </p>
      <form
        className="words-form"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label>
          <span className="label">Your address</span>
          <input
            value={text}
            required
            maxLength={ADDRESS_MAX}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label>
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} /> Show it to those who sit with
          me in a game, and to its arbiter; in an open game that is everybody who takes the free seat
        </label>
        <button className="primary" disabled={text.trim() === ''}>
          {kept ? 'Change the address' : 'Keep this address'}
        </button>{' '}
        {kept && (
          <button type="button" onClick={() => void remove()}>
            Remove it
          </button>
        )}
        <p role="status" className="small">
          {kept && (kept.shownTo === 'players' ? 'It is shown to your fellow players.' : 'Only you see it.')}
        </p>
        {trouble && <Notice title={trouble.message} />}
      </form>
    </section>
  );
}
