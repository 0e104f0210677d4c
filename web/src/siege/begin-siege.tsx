import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { CreateSiegeDocument, ShippedSiegesDocument } from '../api/generated';
import { commanded, type Trouble, troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { counted } from '../common/words';
import { newCommand } from '../keys';
import { go } from '../routes';

/** The sieges that ship: each can be begun, and its sides be taken on its page. */
export function BeginSiege() {
  const client = useClient();
  const [{ data }] = useQuery({ query: ShippedSiegesDocument });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const begin = async (siege: string): Promise<void> => {
    setBusy(true);
    const input = { siege, commandId: newCommand() };
    const answer = await commanded(() => client.mutation(CreateSiegeDocument, { input }).toPromise());
    setBusy(false);
    setTrouble(troubleIn(answer.error));
    const id = answer.data?.createSiege.id;
    if (id !== undefined) go({ page: 'siege', siege: id, day: null, from: null, thing: null });
  };
  return (
    <section aria-labelledby="begin-siege">
      <h2 id="begin-siege">Begin a siege</h2>
      {trouble && <Notice title={trouble.message} />}
      <ul className="cards">
        {(data?.shippedSieges ?? []).map(({ id, title, story, lastDay }) => (
          <li className="card" key={id}>
            <h3>{title}</h3>
            <p className="story">{story}</p>
            <p>
              <button disabled={busy} aria-label={`Begin ${title}`} onClick={() => void begin(id)}>
                Begin
              </button>{' '}
              {lastDay !== null && <span className="small">at most {counted(lastDay, 'day')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
