import { useEffect, useState } from 'react';
import { keyHeaders } from '../api/key-headers';

interface Wanted {
  readonly game: string;
  readonly key: string | null;
  readonly revision: number;
  /** Names what is drawn, so that the same is not asked for twice. */
  readonly scenery: string;
}

const PICTURES_MAX = 12;

/** URLs of pictures of the ground, by who looks and what is drawn. */
const pictures = new Map<string, string>();

/** The picture of a game's ground at an instant; until it has come, the one before. */
export function useGround(wanted: Wanted | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  const { game, key, revision, scenery } = wanted ?? { game: '', key: null, revision: 0, scenery: '' };
  const name = `${game} ${key ?? ''} ${scenery}`;
  useEffect(() => {
    if (scenery === '') return;
    if (pictures.has(name)) return;
    const leaving = new AbortController();
    const path = `/games/${encodeURIComponent(game)}/board.svg?layer=ground&at=${revision}`;
    fetch(path, { signal: leaving.signal, headers: keyHeaders(key) })
      .then(async (answer) => {
        if (answer.ok) setShown(kept(name, URL.createObjectURL(await answer.blob())));
      })
      .catch(() => {
        // Without the picture the units are shown on plain paper; the next look asks again.
      });
    return () => {
      leaving.abort();
    };
  }, [game, key, revision, scenery, name]);
  return pictures.get(name) ?? shown;
}

function kept(name: string, url: string): string {
  pictures.set(name, url);
  for (const [oldest, old] of pictures) {
    if (pictures.size <= PICTURES_MAX) break;
    pictures.delete(oldest);
    URL.revokeObjectURL(old);
  }
  return url;
}
