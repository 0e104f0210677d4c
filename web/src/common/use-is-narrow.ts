import { useSyncExternalStore } from 'react';

/** The width of a phone that is held upright. */
const NARROW = matchMedia('(max-width: 600px)');

/** Whether the page is so narrow that pictures with words need another layout. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watched, () => NARROW.matches);
}

function watched(changed: () => void): () => void {
  NARROW.addEventListener('change', changed);
  return () => {
    NARROW.removeEventListener('change', changed);
  };
}
