import { useEffect, useState } from 'react';
import { keyHeaders } from '../api/key-headers';

interface Drawn {
  readonly path: string;
  readonly key: string | null;
  readonly url: string;
}

/**
 * The URL of a picture that the server draws for the holder of a key; null until it has come, and where none is wanted
 * (`path` null). An image by itself shows no key, and a private game or siege is drawn for nobody without one.
 */
export function usePicture(path: string | null, key: string | null): string | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    let url: string | null = null;
    fetch(path, { signal: leaving.signal, headers: keyHeaders(key) })
      .then(async (answer) => {
        if (!answer.ok) return;
        url = URL.createObjectURL(await answer.blob());
        setDrawn({ path, key, url });
      })
      .catch(() => {
        // The words beside the picture tell the same.
      });
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path, key]);
  return drawn?.path === path && drawn.key === key ? drawn.url : null;
}
