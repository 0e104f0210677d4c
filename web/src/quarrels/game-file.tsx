import { useState } from 'react';
import { keyHeaders } from '../api/key-headers';
import { saveBlob } from '../common/save';
import { linkOf } from '../routes';

interface Shown {
  readonly game: string;
  /** The key with which the game is looked at; null: none. */
  readonly viewKey: string | null;
}

/** The file of a game that is over, and the way to its proof. It is asked for with the key: a game may be private. */
export function GameFile({ game, viewKey }: Shown) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const fetched = async (): Promise<void> => {
    setBusy(true);
    setWrong(await fileOf(game, viewKey));
    setBusy(false);
  };
  return (
    <>
      <div className="deeds">
        <button disabled={busy} onClick={() => void fetched()}>
          Save the file of the game
        </button>
        <span className="small">
          It holds every event; <a href={linkOf({ page: 'proof' })}>prove it</a> here, or anywhere else.
        </span>
      </div>
      {wrong !== null && <p className="lost">{wrong}</p>}
    </>
  );
}

/** Saves the file; null, or why it could not be had. */
async function fileOf(game: string, key: string | null): Promise<string | null> {
  try {
    const answer = await fetch(`/games/${encodeURIComponent(game)}/events.ndjson`, { headers: keyHeaders(key) });
    if (!answer.ok) return ((await answer.json()) as { readonly message: string }).message;
    saveBlob(`${game}.ndjson`, await answer.blob());
    return null;
  } catch {
    return 'The file has not come whole. Try again.';
  }
}
