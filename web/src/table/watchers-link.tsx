import { useState } from 'react';
import { clientFor, commanded, type Trouble, troubleIn } from '../api/client';
import { GiveWatchersKeyDocument } from '../api/generated';
import { Notice } from '../common/notice';
import { newKey } from '../keys';
import { wholeLink } from '../routes';

interface Shown {
  readonly game: string;
  /** The key of the game's organiser, or of an account that organises its tournament. */
  readonly organiserKey: string;
}

/** A link for those who may look at a private game and do nothing. A new link makes the one before void. */
export function WatchersLink({ game, organiserKey }: Shown) {
  const [link, setLink] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const make = async (): Promise<void> => {
    const input = { game, key: newKey() };
    const client = clientFor(organiserKey);
    const { data, error } = await commanded(() => client.mutation(GiveWatchersKeyDocument, { input }).toPromise());
    setTrouble(troubleIn(error));
    if (data) setLink(wholeLink({ page: 'look', game, watchersKey: data.giveWatchersKey.key }));
  };
  if (link !== null) {
    return (
      <label className="link-to-give">
        Link for those who only look
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
    );
  }
  return (
    <>
      <button className="quiet" onClick={() => void make()}>
        Make a link for those who only look (an earlier one is void then)
      </button>
      {trouble && <Notice title={trouble.message} />}
    </>
  );
}
