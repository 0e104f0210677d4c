import { useEffect, useState } from 'react';

interface Shown {
  readonly src: string;
  readonly alt: string;
  /** The key of a side: a siege of a private campaign shows its pictures to nobody else; null: none. */
  readonly viewKey: string | null;
}

/** A picture that the server draws; while a later one is on its way, the one before is shown. */
export function Picture({ src, alt, viewKey }: Shown) {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (viewKey === null) return;
    const leaving = new AbortController();
    fetch(src, { signal: leaving.signal, headers: { authorization: `Bearer ${viewKey}` } })
      .then(async (answer) => {
        if (answer.ok) setDrawn(URL.createObjectURL(await answer.blob()));
      })
      .catch(() => {
        // The words beside the picture say the same; the next look asks again.
      });
    return () => leaving.abort();
  }, [src, viewKey]);
  useEffect(
    () => () => {
      if (drawn !== null) URL.revokeObjectURL(drawn);
    },
    [drawn],
  );
  const shown = viewKey === null ? src : drawn;
  return shown === null ? null : <img className="castle" src={shown} alt={alt} />;
}
