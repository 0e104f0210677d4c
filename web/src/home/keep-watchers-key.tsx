import { useEffect } from 'react';
import { go } from '../routes';
import { keepWatchersKey } from '../watching';

interface Brought {
  readonly game: string;
  readonly watchersKey: string;
}

/** Somebody was sent a link by which he may look at a private game: its key is kept, and goes out of the address. */
export function KeepWatchersKey({ game, watchersKey }: Brought) {
  useEffect(() => {
    keepWatchersKey({ game, key: watchersKey });
    go({ page: 'game', game, at: null, as: null }, { replace: true });
  }, [game, watchersKey]);
  return <p>The game is being prepared…</p>;
}
